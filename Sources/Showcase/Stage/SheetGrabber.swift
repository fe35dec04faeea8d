import Canvas

/// Where the stage draws and offers the grabber of a sheet, in the sheet's pt (look, "Shape").
enum SheetGrabber {
  /// Height of the header from which a drag always moves the sheet (CASES B110).
  static let header = 44.0
  /// The bar as drawn.
  static let size = Size(36, 5)

  /// The bar in a sheet of a width: in its middle, 5 pt below the top.
  static func rect(width: Double) -> Rect {
    Rect((width - size.width) / 2, 5, size.width, size.height)
  }

  /// What can be touched: 88 pt wide and 24 high, so that the header below stays the content's.
  static func target(width: Double) -> Rect {
    Rect(width / 2 - 44, 0, 88, 24)
  }
}
