import Glibc

/// A started program with the two ends that are held of it, which its holder closes.
struct RunningProgram {
  /// What people call it.
  let name: String
  /// The process.
  let child: pid_t
  /// Its input or its output.
  let end: Int32
  /// What it says of its errors.
  let errors: Int32

  /// No program is listened to for longer than this many bytes.
  static let patience = 65_536

  /// Waits for its end; 0 says that all went well.
  func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// The first line of what it said, for people.
  static func words(of said: [UInt8]) -> String {
    String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).first
      .map(String.init) ?? "it said nothing"
  }
}
