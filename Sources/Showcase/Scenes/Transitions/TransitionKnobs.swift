import Blocks
import Canvas
import Motion
import PresentationCore

/// The knobs of the transition gallery: what moves on the way in and out, and by which curve (T1, T3).
enum TransitionKnobs {
  /// The effects that can be chosen.
  enum Kind: String, CaseIterable {
    case opacity, scale, move, offset, position, identity, combined

    /// Its name for people.
    var name: Phrase {
      switch self {
      case .opacity: Phrase("Cross-dissolve", "淡入淡出")
      case .scale: Phrase("Scale", "缩放")
      case .move: Phrase("Move from an edge", "从边缘移入")
      case .offset: Phrase("Offset", "偏移")
      case .position: Phrase("From a point", "从一点出来")
      case .identity: Phrase("At once", "立即出现")
      case .combined: Phrase("All together", "组合")
      }
    }
  }

  /// The curves that can be chosen.
  enum CurveKind: String, CaseIterable {
    case spring, bouncy, physical, bezier, linear, immediate

    /// Its name for people, inside a sentence.
    var name: Phrase {
      switch self {
      case .spring: Phrase("spring", "弹簧")
      case .bouncy: Phrase("bouncy spring", "有回弹的弹簧")
      case .physical: Phrase("physical spring", "物理弹簧")
      case .bezier: Phrase("Bézier", "贝塞尔")
      case .linear: Phrase("linear", "匀速")
      case .immediate: Phrase("none", "无")
      }
    }
  }

  private static let anchors: [String: Point] = [
    "center": Point(0.5, 0.5), "top": Point(0.5, 0), "bottom": Point(0.5, 1),
    "leading": Point(0, 0.5), "trailing": Point(1, 0.5),
  ]
  private static let edges: [String: ContainerEdge] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
  ]

  static let all: [Knob] = [
    Knob(
      "in", .choice(Kind.allCases.map(\.rawValue)), fallback: "scale",
      summary: "what happens on the way in"),
    Knob(
      "out", .choice(["same"] + Kind.allCases.map(\.rawValue)), fallback: "same",
      summary: "what happens on the way out; the same unless told otherwise"),
    Knob(
      "curve", .choice(CurveKind.allCases.map(\.rawValue)), fallback: "spring",
      summary: "how progress runs: three kinds of spring, a Bezier curve, a line, or none"),
    Knob(
      "duration", .number(0.05...3, unit: "s"), fallback: "0.35s",
      summary: "duration; of springs the perceived one"),
    Knob("from", .number(0...2, unit: ""), fallback: "0.5", summary: "the scale it begins with"),
    Knob(
      "anchor", .choice(["center", "top", "bottom", "leading", "trailing"]), fallback: "center",
      summary: "the point that a scale leaves in place"),
    Knob(
      "edge", .choice(["bottom", "top", "leading", "trailing"]), fallback: "bottom",
      summary: "the edge a move comes from"),
    Knob(
      "point", .text(.point, example: "195,260"), fallback: "348,69",
      summary: "where position comes from, and where an offset would lead its middle"),
  ]

  /// The way in and the way out.
  static func transitions(_ knobs: KnobValues) -> (insertion: Transition, removal: Transition) {
    let insertion = Kind(rawValue: knobs["in"]) ?? .scale
    let removal = Kind(rawValue: knobs["out"]) ?? insertion
    return (transition(insertion, knobs), transition(removal, knobs))
  }

  private static func transition(_ kind: Kind, _ knobs: KnobValues) -> Transition {
    let scale = Transition.Effect.scale(
      from: knobs.number("from"), anchor: anchors[knobs["anchor"]] ?? Point(0.5, 0.5))
    let point = point(knobs["point"])
    let curve = curve(knobs)
    switch kind {
    case .opacity: return Transition([.opacity], curve: curve)
    case .scale: return Transition([.opacity, scale], curve: curve)
    case .move: return Transition([.move(edges[knobs["edge"]] ?? .bottom)], curve: curve)
    case .offset: return Transition([.opacity, .offset(point - Point(195, 422))], curve: curve)
    case .position: return Transition([.opacity, scale, .position(from: point)], curve: curve)
    case .identity: return .identity
    case .combined:
      return Transition([.opacity, scale, .move(edges[knobs["edge"]] ?? .bottom)], curve: curve)
    }
  }

  private static func point(_ text: String) -> Point {
    let sides = text.split(separator: ",").compactMap { Double($0) }
    return sides.count == 2 ? Point(sides[0], sides[1]) : .zero
  }

  /// The curve by its knob (SPEC T3).
  static func curve(_ knobs: KnobValues) -> MotionCurve {
    let duration = knobs.number("duration")
    switch CurveKind(rawValue: knobs["curve"]) ?? .spring {
    case .bouncy: return .spring(Spring(duration: duration, bounce: 0.35))
    case .physical:
      // The same pace as the other springs: stiffness for a period of `duration`.
      let pace = 2 * Double.pi / duration
      return .spring(Spring(mass: 1, stiffness: pace * pace, damping: 1.4 * pace))
    case .bezier: return .bezier(.easeInOut, duration: duration)
    case .linear: return .linear(duration: duration)
    case .immediate: return .immediate
    case .spring: return .spring(Spring(duration: duration, bounce: 0.1))
    }
  }
}
