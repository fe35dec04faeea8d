import Canvas

/// A recogniser on a touchable area: what it waits for, what must fail first, and where it listens.
///
/// An area with rules is pressed by them alone; one without is pressed by a plain tap (SPEC M8).
public struct GestureRule: Hashable, Sendable {
  /// What is recognised.
  public enum Kind: Hashable, Sendable {
    /// So many taps, one shortly after the other.
    case tap(count: Int)
    /// A finger that rests for so many seconds; recognised while it is down.
    case longPress(seconds: Double)
  }

  /// Which touches reach it, by their first place in the surface's points.
  public enum Place: Hashable, Sendable {
    case everywhere
    /// Touches that come down in it; the lower and right edge are outside.
    case inside(Rect)
    /// All others.
    case outside(Rect)
  }

  /// Its name, and that of the action it sends.
  public var id: RecognizerID
  /// Name of the hit area it listens on.
  public var area: String
  /// What is recognised.
  public var kind: Kind
  /// Those that must have failed before it is recognised.
  public var required: [RecognizerID]
  /// Which touches reach it.
  public var place: Place

  /// A recogniser that waits for nobody.
  public init(
    _ id: RecognizerID, _ kind: Kind, on area: String, required: [RecognizerID] = [],
    place: Place = .everywhere
  ) {
    self.id = id
    self.area = area
    self.kind = kind
    self.required = required
    self.place = place
  }

  /// The same recogniser, recognised only when `other` has failed.
  public func requiresFailure(of other: RecognizerID) -> GestureRule {
    var rule = self
    rule.required.append(other)
    return rule
  }

  /// Seconds from the end of a tap to the beginning of the next one of the same sequence.
  public static let tapInterval = 0.35
  /// How far apart, in pt, the taps of one sequence may be.
  public static let tapDistance = 45.0
}

extension GestureRule.Place {
  /// True when a touch that begins at this point of the surface reaches the recogniser.
  public func accepts(_ point: Point) -> Bool {
    switch self {
    case .everywhere: true
    case .inside(let rect): rect.contains(point)
    case .outside(let rect): !rect.contains(point)
    }
  }
}
