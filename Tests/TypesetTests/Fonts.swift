import Canvas
import Typeset

/// The bundled fonts, found from this file.
enum Fonts {
  /// Path of `Assets/Fonts`.
  static var folder: String {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/Assets/Fonts"
  }

  /// A fresh book.
  static func book() throws -> FontBook { try FontBook(folder: folder) }

  /// A style without tracking.
  static func style(
    _ size: Double = 17, _ weight: TextStyle.Weight = .regular, tracking: Double = 0,
    figures: TextStyle.Figures = .proportional
  ) -> TextStyle {
    TextStyle(
      size: size, weight: weight, lineHeight: size * 1.3, tracking: tracking, figures: figures)
  }
}
