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
    let (name, rest) = Self.members(of: logged.event)
    return .object(
      [
        JSON.Member(key: "t", value: time(logged.time)),
        JSON.Member(key: "event", value: .string(name)),
      ] + rest)
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
        ]) + Self.stacks(page.navigation)),
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
    return .object(own + stacks(snapshot.navigation))
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

  /// To 1/1024 pt: a placement's product may lie between two steps.
  private static func rounded(_ points: Double) -> Double {
    (points * 1024).rounded() / 1024
  }

  private static func members(_ pairs: KeyValuePairs<String, JSON>) -> [JSON.Member] {
    pairs.map { JSON.Member(key: $0.key, value: $0.value) }
  }
}

extension TraceLine {
  /// An event's name and its own keys, in the order they are written.
  private static func members(of event: Event) -> (String, [JSON.Member]) {
    switch event {
    case .willPresent(let id, let cycle, .requested): ("willPresent", of(id, cycle))
    case .willPresent(let id, let cycle, .restored):
      ("willPresent", of(id, cycle, ["restored": .bool(true)]))
    case .didPresent(let id, let cycle): ("didPresent", of(id, cycle))
    case .willDismiss(let id, let cycle, let reason):
      ("willDismiss", of(id, cycle, because(reason)))
    case .didDismiss(let id, let cycle, let reason): ("didDismiss", of(id, cycle, because(reason)))
    case .didAttemptToDismiss(let id, let cycle, let reason):
      ("didAttemptToDismiss", of(id, cycle, because(reason)))
    case .detentChanged(let id, let cycle, let detent, let chooser):
      (
        "detentChanged",
        of(id, cycle, ["detent": .string(detent), "by": .string(chooser.rawValue)])
      )
    case .settled(let id, let cycle, let detent):
      ("settled", of(id, cycle, ["detent": .string(detent)]))
    case .dragBegan(let id, let cycle): ("dragBegan", of(id, cycle))
    case .dragEnd(let id, let cycle): ("dragEnd", of(id, cycle))
    case .refreshBegan, .refreshEnded, .appeared, .disappeared, .navigated, .focus, .action, .held,
      .ignored, .error:
      membersWithoutCycle(of: event)
    }
  }

  private static func membersWithoutCycle(of event: Event) -> (String, [JSON.Member]) {
    switch event {
    case .refreshBegan(let cycle): ("refreshBegan", members(["cycle": .int(cycle)]))
    case .refreshEnded(let cycle, let result):
      ("refreshEnded", members(["cycle": .int(cycle), "ok": .bool(result == .success)]))
    case .appeared(let name): ("appeared", members(["name": .string(name)]))
    case .disappeared(let name): ("disappeared", members(["name": .string(name)]))
    case .navigated(let name, let path, let owner):
      (
        "navigated",
        members(["name": .string(name), "path": .array(path.codes.map { .string($0) })])
          + (owner.map { members(["presentation": .string($0.description)]) } ?? [])
      )
    case .focus(let name): ("focus", members(["name": .string(name)]))
    case .held(let name, nil): ("held", members(["name": .string(name)]))
    case .held(let name, let owner?):
      ("held", members(["name": .string(name), "presentation": .string(owner.description)]))
    case .action(let name, nil): ("action", members(["name": .string(name)]))
    case .action(let name, let owner?):
      (
        "action",
        members(["name": .string(name), "presentation": .string(owner.description)])
      )
    case .ignored(let input, let why):
      ("ignored", members(["input": .string(input), "why": .string(why)]))
    case .error(let message): ("error", members(["message": .string(message)]))
    case .willPresent, .didPresent, .willDismiss, .didDismiss, .didAttemptToDismiss,
      .detentChanged, .settled, .dragBegan, .dragEnd:
      members(of: event)
    }
  }

  private static func of(
    _ id: PresentationID, _ cycle: Int, _ rest: KeyValuePairs<String, JSON> = [:]
  ) -> [JSON.Member] {
    members(["presentation": .string(id.description), "cycle": .int(cycle)]) + members(rest)
  }

  private static func because(_ reason: DismissReason) -> KeyValuePairs<String, JSON> {
    ["reason": .string(reason.rawValue)]
  }
}
