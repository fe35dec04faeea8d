import Canvas

/// One child of a stack, asked once what it is.
struct StackChild<Model> {
  let block: any Block<Model>
  let space: (least: Double, grows: Bool)?
  let traits: BlockTraits

  init(_ block: any Block<Model>) {
    self.block = block
    traits = block.traits
    space = traits.contains(.space) ? (block as? any StackSpace)?.space : nil
  }

  func grows(along axis: Axis) -> Bool {
    space?.grows ?? traits.contains(axis.growth)
  }
}

/// Shares out the length of a stack: fixed children first, growing ones take the rest.
struct StackLayout<Model> {
  let axis: Axis
  let spacing: Double
  let children: [StackChild<Model>]
  let traits: BlockTraits

  init(_ axis: Axis, spacing: Double, _ blocks: [any Block<Model>]) {
    self.axis = axis
    self.spacing = spacing
    children = blocks.map(StackChild.init)
    traits = children.reduce(into: []) { traits, child in
      traits.formUnion(child.traits.subtracting(.space))
      if child.grows(along: axis) { traits.insert(axis.growth) }
    }
  }

  /// The distance in pt before the child at `index`: none beside a gap.
  func distance(before index: Int) -> Double {
    guard index > 0 else { return 0 }
    if children[index].space != nil || children[index - 1].space != nil { return 0 }
    return spacing
  }

  /// All distances together, in pt.
  private var distances: Double {
    var sum = 0.0
    for index in children.indices { sum += distance(before: index) }
    return sum
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
    let cross = axis.cross(proposal)
    var sizes: [Size] = []
    sizes.reserveCapacity(children.count)
    var used = distances
    var growing = 0
    for child in children {
      if let space = child.space {
        sizes.append(axis.size(main: space.least, cross: 0))
      } else if child.grows(along: axis), axis.main(proposal) != nil {
        sizes.append(.zero)
      } else {
        sizes.append(
          child.block.size(fitting: axis.proposal(main: nil, cross: cross), in: context))
      }
      used += axis.main(sizes[sizes.count - 1])
      if child.grows(along: axis) { growing += 1 }
    }
    guard let available = axis.main(proposal) else { return sizes }
    if axis == .across, used > available + 0.001 {
      compress(&sizes, to: available, cross: cross, in: context)
    } else if growing > 0 {
      grow(&sizes, by: available - used, among: growing, cross: cross, in: context)
    }
    return sizes
  }

  /// Gives the room left over to the growing children, equally.
  private func grow(
    _ sizes: inout [Size], by room: Double, among count: Int, cross: Double?,
    in context: BlockContext
  ) {
    let share = max(0, room) / Double(count)
    for (index, child) in children.enumerated() where child.grows(along: axis) {
      if let space = child.space {
        sizes[index] = axis.size(main: space.least + share, cross: 0)
      } else {
        sizes[index] = child.block.size(
          fitting: axis.proposal(main: share, cross: cross), in: context)
      }
    }
  }

  /// Offers the narrowest children their own width first; the wide ones share what remains.
  private func compress(
    _ sizes: inout [Size], to available: Double, cross: Double?, in context: BlockContext
  ) {
    var room = available - distances
    var indices: [Int] = []
    for (index, child) in children.enumerated() {
      if let space = child.space {
        room -= space.least
      } else {
        indices.append(index)
      }
    }
    let order = indices.sorted { (sizes[$0].width, $0) < (sizes[$1].width, $1) }
    for (place, index) in order.enumerated() {
      let share = max(0, room) / Double(order.count - place)
      if sizes[index].width > share {
        sizes[index] = children[index].block.size(
          fitting: axis.proposal(main: share, cross: cross), in: context)
      }
      room -= sizes[index].width
    }
  }
}
