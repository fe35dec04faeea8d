import Canvas
import PresentationCore

/// What blocks may look at while they measure and draw; nothing in it belongs to a model.
public struct BlockContext {
  /// Colours, text styles, radii and shadows in force.
  public var theme: Theme
  /// The widths of text.
  public var text: any TextMeasuring
  /// The instant drawn: animated blocks are functions of it (SPEC K6, T6).
  public var now: Instant
  /// The instant the page came up: what turns without end counts from it, so that no picture depends
  /// on where the clock began (SPEC K6, T6, X4).
  public var epoch = Instant.zero
  /// Locale, container, safe area, text size.
  public var environment: BlockEnvironment
  /// Names of the hit areas held down.
  public var pressed: Set<String>
  /// Name of the hit area with the keyboard focus, when its ring shows (SPEC V6).
  public var focused: String?
  /// The field being typed in; nil when none is.
  public var editing: TextEditing?
  /// Offset of each named scroll in pt, positive when scrolled down.
  public var scrollOffsets: [String: Double]
  /// Offset of each plane in pt, by name.
  public var planeOffsets: [String: Point] = [:]
  /// The pages of each stack of the surface, by its name, back to front (SPEC L4).
  public var navigation: [String: [NavigationLayer]] = [:]
  /// The page's pull to refresh (SPEC R2).
  public var refresh = RefreshState()
  /// The upper edge of the software keyboard while it is the page's, in its points (SPEC V1).
  public var keyboardTop: Double?
  /// The height in pt of the sheet that can be seen; nil outside sheets (SPEC S13).
  public var surfaceHeight: Double?
  /// What lies beside the content of a sheet that keeps off notch and home indicator, in pt.
  public var besides = Insets.zero
  /// Names of the blocks around the one drawn, outermost first: the owner of a declaration.
  public var owner: [String]
  /// The part of the surface that can be seen, in its points; nil is all of it.
  public var visible: Rect?
  /// Whether what cannot be seen is drawn too, so that a field or a control out of sight can be
  /// found (SPEC V1, V6).
  public var drawing = DrawingExtent.visible

  /// The rows whose presentations are up: lists make them out of sight too (SPEC H2).
  public var keptRows: RowPlaces = [:]

  /// How much of a surface is drawn.
  public enum DrawingExtent: Hashable, Sendable { case visible, all }

  /// A context at rest: nothing pressed, focused or scrolled.
  public init(
    theme: Theme, text: any TextMeasuring, now: Instant = .zero,
    environment: BlockEnvironment = BlockEnvironment(), pressed: Set<String> = [],
    focused: String? = nil, editing: TextEditing? = nil,
    scrollOffsets: [String: Double] = [:], surfaceHeight: Double? = nil, owner: [String] = [],
    visible: Rect? = nil
  ) {
    self.theme = theme
    self.text = text
    self.now = now
    self.environment = environment
    self.pressed = pressed
    self.focused = focused
    self.editing = editing
    self.scrollOffsets = scrollOffsets
    self.surfaceHeight = surfaceHeight
    self.owner = owner
    self.visible = visible
  }

  /// The context for what stands inside the block called `name`.
  func inside(_ name: String) -> BlockContext {
    var context = self
    context.owner.append(name)
    return context
  }

  /// False when nothing of the rectangle, in surface points, can be seen.
  func canSee(_ rect: Rect) -> Bool {
    guard let visible, drawing == .visible else { return true }
    return rect.maxX > visible.minX && rect.minX < visible.maxX && rect.maxY > visible.minY
      && rect.minY < visible.maxY
  }

  /// A rectangle across all of a surface's content, widened to the surface's edges (SPEC V3).
  ///
  /// Lines and tints of lists go there, beside a notch too; in a card they stay as they are.
  func toEdges(_ rect: Rect) -> Rect {
    let left = environment.safeArea.left + besides.left
    let right = environment.safeArea.right + besides.right
    let spanned = environment.container.width - left - right
    guard left + right > 0, abs(rect.width - spanned) < 0.5 else { return rect }
    return rect.inset(by: Insets(left: -left, right: -right))
  }

  /// `rect` as laid out left to right, mirrored inside `bounds` for right-to-left layout.
  public func mirrored(_ rect: Rect, in bounds: Rect) -> Rect {
    guard environment.layoutDirection == .rightToLeft else { return rect }
    return Rect(bounds.minX + bounds.maxX - rect.maxX, rect.minY, rect.width, rect.height)
  }
}
