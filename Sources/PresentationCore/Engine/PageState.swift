import Canvas

/// The page behind all presentations: its scrolling, its refresh, what can be touched on it.
struct PageState: Hashable, Sendable {
  var scroll = ScrollState(content: 0, viewport: 0)
  var refresh = RefreshState()
  var areas: [HitArea] = []
  /// Whether a cover has been reported over it.
  var visibility = PresentationStyle.PageVisibility.visible
  /// What is pushed both ways, by name.
  var planes: [String: PlaneState] = [:]
  /// The recognisers as drawn, and free of cycles.
  var drawnGestures: [GestureRule] = []
  var gestures = GestureRules()
  /// The last moment at which somebody scrolled; nil before the first.
  var activity: Instant?

  /// Opacity 0…1 of the scroll indicator: shown while it moves, gone 1.45 s later (MOTION 6).
  func indicatorOpacity(at instant: Instant) -> Double {
    guard let activity else { return 0 }
    if scroll.isDragging || scroll.isMoving(at: instant) { return 1 }
    let since = instant.seconds(since: max(activity, scroll.restsAt ?? activity))
    return min(max(1 - (since - Self.indicatorHold) / Self.indicatorFade, 0), 1)
  }

  /// The moment at which the indicator is gone.
  var indicatorEnd: Instant? {
    activity.map {
      max($0, scroll.restsAt ?? $0).advanced(by: Self.indicatorHold + Self.indicatorFade)
    }
  }

  /// Seconds for which the indicator stays after the end of a movement.
  static let indicatorHold = 1.2
  /// Seconds in which it fades.
  static let indicatorFade = 0.25

  /// The next moment at which the page changes by itself.
  var nextEvent: Instant? { refresh.deadline }

  func restsAt(now: Instant) -> Instant {
    let planes = planes.values.compactMap(\.restsAt).max() ?? now
    return max(scroll.restsAt ?? now, refresh.deadline ?? now, planes)
  }

  mutating func happen(at instant: Instant) {
    refresh.advance(to: instant)
    hold(at: instant)
  }

  /// Holds the refresh's gap open, or lets it close.
  mutating func hold(at instant: Instant) {
    scroll.setHold(refresh.hold, over: refresh.holdDuration, at: instant)
  }
}
