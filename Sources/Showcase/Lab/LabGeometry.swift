import Canvas

/// Rectangles of the mock phone in pt (head of CASES).
enum LabGeometry {
  static let button = Rect(95, 110, 200, 44)
  static let toolbarButton = Rect(328, 48, 44, 44)
  static let firstRow = 100.0
  static let rowHeight = 60.0
}
