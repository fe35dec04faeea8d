import Canvas
import PresentationCore

/// The phone of CASES: 390×844, safe area 47 above and 34 below.
enum MockPhone {
  static let container = DetentContainer(
    size: Size(390, 844), safeArea: Insets(top: 47, bottom: 34))

  static func detents(_ listed: [Detent], content: Double? = nil) -> ResolvedDetents {
    ResolvedDetents(listed, in: container, contentHeight: content)
  }
}
