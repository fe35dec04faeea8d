import Canvas

extension [Layer] {
  /// Adds a surface's layers; what lies under one of its size loses its shadow as far as it is
  /// covered, or a pile would be darker around than one of them (SPEC Q5, T4).
  mutating func pile(_ above: [Layer]) {
    for cover in above {
      guard let area = cover.surfaceArea else { continue }
      for index in indices {
        guard let own = self[index].surfaceArea, own.isAsLarge(as: area) else { continue }
        let common = own.intersection(area)
        let share = common.width * common.height / (own.width * own.height)
        self[index].surface?.shadows.fade(to: 1 - share * cover.opacity)
      }
    }
    self += above
  }
}

extension Layer {
  /// Where its surface stands, in container pt; nil without one that throws a shadow.
  fileprivate var surfaceArea: Rect? {
    guard let surface, !surface.shadows.isEmpty else { return nil }
    let area = placement.apply(to: surface.shape.bounds)
    return area.isEmpty ? nil : area
  }
}

extension Rect {
  /// True within 1 pt.
  fileprivate func isAsLarge(as other: Rect) -> Bool {
    abs(width - other.width) <= 1 && abs(height - other.height) <= 1
  }
}
