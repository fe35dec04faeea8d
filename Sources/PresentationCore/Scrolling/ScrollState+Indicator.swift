import Canvas

extension ScrollState {
  /// Opacity 0…1 of the scroll indicator when somebody scrolled last at `activity`: shown while it
  /// moves, gone 1.45 s later (SPEC R1, MOTION 6).
  func indicatorOpacity(since activity: Instant?, at instant: Instant) -> Double {
    guard let activity else { return 0 }
    if isDragging || isMoving(at: instant) { return 1 }
    let since = instant.seconds(since: max(activity, restsAt ?? activity))
    return min(max(1 - (since - Self.indicatorHold) / Self.indicatorFade, 0), 1)
  }

  /// The moment at which the indicator is gone; nil when nobody ever scrolled.
  func indicatorEnd(since activity: Instant?) -> Instant? {
    activity.map {
      max($0, restsAt ?? $0).advanced(by: Self.indicatorHold + Self.indicatorFade)
    }
  }

  /// Seconds for which the indicator stays after the end of a movement.
  private static let indicatorHold = 1.2
  /// Seconds in which it fades.
  private static let indicatorFade = 0.25
}

/// The indicator of a presentation's own scroll at one instant (SPEC R1).
public struct ScrollMark: Hashable, Sendable {
  /// Opacity, 0…1.
  public var opacity: Double
  /// Height of the content and of what is seen of it, in pt.
  public var content, viewport: Double
}

extension Entry {
  /// The indicators that can be seen, by the names of their scrolls.
  func scrollMarks(at instant: Instant) -> [String: ScrollMark] {
    var marks: [String: ScrollMark] = [:]
    for (name, scroll) in scrolls where scroll.content > scroll.viewport {
      let activity = lastActivity(of: name)
      let opacity = scroll.indicatorOpacity(since: activity, at: instant).roundedToFraction
      guard opacity > 0 else { continue }
      marks[name] = ScrollMark(
        opacity: opacity, content: scroll.content, viewport: scroll.viewport)
    }
    return marks
  }

  /// The moment at which the last of its indicators is gone; nil when there is none.
  var scrollMarksEnd: Instant? {
    scrolls.compactMap { $1.indicatorEnd(since: lastActivity(of: $0)) }.max()
  }

  /// When a scroll was moved last, or shown to go on; nil for neither.
  private func lastActivity(of scroll: String) -> Instant? {
    [scrollActivity[scroll], cutSince].compactMap(\.self).max()
  }
}
