import Canvas

/// A screen to show a scene on (MOTION 6, SPEC V3).
package struct Device: Hashable, Sendable {
  /// The name on the command line.
  package var name: String
  /// Portrait size in pt.
  package var size: Size
  /// Insets in pt of the portrait screen that bars, notch and home indicator take.
  package var safeArea: Insets
  /// Radius of the screen's corners in pt.
  package var cornerRadius: Double

  /// The ways to hold a screen.
  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// All presets; the first is the default.
  package static let all: [Device] = [
    standard,
    Device(
      name: "iphone-se", size: Size(375, 667), safeArea: Insets(top: 20), cornerRadius: 0),
    Device(
      name: "iphone-13-mini", size: Size(375, 812), safeArea: Insets(top: 50, bottom: 34),
      cornerRadius: 44),
    Device(
      name: "iphone-16-pro-max", size: Size(440, 956), safeArea: Insets(top: 62, bottom: 34),
      cornerRadius: 62),
    Device(
      name: "ipad-11", size: Size(834, 1194), safeArea: Insets(top: 24, bottom: 20),
      cornerRadius: 18),
  ]

  /// The default preset.
  package static let standard = Device(
    name: "iphone-15", size: Size(390, 844), safeArea: Insets(top: 47, bottom: 34),
    cornerRadius: 47)

  /// A screen as large as the window leaves it, and of the standard size without one (SPEC V2).
  package static let window = Device(
    name: "window", size: standard.size, safeArea: .zero, cornerRadius: 0)

  /// Every name on the command line.
  package static var names: [String] { all.map(\.name) + [window.name] }

  /// A preset by name, a `WIDTHxHEIGHT` of any size in pt, or nil.
  package static func named(_ name: String) -> Device? {
    if let preset = (all + [window]).first(where: { $0.name == name }) { return preset }
    let sides = name.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (100...4096).contains(width), (100...4096).contains(height)
    else { return nil }
    if let known = all.first(where: { $0.size == Size(width, height) }) { return known }
    return Device(name: name, size: Size(width, height), safeArea: .zero, cornerRadius: 0)
  }

  /// Its size in pt when it is held one way or the other; one that is wide anyway stays as it is.
  package func size(in orientation: Orientation) -> Size {
    let isTurned = orientation == .landscape && size.width < size.height
    return isTurned ? Size(size.height, size.width) : size
  }

  /// Height in pt of the software keyboard at a size of this device, home area included (MOTION 6).
  package func keyboardHeight(for size: Size) -> Double {
    let isOnSide = size.width > size.height
    let usual =
      switch name {
      case "iphone-se": isOnSide ? 200.0 : 260
      case "iphone-13-mini": isOnSide ? 248.0 : 335
      case "iphone-16-pro-max": isOnSide ? 219.0 : 346
      case "ipad-11": isOnSide ? 408.0 : 320
      default: isOnSide ? 219.0 : 336
      }
    return min(usual, (size.height * 0.6).rounded())
  }

  /// The safe area for a size of this device: turned, the sides take the top inset (MOTION 6).
  package func safeArea(for size: Size) -> Insets {
    guard size.width > size.height, self.size.height > self.size.width else { return safeArea }
    guard safeArea.bottom > 0 else { return .zero }
    if self.size.width >= 600 { return safeArea }
    return Insets(left: safeArea.top, bottom: 21, right: safeArea.top)
  }
}
