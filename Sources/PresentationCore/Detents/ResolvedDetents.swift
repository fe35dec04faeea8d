import Canvas

/// A sheet's detents in one container: sorted by height, without doubles, never empty (SPEC S1).
///
/// Detents within 0.5 pt of each other become one, named after the one listed first; the others
/// stay findable as aliases, so that a selection never loses its detent (CASES B100, B137).
public struct ResolvedDetents: Hashable, Sendable {
  /// Smallest first.
  public let detents: [ResolvedDetent]
  /// Top edge in pt of a sheet that is gone: the container's height.
  public let closedEdge: Double

  /// Heights closer than this, in pt, are one detent.
  public static let tolerance = 0.5

  /// Places for detents given in any order.
  public init(_ listed: [Detent], in container: DetentContainer, contentHeight: Double? = nil) {
    var places: [Place] = []
    for (index, detent) in listed.enumerated() {
      guard let height = detent.resolved(in: container, contentHeight: contentHeight) else {
        continue
      }
      places.append(Place(index: index, identifier: detent.identifier, height: height))
    }
    if places.isEmpty {
      places = [
        Place(index: 0, identifier: Detent.large.identifier, height: container.largeHeight)
      ]
    }
    closedEdge = container.size.height
    detents = Self.merged(places, closedEdge: container.size.height)
  }

  /// Places that are known, smallest first.
  init(_ detents: [ResolvedDetent], closedEdge: Double) {
    self.detents = detents
    self.closedEdge = closedEdge
  }
}

extension ResolvedDetents {
  /// How many places there are; at least one.
  public var count: Int { detents.count }

  /// The place at an index, counted from the smallest; an index out of range gives the nearest.
  public subscript(index: Int) -> ResolvedDetent {
    detents[min(max(index, 0), detents.count - 1)]
  }

  /// The lowest place.
  public var smallest: ResolvedDetent { self[0] }

  /// The highest place.
  public var largest: ResolvedDetent { self[count - 1] }

  /// Index of a detent by identity, merged ones included; nil when it is not among them.
  public func index(of identifier: String) -> Int? {
    detents.firstIndex { $0.isKnown(as: identifier) }
  }

  /// Index of the detent nearest to an edge in pt; on a tie the higher detent.
  public func nearest(to edge: Double) -> Int {
    var best = 0
    for (index, detent) in detents.enumerated()
    where abs(detent.edge - edge) <= abs(self[best].edge - edge) {
      best = index
    }
    return best
  }

  /// Index after the given one, back to the smallest after the largest (SPEC S3).
  public func next(after index: Int) -> Int {
    index + 1 < count ? index + 1 : 0
  }
}

extension ResolvedDetents {
  private struct Place {
    var index: Int
    var identifier: String
    var height: Double
  }

  private static func merged(_ places: [Place], closedEdge: Double) -> [ResolvedDetent] {
    let sorted = places.sorted { ($0.height, $0.index) < ($1.height, $1.index) }
    var groups: [[Place]] = []
    for place in sorted {
      if let lowest = groups.last?.first, place.height - lowest.height <= tolerance {
        groups[groups.count - 1].append(place)
      } else {
        groups.append([place])
      }
    }
    return groups.compactMap { resolved($0, closedEdge: closedEdge) }
  }

  private static func resolved(_ group: [Place], closedEdge: Double) -> ResolvedDetent? {
    let listed = group.sorted { $0.index < $1.index }
    guard let kept = listed.first else { return nil }
    var aliases: [String] = []
    for place in listed
    where place.identifier != kept.identifier && !aliases.contains(place.identifier) {
      aliases.append(place.identifier)
    }
    return ResolvedDetent(
      identifier: kept.identifier, aliases: aliases, height: kept.height,
      edge: closedEdge - kept.height)
  }
}
