import Canvas
import Foundation
import Motion
import PresentationCore
import Testing

/// SPEC "Defaults": the built-in styles and the keyboard move as the table says.
struct StylePresetTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var style: PresentationStyle
    var place: PopupPlace
    var level = PresentationLevel.content
    var enters: Transition
    var leaves: Transition
    var radius: Double
    var testDescription: String { "\(style.name) at \(place)" }
  }

  private static let middle = Point(0.5, 0.5)
  private static let anchor = Anchor(Rect(20, 30, 40, 50), side: .above)

  private static func spring(_ duration: Double, bounce: Double) -> MotionCurve {
    .spring(Spring(duration: duration, bounce: bounce))
  }

  /// Panels, sheets, dialogs, toasts: response 0.4.
  private static func moves(_ edge: ContainerEdge, damping: Double) -> Transition {
    Transition([.move(edge)], curve: .spring(Spring(response: 0.4, dampingRatio: damping)))
  }

  private static func grown(_ from: Double, _ curve: MotionCurve) -> Transition {
    Transition([.opacity, .scale(from: from, anchor: middle)], curve: curve)
  }

  private static let fade = Transition([.opacity], curve: .bezier(.easeInOut, duration: 0.25))
  private static let rise = Transition([.move(.bottom)], curve: spring(0.5, bounce: 0))

  private static let rows = [
    Row(
      style: .card, place: .center(margin: 32), enters: grown(0.9, spring(0.35, bounce: 0.15)),
      leaves: grown(0.9, spring(0.25, bounce: 0)), radius: 16),
    Row(
      style: .panel, place: .bottomEdge, enters: moves(.bottom, damping: 0.85),
      leaves: moves(.bottom, damping: 1), radius: 16),
    Row(
      style: .sheet, place: .sheet, enters: moves(.bottom, damping: 0.85),
      leaves: moves(.bottom, damping: 1), radius: 12),
    Row(
      style: .alert, place: .center(margin: 0), level: .system,
      enters: grown(1.3, spring(0.25, bounce: 0)), leaves: fade, radius: 14),
    Row(
      style: .dialog, place: .bottom(gap: 0), level: .system, enters: moves(.bottom, damping: 0.85),
      leaves: moves(.bottom, damping: 1), radius: 14),
    Row(
      style: .toast, place: .bottom(gap: 12), level: .overlay, enters: moves(.bottom, damping: 1),
      leaves: moves(.bottom, damping: 1), radius: 12),
    Row(
      style: .notice, place: .top(gap: 4), level: .overlay, enters: moves(.top, damping: 1),
      leaves: moves(.top, damping: 1), radius: 16),
    Row(
      style: .anchored(name: "popover", to: anchor), place: .anchored(anchor), level: .system,
      enters: Transition([.opacity, .grow(from: 0.9)], curve: spring(0.35, bounce: 0.15)),
      leaves: Transition([.opacity, .grow(from: 0.9)], curve: spring(0.25, bounce: 0)), radius: 13),
    Row(style: .cover, place: .full, enters: rise, leaves: rise, radius: 0),
  ]

  @Test(arguments: rows)
  func `T1, T3, K1 a built-in style has the place, ways and radius of the table`(row: Row) {
    #expect(row.style.place == row.place)
    #expect(row.style.level == row.level)
    #expect(row.style.insertion == row.enters)
    #expect(row.style.removal == row.leaves)
    #expect(row.style.cornerRadius == row.radius)
    #expect(row.style.settling == .spring(Spring(response: 0.4, dampingRatio: 0.85)))
  }

  @Test func `F2, T5 the cross-dissolve takes 0.25 s`() {
    #expect(Transition.crossFade == Self.fade)
  }

  @Test func `V1 the keyboard is a critical spring of ω0 = √(1000/3)`() {
    let curve = StageEnvironment().keyboardCurve
    let way = MovingValue(from: 0, to: 336, curve: curve)
    let pace = (1000.0 / 3).squareRoot()
    for time in [0.05, 0.1, 0.2, 0.3] {
      let left = (1 + pace * time) * exp(-pace * time)
      #expect(near(way.state(after: time).value, 336 * (1 - left), within: 1e-6), "at \(time)")
    }
  }
}
