import Canvas
import Motion

/// The built-in styles with the curves of SPEC "Defaults".
extension PresentationStyle {
  /// Panel and sheet settle: response 0.4 s, damping 0.85.
  public static let settle = MotionCurve.spring(Spring(response: 0.4, dampingRatio: 0.85))
  /// Panel and sheet leave: the same response, critically damped.
  public static let leave = MotionCurve.spring(Spring(response: 0.4, dampingRatio: 1))

  private static let middle = Point(0.5, 0.5)
  private static let cardIn = MotionCurve.spring(Spring(duration: 0.35, bounce: 0.15))
  private static let cardOut = MotionCurve.spring(Spring(duration: 0.25, bounce: 0))

  /// A centred card: opacity and scale from 0.9.
  public static let card = PresentationStyle(
    name: "card", place: .center(margin: 32),
    insertion: Transition([.opacity, .scale(from: 0.9, anchor: middle)], curve: cardIn),
    removal: Transition([.opacity, .scale(from: 0.9, anchor: middle)], curve: cardOut),
    cornerRadius: 16)

  /// A panel on the lower edge that moves in from below (SPEC K9).
  public static let panel = PresentationStyle(
    name: "panel", place: .bottomEdge, insertion: Transition([.move(.bottom)], curve: settle),
    removal: Transition([.move(.bottom)], curve: leave), cornerRadius: 16)

  /// A sheet with detents (SPEC S).
  public static let sheet = PresentationStyle(
    name: "sheet", place: .sheet, insertion: Transition([.move(.bottom)], curve: settle),
    removal: Transition([.move(.bottom)], curve: leave), cornerRadius: 12)

  /// A system alert: in from scale 1.3, out by fading (SPEC A).
  public static let alert = PresentationStyle(
    name: "alert", place: .center(margin: 0), level: .system,
    insertion: Transition(
      [.opacity, .scale(from: 1.3, anchor: middle)],
      curve: .spring(Spring(duration: 0.25, bounce: 0))),
    removal: Transition([.opacity], curve: .bezier(.easeInOut, duration: 0.25)), cornerRadius: 14,
    keyboard: .staysAbove)

  /// A confirmation dialog from below (SPEC D).
  public static let dialog = PresentationStyle(
    name: "dialog", place: .bottom(gap: 0), level: .system,
    insertion: Transition([.move(.bottom)], curve: settle),
    removal: Transition([.move(.bottom)], curve: leave), cornerRadius: 14)

  /// A toast above the lower safe area (SPEC K8).
  public static let toast = PresentationStyle(
    name: "toast", place: .bottom(gap: 12), level: .overlay,
    insertion: Transition([.move(.bottom)], curve: leave),
    removal: Transition([.move(.bottom)], curve: leave), cornerRadius: 12, focus: .leaves)

  /// A notice below the upper safe area (SPEC K8).
  public static let notice = PresentationStyle(
    name: "toast", place: .top(gap: 4), level: .overlay,
    insertion: Transition([.move(.top)], curve: leave),
    removal: Transition([.move(.top)], curve: leave), cornerRadius: 16, focus: .leaves)

  /// A popover beside a rectangle in container pt (SPEC O1).
  public static func anchored(
    name: String, to rect: Rect, side: AnchorSide, cornerRadius: Double = 13
  ) -> PresentationStyle {
    anchored(name: name, to: Anchor(rect, side: side), cornerRadius: cornerRadius)
  }

  /// A popover, menu, bubble or guide card beside a thing on the screen (SPEC O1, K2).
  public static func anchored(
    name: String, to anchor: Anchor, cornerRadius: Double = 13
  ) -> PresentationStyle {
    PresentationStyle(
      name: name, place: .anchored(anchor), level: .system,
      insertion: Transition([.opacity, .grow(from: 0.9)], curve: cardIn),
      removal: Transition([.opacity, .grow(from: 0.9)], curve: cardOut),
      cornerRadius: cornerRadius)
  }

  /// A cover over everything, moving up from below (SPEC F2).
  public static let cover = PresentationStyle(
    name: "cover", place: .full,
    insertion: Transition(
      [.move(.bottom)], curve: .spring(Spring(duration: 0.5, bounce: 0))),
    removal: Transition([.move(.bottom)], curve: .spring(Spring(duration: 0.5, bounce: 0))),
    cornerRadius: 0, page: .hidden)
}
