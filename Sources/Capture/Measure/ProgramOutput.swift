import Glibc

/// A program of the system whose standard output is read as it comes.
struct ProgramOutput {
  /// What people call it.
  let name: String
  /// Where it is.
  private let path: String

  /// The program as `PATH` finds it; `way` tells what to do without it.
  init(named name: String, orElse way: String) throws(CommandError) {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let paths: [String] = folders.split(separator: ":").map { "\($0)/\(name)" }
    guard let found = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandError(.environment, "'\(name)' is not installed; \(way)")
    }
    path = found
    self.name = name
  }

  /// Runs it over a file to its end and hands over its output piece by piece.
  func read(
    _ file: String, _ arguments: [String], _ take: (ArraySlice<UInt8>) -> Void
  ) throws(CommandError) {
    var output: [Int32] = [0, 0]
    var errors: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &output) == 0 else { throw failure(errno) }
    guard socketpair(AF_UNIX, kind, 0, &errors) == 0 else {
      let number = errno
      for one in output { close(one) }
      throw failure(number)
    }
    let child = spawn(arguments, output: output[1], errors: errors[1])
    close(output[1])
    close(errors[1])
    var said: [UInt8] = []
    drain(output[0], take, errors[0]) { said += $0.prefix(max(0, 65_536 - said.count)) }
    close(output[0])
    close(errors[0])
    let process: pid_t
    switch child {
    case .success(let number): process = number
    case .failure(let reason): throw failure(reason.number)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status != 0 else { return }
    let words = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).first
      .map { String($0).withoutSource }
    throw CommandError(.usage, "\(name) cannot read \(file): \(words ?? "it said nothing")")
  }

  private struct SpawnError: Error { var number: Int32 }

  private func spawn(
    _ arguments: [String], output: Int32, errors: Int32
  ) -> Result<pid_t, SpawnError> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for one in words { free(one) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &words, environ)
    return status == 0 ? .success(child) : .failure(SpawnError(number: status))
  }

  /// Reads both ends as they fill, so that neither keeps the program waiting.
  private func drain(
    _ output: Int32, _ take: (ArraySlice<UInt8>) -> Void, _ errors: Int32,
    _ hear: (ArraySlice<UInt8>) -> Void
  ) {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var ends = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while ends.contains(where: { $0.fd >= 0 }) {
      guard poll(&ends, 2, -1) >= 0 || errno == EINTR else { return }
      for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
        let count = Glibc.read(ends[index].fd, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          ends[index].fd = -1
          continue
        }
        if index == 0 { take(chunk[..<count]) } else { hear(chunk[..<count]) }
      }
    }
  }

  private func failure(_ number: Int32) -> CommandError {
    CommandError(.environment, "cannot start \(path): \(String(cString: strerror(number)))")
  }
}

extension String {
  /// Without the part in brackets with which ffmpeg's libraries begin: a name and an address.
  fileprivate var withoutSource: String {
    guard hasPrefix("["), let end = firstIndex(of: "]") else { return self }
    return Wording.trim(self[index(after: end)...])
  }
}
