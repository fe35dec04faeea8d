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
  /// Name of the scroll in force, and the others by their names: each keeps its place (SPEC L5).
  var scrollName = PageState.usualScroll
  var shelf: [String: ScrollState] = [:]
  /// What a pull at the top does.
  var pull = Pull.refreshes
  /// Its stacks of pages.
  var navigation = NavigationState()
  /// The last moment at which somebody scrolled; nil before the first.
  var activity: Instant?

  /// The name of the scroll of a page that has only one.
  static let usualScroll = "page"

  /// What a pull at the top of the page does.
  enum Pull: Hashable, Sendable {
    case refreshes
    /// It springs back: pages of a stack do not refresh.
    case nothing
  }

  /// Another scroll is in force from now on: the former one stops where it is.
  mutating func useScroll(_ name: String, at instant: Instant) {
    guard name != scrollName else { return }
    scroll.cancelDrag(at: instant)
    shelf[scrollName] = scroll
    scroll = shelf.removeValue(forKey: name) ?? ScrollState(content: 0, viewport: 0)
    scrollName = name
    activity = nil
  }

  /// The offset of every scroll by name, in pt.
  func offsets(at instant: Instant) -> [String: Double] {
    var offsets = shelf.mapValues { $0.offset(at: instant).roundedToGrid }
    offsets[scrollName] = scroll.offset(at: instant).roundedToGrid
    return offsets
  }

  /// The next moment at which the page changes by itself.
  func nextEvent(after instant: Instant) -> Instant? {
    [navigation.nextEvent(after: instant), refresh.deadline].compactMap(\.self).min()
  }

  func restsAt(now: Instant) -> Instant {
    let planes = planes.values.compactMap(\.restsAt).max() ?? now
    return max(
      scroll.restsAt ?? now, refresh.deadline ?? now, planes, navigation.restsAt ?? now)
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
