import Canvas

extension PresentationEngine {
  /// Turns what the refresh machine says into events and into the gap held open.
  mutating func report(_ outcomes: [RefreshOutcome], at instant: Instant) {
    for outcome in outcomes {
      switch outcome {
      case .began(let cycle): log(.refreshBegan(cycle: cycle), at: instant)
      case .ended(let cycle, let result): log(.refreshEnded(cycle: cycle, result), at: instant)
      case .ignored(let why): ignore("refresh", why.rawValue, at: instant)
      }
    }
    page.hold(at: instant)
  }

  /// Starts a refresh from code or a key; refused while the page is blocked (SPEC R2, R3).
  public mutating func beginRefresh(at instant: Instant) {
    advance(to: instant)
    guard !entries.contains(where: { blocks($0, at: instant) }) else {
      ignore("refresh", "blocked", at: instant)
      return
    }
    report(page.refresh.begin(), at: instant)
  }

  /// Ends the refresh with success or failure (SPEC R2); without `cycle` the running one.
  public mutating func endRefresh(
    _ result: RefreshResult, cycle: Int? = nil, at instant: Instant
  ) {
    advance(to: instant)
    guard let cycle = cycle ?? page.refresh.cycle else {
      ignore("refresh end", "notRefreshing", at: instant)
      return
    }
    report(page.refresh.end(cycle: cycle, result, at: instant), at: instant)
  }

  /// The offset of the page in pt.
  public func pageOffset(at instant: Instant) -> Double { page.scroll.offset(at: instant) }

  /// The name of the page's scroll in force.
  public var pageScroll: String { page.scrollName }

  /// When somebody scrolled the page last; nil before the first time.
  public var pageActivity: Instant? { page.activity }

  /// Content was added above what is seen of the page: it stays where it is (SPEC R4).
  public mutating func followPage(by distance: Double, at instant: Instant) {
    advance(to: instant)
    page.scroll.follow(distance, at: instant)
  }

  /// Shows another part of a scroll at once, an offset in pt: a key moves the focus (SPEC V6).
  public mutating func jump(
    _ name: String, of id: PresentationID?, to offset: Double, at instant: Instant
  ) {
    advance(to: instant)
    guard let id else {
      page.scroll.jump(to: offset)
      page.activity = instant
      return
    }
    scroll(name, of: id, at: instant) { $0.jump(to: offset) }
  }

  /// Scrolls the page, for nil, to an offset in pt; the content of a presentation stands there at once.
  public mutating func scroll(
    _ name: String, of id: PresentationID?, to offset: Double, at instant: Instant
  ) {
    guard id == nil else { return jump(name, of: id, to: offset, at: instant) }
    advance(to: instant)
    page.scroll.scroll(to: offset, at: instant)
    page.activity = instant
  }

  /// Somebody moves a scroll of a presentation: its indicator shows (SPEC R1).
  mutating func scroll(
    _ name: String, of id: PresentationID, at instant: Instant,
    _ change: (inout ScrollState) -> Void
  ) {
    guard let index = index(of: id), var scroll = entries[index].scrolls[name] else { return }
    change(&scroll)
    entries[index].scrolls[name] = scroll
    entries[index].scrollActivity[name] = instant
  }
}
