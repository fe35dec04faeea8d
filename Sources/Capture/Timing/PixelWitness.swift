import Canvas
import PresentationCore
import Proof
import Raster

/// Reads the values of probes out of finished pictures: sub-pixel edges, and what shines through.
///
/// It is told where to look, never what to find: an edge is searched 4 pt around the place used, less
/// far where another surface has an edge. A reading that its own pixels do not bear out is none.
package struct PixelWitness {
  /// A surface at rest: its picture and where it was drawn, in pt.
  package struct Rest {
    /// The whole picture.
    package var picture: Bitmap
    /// The surface in pt.
    package var drawn: Rect
  }

  /// Device pixels a point.
  let scale: Double
  /// The picture without any presentation, and its numbers; nil when there is none.
  var page: (picture: Bitmap, snapshot: Snapshot)?
  /// Bars in pt that are drawn over everything: lines of pixels through them show no surface.
  var bars: [Rect] = []
  /// Pictures of surfaces at rest.
  var rests: [PresentationID: Rest] = [:]

  /// A side of a surface.
  enum Side { case top, left, right, bottom }

  /// The probe's value as the pixels show it, in its unit; nil where they do not.
  func value(of probe: TimingProbe, in picture: Bitmap, used: Snapshot) -> Double? {
    guard let owner = probe.owner,
      let index = used.presentations.firstIndex(where: { $0.id == owner })
    else { return nil }
    let surface = used.presentations[index]
    let front = used.presentations[(index + 1)...].map(\.drawn)
    switch probe.quantity {
    case .top: return edge(.top, of: surface, behind: front, in: picture, used)
    case .left: return edge(.left, of: surface, behind: front, in: picture, used)
    case .scale:
      guard surface.frame.width > 0,
        let left = edge(.left, of: surface, behind: front, in: picture, used),
        let right = edge(.right, of: surface, behind: front, in: picture, used)
      else { return nil }
      return (right - left) / surface.frame.width
    case .mask: return mask(index, in: picture, used: used)
    case .opacity: return opacity(of: surface, behind: front, in: picture, used: used)
    case .offset: return nil
    }
  }

  /// The place of a side in pt, found on those lines of pixels where it stands out most.
  func edge(
    _ side: Side, of surface: PresentationSnapshot, behind front: [Rect], in picture: Bitmap,
    _ used: Snapshot
  ) -> Double? {
    let isLevel = side == .top || side == .bottom
    let rect = surface.drawn
    let place: Double =
      switch side {
      case .top: rect.minY
      case .bottom: rect.maxY
      case .left: rect.minX
      case .right: rect.maxX
      }
    let corner = surface.cornerRadius * surface.placement.scale + 2
    let ends = isLevel ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let limit = isLevel ? picture.width : picture.height
    let start = max(0, Int(((ends.0 + corner) * scale).rounded(.up)))
    let end = min(limit, Int(((ends.1 - corner) * scale).rounded(.down)))
    guard start < end, let free = free(start..<end, around: place, isLevel),
      free.count >= Self.lines, !isCovered(side, place, ends, front)
    else { return nil }
    func region(_ lines: Range<Int>) -> PixelRect {
      isLevel
        ? PixelRect(
          minX: lines.lowerBound, minY: 0, maxX: lines.upperBound, maxY: picture.height)
        : PixelRect(minX: 0, minY: lines.lowerBound, maxX: picture.width, maxY: lines.upperBound)
    }
    let axis = isLevel ? EdgeProbe.Axis.vertical : .horizontal
    let coarse = EdgeProbe(region: region(free), axis: axis, reach: 2)
    let reach = min(Self.reach, room(around: place, isLevel, beside: surface, used) / 2)
    let distance = Int((reach * scale).rounded(.down))
    guard distance >= 2 || reach == Self.reach,
      let found = coarse.place(in: picture, near: place * scale, within: max(2, distance)),
      let lines = best(free, at: Int(found.rounded()), axis, in: picture)
    else { return nil }
    // Both halves of the lines must agree: words behind the edge would part them.
    let middle = (lines.lowerBound + lines.upperBound) / 2
    let halves = [lines.lowerBound..<middle, middle..<lines.upperBound].compactMap { half in
      var fine = EdgeProbe(region: region(half), axis: axis, reach: 2)
      fine.ground = .sloping
      return fine.place(in: picture, near: found)
    }
    guard halves.count == 2, abs(halves[0] - halves[1]) <= Self.mostDoubt else { return nil }
    return (halves[0] + halves[1]) / 2 / scale
  }

  /// Points between a side and the nearest edge of anything else that is known to be drawn.
  private func room(
    around place: Double, _ isLevel: Bool, beside surface: PresentationSnapshot, _ used: Snapshot
  ) -> Double {
    var rects = used.presentations.filter { $0.id != surface.id && $0.opacity > 0 }.map(\.drawn)
    if let page, used.page.placement != .identity {
      let size = Size(Double(page.picture.width) / scale, Double(page.picture.height) / scale)
      rects.append(used.page.placement.apply(to: Rect(origin: .zero, size: size)))
    }
    var edges = rects.flatMap { isLevel ? [$0.minY, $0.maxY] : [$0.minX, $0.maxX] }
    if isLevel { edges.append(used.keyboardTop) }
    return edges.map { abs($0 - place) }.min() ?? .infinity
  }

  /// The longest run of lines of pixels across a side that meet no bar near it; nil when all do.
  private func free(_ lines: Range<Int>, around place: Double, _ isLevel: Bool) -> Range<Int>? {
    let near = Self.reach + Double(Self.neighbours) / scale
    var runs = [lines]
    for bar in bars {
      let across = isLevel ? (bar.minY, bar.maxY) : (bar.minX, bar.maxX)
      guard across.0 - near < place, place < across.1 + near else { continue }
      let along = isLevel ? (bar.minX, bar.maxX) : (bar.minY, bar.maxY)
      let first = Int((along.0 * scale).rounded(.down))
      let last = Int((along.1 * scale).rounded(.up))
      runs = runs.flatMap { run in
        [
          run.lowerBound..<max(run.lowerBound, min(run.upperBound, first)),
          min(run.upperBound, max(run.lowerBound, last))..<run.upperBound,
        ]
      }
    }
    return runs.filter { !$0.isEmpty }.max { $0.count < $1.count }
  }

  private func isCovered(
    _ side: Side, _ place: Double, _ ends: (Double, Double), _ front: [Rect]
  ) -> Bool {
    front.contains { other in
      switch side {
      case .top, .bottom:
        other.minY - 8 < place && place < other.maxY + 8 && other.minX < ends.1
          && other.maxX > ends.0
      case .left, .right:
        other.minX - 8 < place && place < other.maxX + 8 && other.minY < ends.1
          && other.maxY > ends.0
      }
    }
  }
}

extension PixelWitness {
  /// Points around the place used in which an edge is looked for.
  private static let reach = 4.0
  /// Pixels on either side of an edge that are looked at.
  private static let neighbours = 7
  /// Lines of pixels that are read together.
  private static let lines = 8
  /// Levels of three channels between both sides below which rounding hides 1/20 px.
  private static let leastContrast = 36
  /// Pixels by which two halves of an edge may differ.
  private static let mostDoubt = 0.2
  /// Levels beyond which more contrast is worth less than even ground.
  private static let fullContrast = 150

  /// The neighbouring lines with a clear step between the evenest sides; nil when all are weak, or
  /// most of the side shows no step there: then it is the edge of something else.
  private func best(
    _ lines: Range<Int>, at place: Int, _ axis: EdgeProbe.Axis, in picture: Bitmap
  ) -> Range<Int>? {
    let along = axis == .vertical ? picture.height : picture.width
    guard place >= Self.neighbours, place + Self.neighbours <= along else { return nil }
    var steps = 0
    let scores = lines.map { line -> Int in
      func pixel(_ offset: Int) -> UInt32 {
        axis == .vertical
          ? picture.pixels[(place + offset) * picture.width + line]
          : picture.pixels[line * picture.width + place + offset]
      }
      let step = Self.distance(pixel(-3), pixel(2))
      let unrest =
        Self.bend(pixel(-7), pixel(-5), pixel(-3)) + Self.bend(pixel(2), pixel(4), pixel(6))
      if step >= Self.leastContrast / 2 { steps += 1 }
      return step < Self.leastContrast ? 0 : min(step, Self.fullContrast) - 12 * unrest
    }
    guard steps * 3 >= scores.count * 2 else { return nil }
    var best: (start: Int, score: Int)?
    for start in 0...(scores.count - Self.lines) {
      let score = scores[start..<start + Self.lines].min() ?? 0
      if score > best?.score ?? 0 { best = (start, score) }
    }
    return best.map { lines.lowerBound + $0.start..<lines.lowerBound + $0.start + Self.lines }
  }

  /// How far the middle of three pixels is from the line between the others, in three channels.
  static func bend(_ first: UInt32, _ middle: UInt32, _ last: UInt32) -> Int {
    Channel.colors.reduce(0) {
      $0 + max(0, abs(level(first, $1) - 2 * level(middle, $1) + level(last, $1)) - 2)
    }
  }

  /// The sum of the differences of three channels.
  static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    Channel.colors.reduce(0) { $0 + abs(level(left, $1) - level(right, $1)) }
  }

  /// One channel of a pixel, 0…255.
  static func level(_ pixel: UInt32, _ channel: Channel) -> Int {
    Int(pixel.level(channel))
  }
}
