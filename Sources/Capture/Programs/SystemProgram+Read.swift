import Glibc

extension SystemProgram {
  /// Runs it over a file to its end and hands over its output piece by piece.
  func read(
    _ file: String, _ arguments: [String], _ take: (ArraySlice<UInt8>) -> Void
  ) throws(CommandError) {
    let program = try start(arguments, holding: .output)
    var said: [UInt8] = []
    drain(program, take) { said += $0.prefix(max(0, RunningProgram.patience - said.count)) }
    for one in [program.end, program.errors] { close(one) }
    guard program.status() != 0 else { return }
    let words = RunningProgram.words(of: said).withoutSource
    throw CommandError(.usage, "\(name) cannot read \(file): \(words)")
  }

  /// Reads both ends as they fill, so that neither keeps the program waiting.
  private func drain(
    _ program: RunningProgram, _ take: (ArraySlice<UInt8>) -> Void,
    _ hear: (ArraySlice<UInt8>) -> Void
  ) {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var ends = [program.end, program.errors].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
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
}

extension String {
  /// Without the part in brackets with which ffmpeg's libraries begin: a name and an address.
  fileprivate var withoutSource: String {
    guard hasPrefix("["), let end = firstIndex(of: "]") else { return self }
    return Wording.trim(self[index(after: end)...])
  }
}
