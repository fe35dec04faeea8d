import Glibc
import Synchronization

/// Runs work on several threads, each item once, and hands back the results in the items' order.
package enum Workers {
  /// How many threads a command uses.
  package static let option = CommandOption.value(
    "--jobs", "N", "threads, 1 to 64; one a core unless given", short: "-j")

  /// As many as `--jobs` says, else one a core.
  package static func count(_ arguments: Arguments) throws(CommandError) -> Int {
    try arguments.value("--jobs") { text throws(TextError) in
      guard let count = Int(text), (1...64).contains(count) else {
        throw TextError("'\(text)' is not a whole number from 1 to 64")
      }
      return count
    } ?? cores
  }

  /// One thread a core, at most 64.
  package static var cores: Int { max(1, min(64, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The results of all items; `begin` makes what one thread needs for itself, on that thread.
  ///
  /// With one worker everything runs on the calling thread.
  package static func map<Item: Sendable, Tool, Result: Sendable>(
    _ items: [Item], workers: Int, begin: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (Item, inout Tool) -> Result
  ) -> [Result] {
    let queue = WorkQueue<Item, Result>(items)
    let threads = (1..<max(1, min(workers, items.count))).map { _ in
      Thread {
        var tool = begin()
        queue.work { body($0, &tool) }
      }
    }
    var tool = begin()
    queue.work { body($0, &tool) }
    for thread in threads { thread.join() }
    return queue.results
  }
}

/// Items to work on and the results so far, for several threads.
private final class WorkQueue<Item: Sendable, Result: Sendable>: Sendable {
  private struct Progress {
    var next = 0
    var found: [Int: Result] = [:]
  }

  private let items: [Item]
  private let progress = Mutex(Progress())

  init(_ items: [Item]) {
    self.items = items
  }

  /// Works on items until none is left.
  func work(_ body: (Item) -> Result) {
    while let index = take() {
      let result = body(items[index])
      progress.withLock { $0.found[index] = result }
    }
  }

  /// In the items' order, once all threads are done.
  var results: [Result] {
    progress.withLock { progress in items.indices.compactMap { progress.found[$0] } }
  }

  private func take() -> Int? {
    progress.withLock { progress in
      guard progress.next < items.count else { return nil }
      progress.next += 1
      return progress.next - 1
    }
  }
}

/// One thread of the system with room for deep layouts.
private final class Thread {
  private var handle = pthread_t()
  private let isRunning: Bool

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts at once; where the system gives no thread, the other threads do the work.
  init(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let work = Unmanaged.passRetained(Work(body))
    let status = pthread_create(
      &handle, &attributes,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    pthread_attr_destroy(&attributes)
    isRunning = status == 0
    if !isRunning { work.release() }
  }

  func join() {
    if isRunning { pthread_join(handle, nil) }
  }
}
