import Blocks
import Canvas
import PresentationCore
import Showcase

extension Filmstrip {
  /// How far what moves most has come, at every frame of a 240 Hz display and at given times.
  package struct Progress: Hashable, Sendable {
    /// Whose progress it is.
    package let name: String
    /// What of it is followed: its progress, else its opacity, or how much of a page is in place.
    package let quantity: String
    /// Times in nanoseconds and shares of the way in, 0 outside to 1 arrived.
    let points: [Point]

    /// One sample.
    struct Point: Hashable, Sendable {
      var time: Int64
      var share: Double
    }

    /// Plays a copy of the take from the first time to the last; nil when nothing moves there.
    package init?(_ player: TakePlayer, over times: [Int64]) throws(TakeError) {
      guard let first = times.first, let last = times.last, last > first else { return nil }
      var player = player
      var tracks: [Track: [Point]] = [:]
      let count = min(4000, max(2, Int((last - first) / 4_166_667)))
      let steps = (0...count).map { first + (last - first) * Int64($0) / Int64(count) }
      // The times themselves too: a mark there stands on the line, whatever jumps at it.
      for time in Set(steps + times).sorted() where (first...last).contains(time) {
        try player.play(to: time)
        let moment = player.instant(time)
        let snapshot = player.withStage { $0.snapshot(at: moment) }
        for (track, share) in Track.readings(of: snapshot) {
          tracks[track, default: []].append(Point(time: time, share: share))
        }
      }
      let moving = tracks.map { Moving(track: $0, points: $1) }.filter { $0.span > 0.001 }
      guard let best = moving.min(by: Moving.isBefore) else { return nil }
      name = best.track.name
      quantity = best.track.quantity
      points = best.shares
    }

    /// The share nearest to a time; nil where it was not up.
    package func share(at time: Int64) -> Double? {
      let nearest = points.min { abs($0.time - time) < abs($1.time - time) }
      return nearest.flatMap { abs($0.time - time) <= 5_000_000 ? $0.share : nil }
    }
  }

  /// The curve under the frames, a mark at each frame's time (look 23).
  var curve: [DisplayItem] {
    guard let progress, let area = layout.plot, let start = layout.times.first,
      let end = layout.times.last
    else { return [] }
    let shares = progress.points.map(\.share) + [0, 1]
    let up = PlotScale(shares, from: area.maxY, to: area.minY)
    func place(_ time: Int64, _ share: Double) -> Point {
      Point(
        area.minX + area.width * Double(time - start) / Double(end - start), up.place(share))
    }
    let line = Path(
      progress.points.enumerated().map { index, point in
        let place = place(point.time, point.share)
        return index == 0 ? .move(place) : .line(place)
      })
    let dots = layout.times.compactMap { time in
      progress.share(at: time).map { place(time, $0) }
    }
    let name = pen.line(
      "\(progress.name), \(progress.quantity)", .footnote, .accent,
      at: Point(area.maxX, up.place(1) - 28),
      .right)
    return grid(area, up) + [.stroke(.path(line), Stroke(width: 2), theme[.accent])]
      + dots.flatMap(dot) + [name]
  }

  private func grid(_ area: Rect, _ up: PlotScale) -> [DisplayItem] {
    let color = theme[.plotGrid]
    let columns = zip(layout.times, layout.frames).flatMap { time, frame -> [DisplayItem] in
      let place = layout.place(of: time, in: area)
      let column = DisplayItem.hairline(Rect(place, area.minY, 0, area.height), color)
      // From the frame to its time: upright where the frames themselves stand to scale.
      let way = Path([.move(Point(frame.midX, area.minY - 26)), .line(Point(place, area.minY))])
      return [column, .stroke(.path(way), Stroke(width: 1), color)]
    }
    let rows = [0, 0.5, 1].flatMap { share -> [DisplayItem] in
      [
        DisplayItem.hairline(Rect(area.minX, up.place(share), area.width, 0), color),
        pen.line(
          NumberText.text(share), .caption1, .labelSecondary,
          at: Point(area.minX - 8, up.place(share) - 8), .right),
      ]
    }
    return columns + rows + displayFrames(area)
  }

  /// A short tick below the curve for every frame of a 60 Hz display, unless they would touch.
  private func displayFrames(_ area: Rect) -> [DisplayItem] {
    let first = layout.times.first ?? 0
    let span = Double((layout.times.last ?? 0) - first)
    let step = area.width * 1e9 / 60 / span
    guard step >= 6 else { return [] }
    let count = Int(area.width / step + 1e-6)
    let ticks = (0...count).map { index in
      DisplayItem.hairline(
        Rect(area.minX + step * Double(index), area.maxY, 0, 5), theme[.labelQuaternary])
    }
    let words = pen.line(
      "short ticks: display frames at 60 Hz", .caption1, .labelSecondary,
      at: Point(area.maxX, layout.size.height - FilmstripLayout.footer + 16), .right)
    return ticks + [words]
  }

  private func dot(at center: Point) -> [DisplayItem] {
    let shape = Shape.ellipse(Rect(center.x - 4, center.y - 4, 8, 8))
    return [
      .fill(shape, .solid(theme[.card])), .stroke(shape, Stroke(width: 2), theme[.accent]),
    ]
  }
}
