/// How the text of a knob must read, so that a mistake is told and not ignored (SPEC X8).
package enum KnobForm: Hashable, Sendable {
  /// Resting heights: `medium,large,fit,height(300),fraction(0.3)`.
  case detents
  /// One resting height.
  case detent
  /// A time in s or ms, 0 to a day.
  case time
  /// 0…1, or a percentage.
  case opacity
  /// Two coordinates in stage pt.
  case point

  /// What is wrong with a text, and what to write; nil when it may be set.
  package func objection(to text: String) -> String? {
    switch self {
    case .detents:
      guard let detents = DetentList.parse(text), detents.count <= 100 else {
        return "'\(text)' is no list of up to 100 detents; \(Self.detentHint)"
      }
    case .detent:
      guard DetentList.parse(text)?.count == 1 else {
        return "'\(text)' is no detent; \(Self.detentHint)"
      }
    case .time:
      guard let time = KnobValue.number(text), (0...86_400).contains(time) else {
        return "'\(text)' is no time up to a day; write such as 3s or 200ms"
      }
    case .opacity:
      guard let opacity = KnobValue.number(text), (0...1).contains(opacity) else {
        return "'\(text)' is not from 0 to 1"
      }
    case .point:
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let sides = parts.compactMap { KnobValue.number(String($0)) }.filter { abs($0) <= 10_000 }
      guard parts.count == 2, sides.count == 2 else {
        return "'\(text)' is no point near a screen; write such as 195,600"
      }
    }
    return nil
  }

  private static let detentHint = "write such as medium, large, fit, height(300) or fraction(0.3)"
}
