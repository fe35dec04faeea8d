import Canvas

/// What a stack knows of one child before measuring; not generic, so that loops over it are fast.
struct StackSlot {
  /// Distance in pt before the child: none beside a gap or a spacer.
  var distance: Double
  /// Length in pt of room that is no block; nil for blocks.
  var room: Double?
  var grows: Bool
  var declares: Bool
}

/// Shares out the length of a stack: fixed children first, growing ones take the rest.
struct StackLayout<Model> {
  let axis: Axis
  let blocks: [any Block<Model>]
  let slots: [StackSlot]
  let traits: BlockTraits
  /// All distances together, in pt.
  private let distances: Double

  init(_ axis: Axis, spacing: Double, _ blocks: [any Block<Model>]) {
    self.axis = axis
    self.blocks = blocks
    var slots: [StackSlot] = []
    slots.reserveCapacity(blocks.count)
    var all: BlockTraits = []
    var distances = 0.0
    for block in blocks {
      let traits = block.traits
      let space = traits.contains(.space) ? (block as? any StackSpace)?.space : nil
      let isBeside = slots.last.map { $0.room == nil && space == nil } ?? false
      let grows = space?.grows ?? traits.contains(axis.growth)
      all.formUnion(traits.subtracting(.space))
      if grows { all.insert(axis.growth) }
      let distance = isBeside ? spacing : 0
      distances += distance
      slots.append(
        StackSlot(
          distance: distance, room: space?.least, grows: grows,
          declares: traits.contains(.declares)))
    }
    self.slots = slots
    self.distances = distances
    traits = all
  }

  /// The sum of lengths and distances, and the widest cross extent, in pt.
  func total(_ sizes: [Size]) -> Size {
    var length = distances
    var cross = 0.0
    for size in sizes {
      length += axis.main(size)
      cross = max(cross, axis.cross(size))
    }
    return axis.size(main: length, cross: cross)
  }

  /// The size in pt of every child for an offer to the stack.
  func sizes(fitting proposal: ProposedSize, in context: BlockContext) -> [Size] {
    let offer = axis.proposal(main: nil, cross: axis.cross(proposal))
    let available = axis.main(proposal)
    var sizes: [Size] = []
    sizes.reserveCapacity(slots.count)
    var used = distances
    var growing = 0
    for (index, slot) in slots.enumerated() {
      if slot.grows { growing += 1 }
      let size =
        if let room = slot.room {
          axis.size(main: room, cross: 0)
        } else if slot.grows, available != nil {
          Size.zero
        } else {
          blocks[index].size(fitting: offer, in: context)
        }
      sizes.append(size)
      used += axis.main(size)
    }
    guard let available else { return sizes }
    if axis == .across, used > available + 0.001 {
      compress(&sizes, to: available, cross: offer.height, in: context)
    } else if growing > 0 {
      grow(&sizes, by: available - used, among: growing, offer, in: context)
    }
    return sizes
  }

  /// Draws the child where it can be seen; elsewhere only its declarations count.
  func draw(
    _ index: Int, in rect: Rect, into picture: inout Picture<Model>, context: BlockContext
  ) {
    guard slots[index].room == nil else { return }
    if context.canSee(rect) {
      blocks[index].draw(in: rect, into: &picture, context: context)
    } else if slots[index].declares {
      picture.declareOnly { blocks[index].draw(in: rect, into: &$0, context: context) }
    }
  }

  /// Gives the room left over to the growing children, equally.
  private func grow(
    _ sizes: inout [Size], by room: Double, among count: Int, _ offer: ProposedSize,
    in context: BlockContext
  ) {
    let share = max(0, room) / Double(count)
    let offer = axis.proposal(main: share, cross: axis.cross(offer))
    for (index, slot) in slots.enumerated() where slot.grows {
      if let room = slot.room {
        sizes[index] = axis.size(main: room + share, cross: 0)
      } else {
        sizes[index] = blocks[index].size(fitting: offer, in: context)
      }
    }
  }

  /// Offers the narrowest children their own width first; the wide ones share what remains, and
  /// what wrapped lines leave over goes to the spacers.
  private func compress(
    _ sizes: inout [Size], to available: Double, cross: Double?, in context: BlockContext
  ) {
    var room = available - distances
    var indices: [Int] = []
    for (index, slot) in slots.enumerated() {
      if let least = slot.room {
        room -= least
      } else {
        indices.append(index)
      }
    }
    let order = indices.sorted { (sizes[$0].width, $0) < (sizes[$1].width, $1) }
    for (place, index) in order.enumerated() {
      let share = max(0, room) / Double(order.count - place)
      if sizes[index].width > share {
        sizes[index] = blocks[index].size(
          fitting: ProposedSize(width: share, height: cross), in: context)
      }
      room -= sizes[index].width
    }
    let spacers = slots.indices.filter { slots[$0].room != nil && slots[$0].grows }
    for index in spacers { sizes[index].width += max(0, room) / Double(spacers.count) }
  }
}
