import Blocks
import Canvas
import PresentationCore

/// What the stage itself puts on a sheet: its header and its grabber (SPEC S3).
enum SheetGrabber {
  /// Height in pt of the header from which a drag always moves the sheet (CASES B110).
  static let header = 44.0

  /// What takes call it.
  static let name = "sheet.grabber"

  /// The bar as drawn, in the sheet's pt.
  static func item(_ look: GrabberLook, width: Double, theme: Theme) -> DisplayItem {
    let bar = look.bar(width: width)
    return .fill(.rounded(bar, min(bar.width, bar.height) / 2), .solid(theme[look.color]))
  }

  /// The ring around it while it has the keys (SPEC V6).
  static func ring(_ look: GrabberLook, width: Double, theme: Theme) -> DisplayItem {
    let place = look.bar(width: width).grown(by: 4)
    return .stroke(
      .rounded(place, min(place.width, place.height) / 2), Stroke(width: 2.5), theme[.focusRing])
  }

  /// What a reader of the screen says for it: its name and what pressing it does.
  static func spoken(_ locale: BlockEnvironment.Locale) -> String {
    locale == .english ? "Sheet grabber, changes the height" : "面板把手，切换高度"
  }
}
