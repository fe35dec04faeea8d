import Canvas
import PresentationCore

extension Picture {
  /// Draws what `content` adds as one group: cut by `shape`, with an opacity 0…1.
  ///
  /// Hit areas are cut by the shape's bounds: what cannot be seen cannot be touched (SPEC M3).
  public mutating func group(
    clip shape: Shape?, opacity: Double = 1, _ content: (inout Picture<Model>) -> Void
  ) {
    let outerItems = items
    let outerClip = clip
    items = []
    if let bounds = shape?.bounds { clip = clip?.intersection(bounds) ?? bounds }
    content(&self)
    let group = DisplayGroup(items, clip: shape, opacity: opacity)
    items = outerItems
    clip = outerClip
    if !group.items.isEmpty { items.append(.group(group)) }
  }

  /// Draws what `content` adds inside a scroll: cut by its rectangle.
  mutating func scrolled(
    in rect: Rect, by name: String, _ content: (inout Picture<Model>) -> Void
  ) {
    scrollPath.append(name)
    group(clip: .rect(rect), content)
    scrollPath.removeLast()
  }

  /// Draws a bar: touch targets larger than their drawing end at its edges (SPEC V5).
  mutating func touching(within rect: Rect, _ content: (inout Picture<Model>) -> Void) {
    let outer = touchLimit
    touchLimit = outer?.intersection(rect) ?? rect
    content(&self)
    touchLimit = outer
  }

  /// Tells how something that moves of a row is drawn, and what shows it; nil tells nothing.
  mutating func tell(_ reading: RowReading?, by trace: RowTrace? = nil) {
    guard var reading else { return }
    reading.trace = trace
    rows.append(reading)
  }

  /// Draws content that fingers do not reach; what it declares is kept (SPEC H1, L4).
  mutating func drawInert(_ content: (inout Picture<Model>) -> Void) {
    var inert = Picture(model: model)
    inert.clip = clip
    content(&inert)
    items += inert.items
    for declaration in inert.declared { declare(declaration) }
    for site in inert.sites { addSite(site) }
    rows += inert.rows
    keepsMoving(inert.animatesUntil)
  }

  /// Visits content that cannot be seen: only what it declares and where its rows are is kept (SPEC H1).
  mutating func declareOnly(_ content: (inout Picture<Model>) -> Void) {
    var unseen = Picture(model: model)
    content(&unseen)
    for declaration in unseen.declared { declare(declaration) }
    for site in unseen.sites { addSite(site) }
    rows += unseen.rows
  }
}
