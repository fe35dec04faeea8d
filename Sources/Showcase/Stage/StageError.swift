import Canvas

/// A programmer's error a scene made: an `error` event for people (SPEC E1).
package struct StageError: Hashable, Sendable {
  /// What is wrong, with the names of what is concerned.
  package var message: String
  /// When, on the stage's clock.
  package var time: Instant
}

/// Which errors people were told of: each is one line, and is told once (SPEC E1).
package struct ErrorNews: Sendable {
  private var told: Set<String> = []

  /// Nobody was told anything.
  package init() {}

  /// A line for each new error, such as `hosts at 250ms: …`; times count from `epoch`.
  package mutating func lines(of stage: any Staging, since epoch: Instant) -> [String] {
    let name = stage.info.name
    return stage.errors.compactMap { error in
      guard told.insert("\(name): \(error.message)").inserted else { return nil }
      let time = Int((error.time.seconds(since: epoch) * 1000).rounded())
      return "\(name) at \(time)ms: \(error.message)"
    }
  }
}
