import Canvas

/// Where the frames of a contact sheet stand, in points: on a true time axis when they fit one.
package struct FilmstripLayout: Hashable, Sendable {
  /// How places and times go together.
  package enum Spacing: Hashable, Sendable {
    /// Every point of the sheet is worth this many nanoseconds.
    case toScale(nanosecondsPerPoint: Double)
    /// One frame after the other, whatever time lies between.
    case even
  }

  /// No sheet has more frames.
  package static let most = 80

  /// The times of the frames in nanoseconds, in order.
  package let times: [Int64]
  /// Size of one frame in pt.
  package let frame: Size
  /// How places and times go together.
  package let spacing: Spacing
  /// The frames' rectangles in pt, in the order of the times.
  package let frames: [Rect]
  /// Size of the sheet in pt.
  package let size: Size

  static let margin = 24.0
  static let gap = 16.0
  static let top = 88.0
  /// Label and air under a row of frames.
  static let rowGap = 44.0
  static let footer = 64.0
  /// Height of the curve under a single row, and the air around it.
  static let plotHeight = 88.0
  static let plotRoom = 120.0

  /// Where the curve of what moves stands, on a true time axis under a single row; nil otherwise.
  package let plot: Rect?

  /// Whether a single row has a curve below it.
  package enum Curve: Hashable, Sendable { case below, none }

  /// A sheet for frames of a screen; times must be in order and at least one.
  package init(times: [Int64], screen: Size, curve: Curve = .below) {
    self.times = times
    frame =
      screen.height >= screen.width
      ? Size(140, (140 * screen.height / screen.width).rounded())
      : Size((140 * screen.width / screen.height).rounded(), 140)
    let slot = frame.width + Self.gap
    let columns = max(1, Int((1280 - 2 * Self.margin + Self.gap) / slot))
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }
    let shortest = steps.min() ?? 0
    let span = Double((times.last ?? 0) - (times.first ?? 0))
    let isEven = steps.allSatisfy { abs($0 - shortest) <= 1 }
    let fits = shortest > 0 && span / Double(shortest) <= Double(columns - 1) + 1e-6
    let isToScale = shortest > 0 && (fits || isEven)
    spacing =
      isToScale ? .toScale(nanosecondsPerPoint: Double(shortest) / slot) : .even
    let places: [Double] = times.indices.map { index in
      isToScale && fits
        ? Double(times[index] - times[0]) / Double(shortest) * slot
        : Double(index % columns) * slot
    }
    let rowHeight = frame.height + Self.rowGap
    let size = frame
    frames = times.indices.map { index in
      let row = isToScale && fits ? 0 : index / columns
      return Rect(
        Self.margin + places[index], Self.top + Double(row) * rowHeight, size.width, size.height)
    }
    let right = frames.map(\.maxX).max() ?? 0
    let bottom = frames.map(\.maxY).max() ?? 0
    let first = frames.first?.midX ?? 0
    let width = (frames.last?.midX ?? 0) - first
    let isOneRow = bottom <= Self.top + frame.height
    let plot =
      curve == .below && isOneRow && width > 0 && span > 0
      ? Rect(first, bottom + 57, width, Self.plotHeight) : nil
    self.plot = plot
    self.size = Size(
      max(640, right + Self.margin),
      bottom + Self.rowGap + Self.footer + (plot == nil ? 0 : Self.plotRoom))
  }
}

extension FilmstripLayout {
  /// Where a picture stands in a cell: all of it when the proportions are the cell's, else as large
  /// as fits, in its middle.
  package static func place(of picture: Size, in cell: Rect) -> Rect {
    guard picture.width > 0, picture.height > 0 else { return cell }
    let scale = min(cell.width / picture.width, cell.height / picture.height)
    let size = Size((picture.width * scale).rounded(), (picture.height * scale).rounded())
    if cell.width - size.width <= 1, cell.height - size.height <= 1 { return cell }
    return Rect(
      origin: Point(
        (cell.midX - size.width / 2).rounded(), (cell.midY - size.height / 2).rounded()),
      size: size)
  }

  /// What a point is worth on the sheet's time axis; nil when it has none.
  private var nanosecondsPerPoint: Double? {
    if case .toScale(let worth) = spacing { return worth }
    return plot.map { Double((times.last ?? 0) - (times.first ?? 0)) / $0.width }
  }

  /// Where a time stands on the axis of the curve, in pt from the left.
  func place(of time: Int64, in plot: Rect) -> Double {
    let span = Double((times.last ?? 0) - (times.first ?? 0))
    return plot.minX + plot.width * Double(time - (times.first ?? 0)) / span
  }

  /// A round length of time and its 120 to 320 pt on the sheet; nil where no axis is to scale.
  package var scaleBar: (nanoseconds: Int64, points: Double)? {
    guard let worth = nanosecondsPerPoint, worth > 0 else { return nil }
    for power in 0..<12 {
      for digit in [1, 2, 5] {
        let nanoseconds = Double(digit) * (0..<power).reduce(1) { product, _ in product * 10 }
        let points = nanoseconds / worth
        if (120...320).contains(points) { return (Int64(nanoseconds), points) }
      }
    }
    return nil
  }
}
