import PresentationCore
import Showcase

extension Filmstrip.Progress {
  /// Something that can be followed under a filmstrip.
  struct Track: Hashable {
    /// How good it tells what happens: 0 the best.
    let rank: Int
    let name: String
    let quantity: String

    /// What of pages, popups and rows is followed where no presentation has come or gone.
    private static let others = ["opacity", "swipe", "presence", "x"]

    /// All of a moment, shares of the way in; the place of a page stays in pt.
    static func readings(of snapshot: Snapshot) -> [(Track, Double)] {
      let ways = snapshot.presentations.map {
        (Track(rank: 0, name: $0.id.description, quantity: "progress"), $0.progress)
      }
      let rest = MovingQuantity.all.flatMap { quantity -> [(Track, Double)] in
        guard let place = others.firstIndex(of: quantity.word) else { return [] }
        return quantity.readings(in: snapshot).map { subject, value in
          let name = quantity.name(of: subject)
          let said = quantity.unit == .points ? "share in place" : "share"
          return (Track(rank: place + 1, name: name, quantity: said), value)
        }
      }
      return ways + rest
    }
  }

  /// A track with what it did.
  struct Moving {
    let track: Track
    let points: [Point]

    /// How far apart its values are, in their unit.
    var span: Double {
      (points.map(\.share).max() ?? 0) - (points.map(\.share).min() ?? 0)
    }

    /// The points as shares: a page is in place at 0 pt, and outside where it was farthest from that.
    var shares: [Point] {
      guard track.quantity == "share in place" else { return points }
      let far = points.map { abs($0.share) }.max() ?? 0
      return points.map { Point(time: $0.time, share: far > 0 ? 1 - abs($0.share) / far : 1) }
    }

    /// The better track first, of equals what moves most, of those by name.
    static func isBefore(_ one: Moving, _ other: Moving) -> Bool {
      if one.track.rank != other.track.rank { return one.track.rank < other.track.rank }
      if one.span != other.span { return one.span > other.span }
      return one.track.name < other.track.name
    }
  }
}
