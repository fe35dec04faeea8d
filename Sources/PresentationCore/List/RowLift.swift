/// A row lifted out of its list by a finger; the others make way as it comes, in pt (SPEC L2).
///
/// Where they stand depends on where it is and not on time: nothing can lag behind the finger.
public struct RowLift: Hashable, Sendable {
  /// Index of the row in the list.
  public let index: Int
  /// Where the finger holds it, below its top.
  public let grip: Double
  /// Where the finger is, below the top of the view.
  public var finger: Double

  /// A row taken by a finger that is `finger` below the view's top and `grip` below the row's.
  public init(index: Int, grip: Double, finger: Double) {
    self.index = index
    self.grip = grip
    self.finger = finger
  }

  /// Its top below the top of the content, in a list scrolled by an offset.
  public func top(scrolledBy offset: Double) -> Double { finger + offset - grip }

  /// The tops of all rows of these heights while it is held at a top of its own.
  public func tops(of heights: [Double], liftedTop: Double) -> [Double] {
    var tops: [Double] = []
    var y = 0.0
    let gap = heights.indices.contains(index) ? heights[index] : 0
    for (row, height) in heights.enumerated() {
      if row == index {
        tops.append(liftedTop)
      } else {
        tops.append(y + gap * Self.share(of: height, at: y, above: liftedTop))
        y += height
      }
    }
    return tops
  }

  /// The index it would get, when let go at a top, no lower than `first`.
  public func target(in heights: [Double], liftedTop: Double, first: Int = 0) -> Int {
    var y = 0.0
    var target = 0
    for (row, height) in heights.enumerated() where row != index {
      if Self.share(of: height, at: y, above: liftedTop) < 0.5 { target += 1 }
      y += height
    }
    return min(max(target, first), max(0, heights.count - 1))
  }

  /// How far a row has made way, 0…1: wholly once the lifted row is above its place.
  private static func share(of height: Double, at y: Double, above lifted: Double) -> Double {
    guard height > 0 else { return lifted <= y ? 1 : 0 }
    let share = min(max((y + height - lifted) / height, 0), 1)
    return share * share * (3 - 2 * share)
  }
}
