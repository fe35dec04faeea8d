import Canvas

/// One finger from its touch to its release: who owns it and what it has become.
struct Touch: Hashable, Sendable {
  var finger: Int
  var start: Point
  var last: Point
  var lastTime: Instant
  var tracker = VelocityTracker()
  var owner: Owner
  /// What can be touched at the start point, front to back, as it was when the finger came down.
  var hits: [HitArea] = []
  var state: State = .possible
  /// What it calls when it rests; nil where nothing has a menu.
  var hold: Hold?

  /// A menu that a resting finger calls.
  struct Hold: Hashable, Sendable {
    /// Name of the area that has the menu.
    var name: String
    /// When it has rested long enough.
    var end: Instant
  }

  /// Who gets everything this finger does.
  enum Owner: Hashable, Sendable {
    case page
    case presentation(PresentationID, cycle: Int)
    case mask(PresentationID, cycle: Int)
    case keyboard
    /// Swallowed: the guard, a leaving surface, a touch taken away.
    case nobody

    /// The presentation whose surface is touched.
    var id: PresentationID? {
      if case .presentation(let id, _) = self { id } else { nil }
    }
  }

  enum State: Hashable, Sendable {
    /// May still become a tap or a pan.
    case possible
    case pan(Pan)
    /// Has called a menu; nobody took it over yet.
    case held
    /// Goes from item to item of a menu.
    case slide(Slide)
    /// Neither: moved too far on a mask, or taken away.
    case failed
  }

  /// What a recognised pan moves.
  enum Pan: Hashable, Sendable {
    /// The sheet alone: from its header, its grabber, or without scrolling content.
    case sheet
    /// Scrolling content and sheet in turn (SPEC S7).
    case nested(NestedScroll)
    /// A card, panel or toast.
    case swipe
    /// Content that scrolls in a popup that stays.
    case content(String)
    /// Content that scrolls sideways.
    case across(String)
    case page
    /// Content of the page that is pushed both ways.
    case plane(String)
    /// The uppermost page of a stack, from its leading edge.
    case back(String)
    /// What an area takes for itself.
    case area(String)
  }

  init(_ pointer: Pointer, owner: Owner, at instant: Instant) {
    finger = pointer.finger
    start = pointer.position
    last = pointer.position
    lastTime = instant
    self.owner = owner
    tracker.add(position: pointer.position, at: instant)
  }

  /// How far a finger may move and still tap, in pt (SPEC Defaults).
  static let slop = 10.0

  var distance: Double { last.distance(to: start) }
  /// Way since the touch, in pt.
  var way: Point { last - start }
  /// True when the way is more vertical than horizontal; ties are vertical.
  var isVertical: Bool { abs(way.y) >= abs(way.x) }

  /// The control under the finger.
  var control: HitArea? { hits.control }

  /// True when it goes from entry to entry and would choose the one under it.
  var isChoosing: Bool {
    if case .slide(let slide) = state { slide.stage == .choosing } else { false }
  }

  /// Name of the vertically scrolling content under the finger.
  var scrollName: String? { hits.scrollName }

  /// Name of the content under the finger that scrolls sideways.
  var acrossName: String? { hits.acrossName }

  /// Name of the content under the finger that is pushed both ways.
  var planeName: String? { hits.planeName }

  /// The drag an area under the finger takes for itself, by the way it has gone.
  var areaDrag: Pan? {
    hits.first {
      switch $0.drag {
      case .nothing: false
      case .across: !isVertical
      case .free: true
      }
    }.map { .area($0.name) }
  }

  /// True on a grabber or header: it always moves the sheet (CASES B110).
  var isOnHandle: Bool {
    hits.contains { $0.role == .grabber || $0.role == .dragHandle }
  }
}

extension [HitArea] {
  /// The foremost control.
  var control: HitArea? {
    first {
      switch $0.role {
      case .button, .disabled, .field, .grabber: true
      case .scroll, .scrollAcross, .plane, .dragHandle, .element: false
      }
    }
  }

  /// Name of the foremost content that scrolls up and down.
  var scrollName: String? {
    first { if case .scroll = $0.role { true } else { false } }?.name
  }

  /// Name of the foremost content that is pushed both ways.
  var planeName: String? {
    first { if case .plane = $0.role { true } else { false } }?.name
  }

  /// Name of the foremost content that scrolls sideways.
  var acrossName: String? {
    first { if case .scrollAcross = $0.role { true } else { false } }?.name
  }
}

extension [Touch] {
  /// Takes all touches from a presentation that leaves.
  mutating func abandon(ownedBy id: PresentationID) {
    for index in indices {
      switch self[index].owner {
      case .presentation(id, _), .mask(id, _):
        self[index].owner = .nobody
        self[index].state = .failed
      case .page, .presentation, .mask, .keyboard, .nobody: break
      }
    }
  }
}

extension VelocityTracker {
  /// No hand is faster, in pt/s; more would throw a sheet far off the screen.
  private static let fastest = 10_000.0

  /// The finger's vertical speed in pt/s as it lets go, down positive.
  func releaseSpeed(at instant: Instant) -> Double {
    releaseVelocity(at: instant).y
  }

  /// The finger's speed in pt/s on both axes as it lets go.
  func releaseVelocity(at instant: Instant) -> Point {
    let velocity = velocity(at: instant)
    func limited(_ speed: Double) -> Double { min(max(speed, -Self.fastest), Self.fastest) }
    return Point(limited(velocity.x), limited(velocity.y))
  }
}
