import Glibc

/// A program of the system that is fed through its standard input.
struct ExternalProgram {
  /// Where it is.
  let path: String
  /// What people call it.
  let name: String

  /// The program as `PATH` finds it.
  init(named name: String) throws(CommandError) {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let paths: [String] = folders.split(separator: ":").map { "\($0)/\(name)" }
    let found = paths.first { access($0, X_OK) == 0 }
    guard let found else {
      throw CommandError(
        .encoder,
        "'\(name)' is not installed; get it with 'apt-get install \(name)', or use --format webp")
    }
    path = found
    self.name = name
  }

  /// Starts it; its standard output goes nowhere.
  func start(_ arguments: [String]) throws(CommandError) -> Feed {
    // Sockets instead of pipes: writing to one that nobody reads any more is an error, not a signal.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    var input: [Int32] = [0, 0]
    var errors: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, kind, 0, &input) == 0 else { throw failure(errno) }
    guard socketpair(AF_UNIX, kind, 0, &errors) == 0 else {
      let number = errno
      for one in input { close(one) }
      throw failure(number)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input[1], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors[1], 2)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = Self.variables.map { strdup($0) } + [nil]
    defer { for one in words + variables { free(one) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &words, &variables)
    close(input[1])
    close(errors[1])
    guard status == 0 else {
      close(input[0])
      close(errors[0])
      throw failure(status)
    }
    return Feed(name: name, child: child, input: input[0], errors: errors[0])
  }

  /// The environment a program needs to run, without what would change its output.
  private static var variables: [String] {
    let names: [String] = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"]
    let kept: [String] = names.compactMap { name in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    return kept + ["LC_ALL=C"]
  }

  private func failure(_ number: Int32) -> CommandError {
    CommandError(.encoder, "cannot start \(path): \(String(cString: strerror(number)))")
  }
}

/// A running program's standard input.
struct Feed {
  let name: String
  private let child: pid_t
  private let input: Int32
  private let errors: Int32
  private var said: [UInt8] = []
  private var isOpen = true
  /// True once the program has said all it had to say.
  private var isHeard = false

  private static let waitNever = Int32(MSG_DONTWAIT)
  private static let noSignal = Int32(MSG_NOSIGNAL)

  init(name: String, child: pid_t, input: Int32, errors: Int32) {
    self.name = name
    self.child = child
    self.input = input
    self.errors = errors
  }

  /// Hands pixels over and waits until they are taken: a slow program slows the drawing down.
  mutating func send(_ pixels: [UInt32]) throws(CommandError) {
    let failed = pixels.withUnsafeBytes { buffer -> Bool in
      var rest = buffer[...]
      while !rest.isEmpty {
        attend()
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.send(input, part.baseAddress, part.count, Self.waitNever | Self.noSignal)
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
    close(input)
    while listen() == .open {
      var end = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      poll(&end, 1, -1)
    }
    close(errors)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status != 0 else { return }
    let words = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).first
    throw CommandError(.encoder, "\(name) failed: \(words ?? "it said nothing")")
  }

  /// Ends the program without waiting for its work.
  mutating func stop() {
    guard isOpen else { return }
    kill(child, SIGKILL)
    try? finish()  // Its answer no longer matters.
  }

  /// Waits until the program takes more or says something, and hears what it says: one that is not
  /// listened to would wait in turn.
  private mutating func attend() {
    var ends = [
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
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
      let count = recv(errors, &chunk, chunk.count, Self.waitNever)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 || errno != EAGAIN ? .closed : .open }
      if said.count < 65_536 { said += chunk[..<count] }
    }
  }
}
