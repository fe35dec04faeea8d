/// A part of the frame that moves as one: page, mask, card, sheet, keyboard.
///
/// The surface (shadow, background, outline) is drawn sub-pixel through the placement; the content
/// is drawn once into a bitmap, set on whole device pixels and kept while it stays equal.
/// Opacity applies to surface and content together.
public struct Layer: Hashable, Sendable {
  /// Stable name, unique in the frame: `page`, `mask A`, `A`, `keyboard`.
  public var name: String
  /// The background shape with its shadows; nil when the content brings its own.
  public var surface: Surface?
  /// What stands on the surface, in layer points.
  public var content: [DisplayItem]
  /// Cuts the content, in layer points; nil cuts nothing.
  public var clip: Shape?
  /// Standard deviation in pt by which the content is out of focus; 0 leaves it sharp.
  ///
  /// Wants a rectangular clip, or an opaque rectangle below all else: the content's edge is held
  /// there, and the whole is kept.
  public var blur: Double
  /// Where the layer stands on the screen.
  public var placement: Placement
  /// Opacity of the whole, 0…1.
  public var opacity: Double

  /// A layer at rest in screen coordinates unless placed otherwise.
  public init(
    name: String, surface: Surface? = nil, content: [DisplayItem] = [], clip: Shape? = nil,
    blur: Double = 0, placement: Placement = .identity, opacity: Double = 1
  ) {
    self.name = name
    self.blur = blur
    self.surface = surface
    self.content = content
    self.clip = clip
    self.placement = placement
    self.opacity = opacity
  }
}

extension Layer {
  /// The layer as one item of another layer's content.
  public var item: DisplayItem {
    var items: [DisplayItem] = []
    if let surface {
      items += surface.shadows.map { .shadow(surface.shape, $0) }
      items.append(.fill(surface.shape, surface.fill))
      if let line = surface.outline {
        items.append(
          .stroke(surface.shape, Stroke(width: line.width, alignment: .inside), line.color))
      }
    }
    if clip == nil {
      items += content
    } else if !content.isEmpty {
      items.append(.group(DisplayGroup(content, clip: clip)))
    }
    return .group(DisplayGroup(items, placement: placement, opacity: opacity))
  }
}
