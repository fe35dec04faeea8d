import Canvas
import Motion

/// A motion as the engine runs it: what moves, from where, along what curve, since when (SPEC X4).
public struct MotionReport: Hashable, Sendable {
  /// What moves.
  public struct ID: Hashable, Sendable {
    /// The presentation it belongs to; nil for the page and the keyboard.
    public var owner: PresentationID?
    /// What of it.
    public var part: Part

    /// A part of a presentation, or of the stage for a nil owner.
    public init(_ owner: PresentationID?, _ part: Part) {
      self.owner = owner
      self.part = part
    }
  }

  /// The quantities that move, each by itself.
  public enum Part: Hashable, Sendable {
    /// The top edge of a sheet in pt; of others the way in, from 0 to its full length.
    case way
    /// The opacity of one that fades instead of moving.
    case fade
    /// The displacement by a finger in pt, on its way back.
    case swipe
    /// The height of the content in pt.
    case height
    /// The push by the keyboard: in pt for a sheet, else a share.
    case lift
    /// Displacements in pt on the way from one anchor to the next.
    case glideAcross, glideDown
    /// The height of the keyboard that is up, in pt.
    case keyboard
    /// The offset of a scroll in pt, by its name.
    case scroll(String)
    /// How far a page of a stack is in place, 0…1, by the stack's name and the page's number.
    case page(stack: String, id: Int)
    /// Something of a row of a list, by the row's name.
    case row(String, RowReading.Part)
  }

  /// How the value follows from the seconds since the start.
  public enum Law: Hashable, Sendable {
    /// A spring or a timing curve to a target.
    case value(MovingValue)
    /// Momentum and the edge's spring, one after the other.
    case scroll(ScrollPath)
  }

  /// What moves.
  public var id: ID
  /// How.
  public var law: Law
  /// The moment it set off.
  public var start: Instant
  /// The moment it arrives; nil when it never does.
  public var arrival: Instant?
}

extension PresentationEngine {
  /// Everything that moves by itself at a moment not before `now`, back to front.
  public func motions(at instant: Instant) -> [MotionReport] {
    var reports = [MotionReport(.init(nil, .keyboard), keyboard)]
    for entry in backToFront where entry.phase != .queued {
      reports += [MotionReport.Part.way, .fade, .swipe, .height, .lift, .glideAcross, .glideDown]
        .map { part in entry[part].flatMap { MotionReport(.init(entry.id, part), $0) } }
      for (name, scroll) in entry.scrolls.sorted(by: { $0.key < $1.key }) {
        reports.append(MotionReport(.init(entry.id, .scroll(name)), scroll))
      }
      reports += entry.navigation.reports(of: entry.id)
    }
    reports += page.navigation.reports(of: nil)
    reports.append(MotionReport(.init(nil, .scroll(page.scrollName)), page.scroll))
    return reports.compactMap(\.self).filter { $0.arrival.map { $0 > instant } ?? true }
  }

  /// The numbers of a moment if some of what moves rested at given values, in its own units.
  public func snapshot(
    at instant: Instant, holding values: [MotionReport.ID: Double]
  ) -> Snapshot {
    var held = self
    for (id, value) in values {
      let rest = TimedValue(value, at: instant)
      switch (id.owner, id.part) {
      case (nil, .keyboard): held.keyboard = rest
      case (nil, .scroll): held.page.scroll.phase = .resting(value)
      case (nil, .page(let stack, let page)):
        held.page.navigation.stacks[stack]?.rest(page, at: rest)
      case (nil, _): break
      case (let owner?, .scroll(let name)):
        held.update(owner) { $0.scrolls[name]?.phase = .resting(value) }
      case (let owner?, .page(let stack, let page)):
        held.update(owner) { $0.navigation.stacks[stack]?.rest(page, at: rest) }
      case (let owner?, let part): held.update(owner) { $0[part] = rest }
      }
    }
    return held.snapshot(at: instant)
  }
}

extension MotionReport {
  /// Nothing for what was never set off.
  init?(_ id: ID, _ value: TimedValue) {
    guard value.hasSetOff else { return nil }
    self.init(id: id, law: .value(value.motion), start: value.start, arrival: value.arrival)
  }

  /// Nothing for a scroll at rest or under a finger.
  fileprivate init?(_ id: ID, _ scroll: ScrollState) {
    let law: Law
    let start: Instant
    switch scroll.phase {
    case .resting, .dragging: return nil
    case .free(let path, let since): (law, start) = (.scroll(path), since)
    case .timed(let value, let since): (law, start) = (.value(value), since)
    }
    self.init(id: id, law: law, start: start, arrival: scroll.restsAt)
  }
}

extension NavigationState {
  /// How the pages of all stacks move.
  fileprivate func reports(of owner: PresentationID?) -> [MotionReport?] {
    stacks.sorted { $0.key < $1.key }.flatMap { name, stack in
      stack.pages.map { page in
        MotionReport(.init(owner, .page(stack: name, id: page.id)), page.presence)
      }
    }
  }
}

extension Navigator {
  /// Puts a page that is still there where somebody wants it.
  fileprivate mutating func rest(_ id: Int, at place: TimedValue) {
    guard let index = pages.firstIndex(where: { $0.id == id }) else { return }
    pages[index].presence = place
  }
}

extension Entry {
  /// One of its moving quantities; nil for those it does not have.
  fileprivate subscript(part: MotionReport.Part) -> TimedValue? {
    get {
      switch part {
      case .way: presence
      case .fade: fade
      case .swipe: swipe
      case .height: contentHeight
      case .lift: lift
      case .glideAcross: glide?.x
      case .glideDown: glide?.y
      case .keyboard, .scroll, .page, .row: nil
      }
    }
    set {
      guard let newValue else { return }
      switch part {
      case .way: presence = newValue
      case .fade: fade = newValue
      case .swipe: swipe = newValue
      case .height: contentHeight = newValue
      case .lift: lift = newValue
      case .glideAcross: glide?.x = newValue
      case .glideDown: glide?.y = newValue
      case .keyboard, .scroll, .page, .row: break
      }
    }
  }
}
