import Canvas

/// What a context menu lifts off the page while it is up (SPEC C1).
public struct MenuPreview<Model> {
  /// Where the block lies on its surface, in the surface's points.
  public var source: Rect
  /// Corner radius of the lifted card, in pt.
  public var cornerRadius: Double
  /// What is drawn on the card.
  public var block: any Block<Model>

  /// The card at a share 0…1 of its way from where the block lies to where it stands lifted.
  public func card(
    from source: Rect, to lifted: Rect, at share: Double
  ) -> (frame: Rect, radius: Double) {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    let minX = mix(source.minX, lifted.minX)
    let minY = mix(source.minY, lifted.minY)
    let maxX = mix(source.maxX, lifted.maxX)
    let maxY = mix(source.maxY, lifted.maxY)
    return (Rect(minX, minY, maxX - minX, maxY - minY), cornerRadius * min(max(share, 0), 1))
  }

  func pulledBack<Parent>(along path: WritableKeyPath<Parent, Model>) -> MenuPreview<Parent> {
    MenuPreview<Parent>(
      source: source, cornerRadius: cornerRadius, block: Scope(path, block))
  }
}
