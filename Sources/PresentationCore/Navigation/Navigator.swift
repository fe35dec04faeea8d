import Canvas
import Motion

/// A stack of pages in motion: every page has its own presence, a closed form of time (SPEC L4).
///
/// Pushing and popping only sets targets, so transitions may overlap, turn round and be caught.
struct Navigator: Hashable, Sendable {
  /// Back to front; the first one is the root.
  var pages: [Page]
  var area: NavigationArea
  var grip: Grip?
  private var nextID: Int

  struct Page: Hashable, Sendable {
    var id: Int
    var route: AnyRoute?
    var presence: TimedValue
    var manner = NavigationLayer.Manner.slide
    var fate = Fate.stays
  }

  enum Fate: Hashable, Sendable {
    /// It belongs to the path.
    case stays
    /// It belongs to the path, and stays unseen until the one above has arrived.
    case staysUnseen
    /// It is on its way out.
    case leaves
    /// It is out of the path but seen until another page, pushed over it, has arrived.
    case lingers(under: Int)
  }

  /// A finger that moves the front page.
  struct Grip: Hashable, Sendable {
    var page: Int
    /// Presence where it took hold, and where the page was heading.
    var base: Double
    var headed: Double
    /// Way of the finger toward the trailing edge, in pt.
    var travel = 0.0
  }

  /// A stack at rest.
  init(_ area: NavigationArea, at instant: Instant) {
    self.area = area
    let routes = [nil] + area.path.routes.map(Optional.some)
    pages = routes.enumerated().map { index, route in
      Page(id: index, route: route, presence: TimedValue(1, at: instant))
    }
    nextID = routes.count
  }

  /// The curve of a push and a pop: critically damped, at rest after about half a second.
  static let curve = MotionCurve.spring(.keyboard)
  /// The curve of those who want less motion.
  static let fade = MotionCurve.linear(duration: 0.25)
  /// How far a covered page steps aside, as a share of the width.
  static let parallax = 0.3

  /// The path that is shown or headed for.
  var path: NavigationPath {
    NavigationPath(routes: pages.filter(\.belongs).compactMap(\.route))
  }

  /// The page fingers reach.
  var front: Page? { pages.last(where: \.belongs) }

  /// Name of a page in events: its route, or the stack's name for the root.
  func name(of page: Page) -> String { page.route?.description ?? area.name }
}

extension Navigator.Page {
  /// True for a page of the path.
  var belongs: Bool {
    switch fate {
    case .stays, .staysUnseen: true
    case .leaves, .lingers: false
    }
  }
}

extension Navigator {
  /// Takes the drawn place and path; what differs from the path shown is pushed or popped.
  ///
  /// Several pages at once are one motion: the uppermost one moves, the others are there or gone.
  mutating func follow(_ new: NavigationArea, motion: Manner, at instant: Instant) {
    area = new
    let old = pages.filter(\.belongs)
    let shown = old.compactMap(\.route)
    guard shown != new.path.routes else { return }
    grip = nil
    let common = zip(shown, new.path.routes).prefix { $0 == $1 }.count
    let gone = old.dropFirst(common + 1).map(\.id)
    let added = new.path.routes.dropFirst(common)
    if added.isEmpty {
      pop(gone, motion, at: instant)
    } else {
      push(Array(added), over: gone, motion, at: instant)
    }
  }

  typealias Manner = NavigationLayer.Manner

  /// A key goes back a page.
  mutating func goBack(_ manner: Manner, at instant: Instant) {
    grip = nil
    pop(pages.filter(\.belongs).suffix(1).map(\.id), manner, at: instant)
  }

  private mutating func pop(_ gone: [Int], _ manner: Manner, at instant: Instant) {
    guard let top = gone.last else { return }
    pages.removeAll { gone.dropLast().contains($0.id) }
    guard let index = pages.firstIndex(where: { $0.id == top }) else { return }
    pages[index].fate = .leaves
    head(index, for: 0, manner, at: instant)
    if let front = pages.lastIndex(where: \.belongs) { pages[front].fate = .stays }
  }

  private mutating func push(
    _ routes: [AnyRoute], over gone: [Int], _ manner: Manner, at instant: Instant
  ) {
    for route in routes {
      let page = Page(id: nextID, route: route, presence: TimedValue(0, at: instant))
      nextID += 1
      pages.append(page)
      pages[pages.count - 1].fate = .staysUnseen
      head(pages.count - 1, for: 1, manner, at: instant)
    }
    pages[pages.count - 1].fate = .stays
    for index in pages.indices where gone.contains(pages[index].id) {
      pages[index].fate = .lingers(under: nextID - 1)
    }
  }

  private mutating func head(
    _ index: Int, for target: Double, _ manner: Manner, at instant: Instant
  ) {
    pages[index].manner = manner
    let way = abs(target - pages[index].presence.value(at: instant))
    let curve = manner == .slide ? Self.curve : Self.fade.scaled(toShare: way)
    pages[index].presence.head(for: target, curve: curve, at: instant, threshold: .fraction)
  }

  /// All pages are where they were heading, at once (CASES B024).
  mutating func finish(at instant: Instant) {
    for index in pages.indices {
      pages[index].presence = TimedValue(pages[index].presence.target, at: instant)
    }
  }

  /// The next moment at which a page arrives.
  func nextEvent(after instant: Instant) -> Instant? {
    moving.compactMap(\.presence.arrival).filter { $0 > instant }.min()
  }

  /// When all pages are in place.
  var restsAt: Instant? { moving.compactMap(\.presence.arrival).max() }

  private var moving: [Page] { pages.filter { $0.id != grip?.page } }

  func isMoving(at instant: Instant) -> Bool {
    grip != nil || pages.contains { $0.presence.isMoving(at: instant) }
  }

  /// Takes away the pages that have left by now; returns their ids.
  mutating func settle(at instant: Instant) -> [Int] {
    let arrived = Set(pages.filter { isInPlace($0, at: instant) }.map(\.id))
    let gone = pages.filter { page in
      switch page.fate {
      case .stays, .staysUnseen: false
      case .leaves: page.id != grip?.page && !page.presence.isMoving(at: instant)
      case .lingers(let above):
        arrived.contains(above) || !pages.contains { $0.id == above }
      }
    }.map(\.id)
    pages.removeAll { gone.contains($0.id) }
    for index in pages.indices where pages[index].fate == .staysUnseen {
      if isInPlace(pages[index], at: instant) { pages[index].fate = .stays }
    }
    return gone
  }

  private func isInPlace(_ page: Page, at instant: Instant) -> Bool {
    page.id != grip?.page && page.presence.target == 1 && !page.presence.isMoving(at: instant)
  }

  /// The pages of which something can be seen, front to back.
  func seen(at instant: Instant) -> [Page] {
    var seen: [Page] = []
    for page in pages.reversed() where page.fate != .staysUnseen {
      seen.append(page)
      if isInPlace(page, at: instant) { break }
    }
    return seen
  }
}
