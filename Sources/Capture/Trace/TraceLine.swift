import Canvas
import PresentationCore
import Showcase

/// The lines of a trace, one JSON object each; seconds from the take's time zero (DESIGN "trace").
package struct TraceLine: Sendable {
  /// The stage's moment at the take's time zero.
  package var epoch: Instant

  /// Lines counted from a moment.
  package init(epoch: Instant) {
    self.epoch = epoch
  }

  /// The line of one event.
  package func event(_ logged: LoggedEvent) -> JSON {
    let head = Self.members(["t": time(logged.time), "event": .string(logged.event.name)])
    return .object(head + Self.members(of: logged.event))
  }

  /// The line of one moment's numbers.
  package func frame(_ snapshot: Snapshot) -> JSON {
    var members = snapshot.presentations.map { presentation in
      JSON.Member(key: presentation.id.description, value: Self.presentation(presentation))
    }
    let page = snapshot.page
    members += Self.members([
      "page": .object(
        Self.members([
          "offset": .number(page.offset), "blocked": .bool(page.isBlocked),
          "refresh": .string(page.refresh.name),
        ]) + Self.stacks(page.navigation) + Self.rows(page.rows)),
      "keyboard": .members(["top": .number(snapshot.keyboardTop)]),
      "focus": .string(snapshot.focus),
    ])
    return .members(["t": time(snapshot.time), "frame": .object(members)])
  }

  /// The last line.
  package func end(_ summary: EndSummary, at instant: Instant) -> JSON {
    .members([
      "t": time(instant),
      "end": .members([
        "open": .array(summary.open.map { .string($0) }),
        "flags": .sorted(summary.flags.mapValues { .bool($0) }),
        "pressed": .sorted(summary.pressed.mapValues { .int($0) }),
        "rows": .sorted(summary.rows.mapValues { .int($0) }),
        "text": .sorted(summary.text.mapValues { .string($0) }),
      ]),
    ])
  }

  private func time(_ instant: Instant) -> JSON {
    .number(instant.seconds(since: epoch))
  }

  private static func presentation(_ snapshot: PresentationSnapshot) -> JSON {
    let rect = snapshot.drawn
    let offsets = snapshot.scrollOffsets
    let offset = offsets["content"] ?? offsets.min { $0.key < $1.key }?.value ?? 0
    let own = members([
      "phase": .string(snapshot.phase.name),
      "rect": .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(rounded($0)) }),
      "opacity": .number(snapshot.opacity),
      "scale": .number(snapshot.placement.scale),
      "velocity": .number(snapshot.velocity),
      "content": .members(["offset": .number(offset)]),
      "mask": .number(snapshot.mask),
    ])
    return .object(own + stacks(snapshot.navigation) + rows(snapshot.rows))
  }

  /// Where the pages of each stack stand, those that can be seen; no key without stacks.
  private static func stacks(_ navigation: [String: [NavigationLayer]]) -> [JSON.Member] {
    guard !navigation.isEmpty else { return [] }
    let stacks = navigation.mapValues { layers -> JSON in
      let seen = layers.filter { $0.visibility == .seen }
      return .array(
        seen.map { layer in
          .members([
            "page": .string(layer.route?.description ?? "root"), "x": .number(layer.shift),
            "presence": .number(layer.presence),
          ])
        })
    }
    return members(["stacks": .sorted(stacks)])
  }

  /// Where rows that move or have moved are; no key without any.
  private static func rows(_ readings: [RowReading]) -> [JSON.Member] {
    guard !readings.isEmpty else { return [] }
    let rows = Dictionary(grouping: readings, by: \.row).mapValues { parts in
      JSON.object(
        parts.map {
          JSON.Member(
            key: $0.part.rawValue,
            value: .number(
              $0.part == .presence ? ($0.value * 4096).rounded() / 4096 : rounded($0.value)))
        })
    }
    return members(["rows": .sorted(rows)])
  }

  /// To 1/1024 pt: a placement's product may lie between two steps.
  private static func rounded(_ points: Double) -> Double {
    (points * 1024).rounded() / 1024
  }

  private static func members(_ pairs: KeyValuePairs<String, JSON>) -> [JSON.Member] {
    pairs.map { JSON.Member(key: $0.key, value: $0.value) }
  }
}

extension TraceLine {
  /// An event's own keys, in the order they are written.
  private static func members(of event: Event) -> [JSON.Member] {
    switch event {
    case .willPresent(let id, let cycle, .requested), .didPresent(let id, let cycle),
      .dragBegan(let id, let cycle), .dragEnd(let id, let cycle):
      of(id, cycle)
    case .willPresent(let id, let cycle, .restored): of(id, cycle, ["restored": .bool(true)])
    case .willDismiss(let id, let cycle, let reason), .didDismiss(let id, let cycle, let reason),
      .didAttemptToDismiss(let id, let cycle, let reason):
      of(id, cycle, ["reason": .string(reason.rawValue)])
    case .detentChanged(let id, let cycle, let detent, let chooser):
      of(id, cycle, ["detent": .string(detent), "by": .string(chooser.rawValue)])
    case .settled(let id, let cycle, let detent): of(id, cycle, ["detent": .string(detent)])
    case .refreshBegan(let cycle): members(["cycle": .int(cycle)])
    case .refreshEnded(let cycle, let result):
      members(["cycle": .int(cycle), "ok": .bool(result == .success)])
    case .appeared(let name), .disappeared(let name), .focus(let name):
      members(["name": .string(name)])
    case .navigated(let name, let path, let owner):
      members(["name": .string(name), "path": .array(path.codes.map { .string($0) })]) + on(owner)
    case .action(let name, let owner), .held(let name, let owner):
      members(["name": .string(name)]) + on(owner)
    case .ignored(let input, let why): members(["input": .string(input), "why": .string(why)])
    case .error(let message): members(["message": .string(message)])
    }
  }

  /// Whose something is; no key on the page.
  private static func on(_ owner: PresentationID?) -> [JSON.Member] {
    owner.map { members(["presentation": .string($0.description)]) } ?? []
  }

  private static func of(
    _ id: PresentationID, _ cycle: Int, _ rest: KeyValuePairs<String, JSON> = [:]
  ) -> [JSON.Member] {
    members(["presentation": .string(id.description), "cycle": .int(cycle)]) + members(rest)
  }
}
