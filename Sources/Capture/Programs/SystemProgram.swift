import Glibc

/// A program of the system that works for a command: ffmpeg and ffprobe.
package struct SystemProgram: Sendable {
  /// What people call it.
  let name: String
  /// Where it is.
  private let path: String
  /// What a script is answered when it fails.
  private let code: ExitCode

  /// Where `PATH` finds a program; nil when it is not installed.
  package static func path(of name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let paths: [String] = folders.split(separator: ":").map { "\($0)/\(name)" }
    return paths.first { access($0, X_OK) == 0 }
  }

  /// The program; without it the command ends with the `way` out, and `code` is for its failures.
  init(named name: String, orElse way: String, code: ExitCode) throws(CommandError) {
    guard let path = Self.path(of: name) else {
      throw CommandError(.environment, "'\(name)' is not installed; \(way)")
    }
    self.name = name
    self.path = path
    self.code = code
  }

  /// Which of its ends is held here; the other one leads nowhere.
  enum End: Int32 {
    case input = 0
    case output = 1
  }

  /// Starts it; what it says of its errors can be heard, and one more end is held.
  func start(_ arguments: [String], holding end: End) throws(CommandError) -> RunningProgram {
    let way = try pair()
    let errors: (here: Int32, there: Int32)
    do {
      errors = try pair()
    } catch {
      for one in [way.here, way.there] { close(one) }
      throw error
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch end {
    case .input: posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    case .output: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, way.there, end.rawValue)
    posix_spawn_file_actions_adddup2(&actions, errors.there, 2)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = Self.variables.map { strdup($0) } + [nil]
    defer { for one in words + variables { free(one) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &words, &variables)
    for one in [way.there, errors.there] { close(one) }
    guard status == 0 else {
      for one in [way.here, errors.here] { close(one) }
      throw failure(status)
    }
    return RunningProgram(name: name, child: child, end: way.here, errors: errors.here)
  }

  /// Sockets instead of pipes: writing to one that nobody reads any more is an error, not a signal.
  private func pair() throws(CommandError) -> (here: Int32, there: Int32) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw failure(errno) }
    return (ends[0], ends[1])
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
    CommandError(code, "cannot start \(path): \(String(cString: strerror(number)))")
  }
}
