import Canvas
import Showcase
import Synchronization

/// Tells the programmer's errors of a take on standard error, one line each (SPEC E1).
///
/// All copies of a player share one: what one of them has told is told.
package final class ErrorTeller: Sendable {
  private let news = Mutex(ErrorNews())

  /// One that told nothing yet.
  package init() {}

  /// Tells what is new on a stage; times count from `epoch`, the take's time zero.
  func tell(_ stage: any Staging, since epoch: Instant) {
    guard !stage.errors.isEmpty else { return }
    let lines = news.withLock { $0.lines(of: stage, since: epoch) }
    guard !lines.isEmpty else { return }
    var output = OutputStream.standardError
    // Nobody is left to tell when standard error itself is closed.
    for line in lines { try? output.print("popup-showcase: \(Wording.oneLine(line))") }
    try? output.flush()
  }
}
