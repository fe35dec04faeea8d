import Canvas
import PresentationCore

/// Something of a moment that `timing` and the inspector follow: a row of `all` is all a new one needs
/// (SPEC X2, X4).
package struct MovingQuantity: Hashable, Sendable {
  /// Whose quantity it is.
  package enum Holder: Hashable, Sendable {
    /// The page, and the software keyboard.
    case page, keyboard
    /// A presentation.
    case presentation(PresentationID)
  }

  /// Whose it is, and which one of several: a row's or scroll's name, or a stack's and its page's number.
  package struct Subject: Hashable, Sendable {
    /// Whose it is.
    package var holder: Holder
    /// Which of several; nil where there is one.
    package var part: String?

    /// One of several, or for a nil part the only one.
    package init(_ holder: Holder, part: String? = nil) {
      self.holder = holder
      self.part = part
    }
  }

  /// What values count; the words are those of expectations.
  package enum Unit: String, Hashable, Sendable {
    /// Lengths.
    case points = "pt"
    /// Of a whole, 0…1.
    case share
  }

  /// A side of a surface.
  package enum Side: Hashable, Sendable { case top, left, right, bottom }

  /// How pixels show it.
  package enum Reading: Hashable, Sendable {
    /// One side, or the distance of both sides.
    case edge(Side)
    case breadth
    /// What shines through.
    case mask, opacity
    /// Where the contents of a scroll stand.
    case strip
    /// One edge of what a row draws.
    case row
    /// Not at all.
    case none
  }

  /// The word it is written with.
  package let word: String
  /// What its values count.
  package let unit: Unit
  /// How pixels show it.
  package let reading: Reading
  private let holders: Set<String>
  private let values: @Sendable (Snapshot) -> [(Subject, Double)]

  private init(
    _ word: String, unit: Unit, of holders: Set<String>, _ reading: Reading,
    _ values: @escaping @Sendable (Snapshot) -> [(Subject, Double)]
  ) {
    self.word = word
    self.unit = unit
    self.holders = holders
    self.reading = reading
    self.values = values
  }

  /// Two are the same when they are written alike.
  package static func == (left: MovingQuantity, right: MovingQuantity) -> Bool {
    left.word == right.word
  }

  /// By the word.
  package func hash(into hasher: inout Hasher) { hasher.combine(word) }

  /// Everything that has it at a moment, with its value.
  package func readings(in snapshot: Snapshot) -> [(subject: Subject, value: Double)] {
    values(snapshot).map { (subject: $0.0, value: $0.1) }
  }

  /// Its value at a moment; nil for a subject that is not there.
  package func value(of subject: Subject, in snapshot: Snapshot) -> Double? {
    values(snapshot).first { $0.0 == subject }?.1
  }

  /// As it is written of a subject: `A.top`, `page.x@trips/1`.
  package func name(of subject: Subject) -> String {
    let holder =
      switch subject.holder {
      case .page: "page"
      case .keyboard: "keyboard"
      case .presentation(let id): id.description
      }
    return "\(holder).\(word)" + (subject.part.map { "@\($0)" } ?? "")
  }

  /// Those that a holder may have, by its name.
  package static func known(of holder: String) -> [MovingQuantity] {
    let kind = ["page", "keyboard"].contains(holder) ? holder : "presentation"
    return all.filter { $0.holders.contains(kind) }
  }
}

extension MovingQuantity {
  /// All of them, in the order of reports.
  package static let all: [MovingQuantity] = [
    // The upper edge as drawn, in pt.
    MovingQuantity("top", unit: .points, of: ["presentation", "keyboard"], .edge(.top)) {
      snapshot in
      each(snapshot) { $0.drawn.minY } + [(Subject(.keyboard), snapshot.keyboardTop)]
    },
    // The left edge as drawn, in pt.
    MovingQuantity("left", unit: .points, of: ["presentation"], .edge(.left)) { snapshot in
      each(snapshot) { $0.drawn.minX }
    },
    // The factor on lengths.
    MovingQuantity("scale", unit: .share, of: ["presentation"], .breadth) { snapshot in
      each(snapshot) { $0.placement.scale }
    },
    // Opacity of surface and content, 0…1.
    MovingQuantity("opacity", unit: .share, of: ["presentation"], .opacity) { snapshot in
      each(snapshot) { $0.opacity }
    },
    // Opacity of the mask, 0…1.
    MovingQuantity("mask", unit: .share, of: ["presentation"], .mask) { snapshot in
      each(snapshot) { $0.mask }
    },
    // How far right of its place a page of a stack stands, in pt: pushed, popped or swiped back.
    MovingQuantity("x", unit: .points, of: ["presentation", "page"], .none) { snapshot in
      pages(snapshot, .slide) { $0.shift }
    },
    // How far right of its place a row is pushed aside, in pt.
    MovingQuantity("swipe", unit: .points, of: ["presentation", "page"], .row) { snapshot in
      rows(snapshot, .swipe)
    },
    // How far the top of a row that moves is below that of its list, in pt.
    MovingQuantity("y", unit: .points, of: ["presentation", "page"], .row) { snapshot in
      rows(snapshot, .y)
    },
    // How much of a page of a stack, or of a row, is there that comes or goes, 0…1.
    MovingQuantity("presence", unit: .share, of: ["presentation", "page"], .none) { snapshot in
      pages(snapshot, .fade) { $0.presence } + rows(snapshot, .presence)
    },
    // The page's scroll offset in pt, and by its name that of a scroll of a presentation.
    MovingQuantity("offset", unit: .points, of: ["presentation", "page"], .strip) { snapshot in
      snapshot.presentations.flatMap { one in
        one.scrollOffsets.sorted { $0.key < $1.key }
          .map { (Subject(.presentation(one.id), part: $0.key), $0.value) }
      } + [(Subject(.page), snapshot.page.offset)]
    },
  ]

  private static func each(
    _ snapshot: Snapshot, _ value: (PresentationSnapshot) -> Double
  ) -> [(Subject, Double)] {
    snapshot.presentations.filter { $0.phase != .queued }
      .map { (Subject(.presentation($0.id)), value($0)) }
  }

  private static func rows(_ snapshot: Snapshot, _ part: RowReading.Part) -> [(Subject, Double)] {
    (snapshot.presentations.map { ($0.rows, Holder.presentation($0.id)) }
      + [(snapshot.page.rows, .page)]).flatMap { rows, holder in
        rows.filter { $0.part == part }.map { (Subject(holder, part: $0.row), $0.value) }
      }
  }

  private static func pages(
    _ snapshot: Snapshot, _ manner: NavigationLayer.Manner, _ value: (NavigationLayer) -> Double
  ) -> [(Subject, Double)] {
    func stacks(_ stacks: [String: [NavigationLayer]], _ holder: Holder) -> [(Subject, Double)] {
      stacks.sorted { $0.key < $1.key }.flatMap { name, layers in
        layers.filter { $0.manner == manner }
          .map { (Subject(holder, part: "\(name)/\($0.id)"), value($0)) }
      }
    }
    return snapshot.presentations.flatMap { stacks($0.navigation, .presentation($0.id)) }
      + stacks(snapshot.page.navigation, .page)
  }
}
