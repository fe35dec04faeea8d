import Glibc

/// A running program's standard input.
struct Feed {
  private let program: RunningProgram
  private var said: [UInt8] = []
  private var isOpen = true
  /// True once the program has said all it had to say.
  private var isHeard = false

  private static let waitNever = Int32(MSG_DONTWAIT)
  private static let noSignal = Int32(MSG_NOSIGNAL)

  /// The input of a program that was started with it in hand.
  init(_ program: RunningProgram) {
    self.program = program
  }

  /// Hands pixels over and waits until they are taken: a slow program slows the drawing down.
  mutating func send(_ pixels: [UInt32]) throws(CommandError) {
    let failed = pixels.withUnsafeBytes { buffer -> Bool in
      var rest = buffer[...]
      while !rest.isEmpty {
        attend()
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.send(
          program.end, part.baseAddress, part.count, Self.waitNever | Self.noSignal)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return true }
        rest = rest.dropFirst(count)
      }
      return false
    }
    // It ended before the end: what it says and its answer tell why.
    if failed { try finish() }
  }

  /// Ends the input and waits for the program's answer.
  mutating func finish() throws(CommandError) {
    guard isOpen else { return }
    isOpen = false
    close(program.end)
    while listen() == .open {
      var end = pollfd(fd: program.errors, events: Int16(POLLIN), revents: 0)
      poll(&end, 1, -1)
    }
    close(program.errors)
    guard program.status() != 0 else { return }
    throw CommandError(.encoder, "\(program.name) failed: \(RunningProgram.words(of: said))")
  }

  /// Ends the program without waiting for its work.
  mutating func stop() {
    guard isOpen else { return }
    kill(program.child, SIGKILL)
    try? finish()  // Its answer no longer matters.
  }

  /// Waits until the program takes more or says something, and hears what it says: one that is not
  /// listened to would wait in turn.
  private mutating func attend() {
    var ends = [
      pollfd(fd: program.end, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: program.errors, events: Int16(POLLIN), revents: 0),
    ]
    if isHeard { ends[1].fd = -1 }
    poll(&ends, 2, -1)
    if listen() == .closed { isHeard = true }
  }

  private enum End { case open, closed }

  /// Takes what there is to hear.
  private mutating func listen() -> End {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(program.errors, &chunk, chunk.count, Self.waitNever)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 || errno != EAGAIN ? .closed : .open }
      if said.count < RunningProgram.patience { said += chunk[..<count] }
    }
  }
}
