import Glibc

/// The name of something half-written, which tells what it is to become and who writes it (SPEC X8).
///
/// Such as `.card.png.4711-90210.0.part`: process 4711, which began at tick 90210 after the machine
/// did, and its first one of that name. Two processes may have the same number one after the other.
struct DraftName {
  /// Where it lies.
  let path: String

  /// The ending of everything half-written.
  static let ending = ".part"
  /// What comes after that in the name of a folder that gives way to a draft.
  static let replacedEnding = ".old"
  /// Drafts of one name at a time.
  static let most = 1000
  /// Bytes of the target's name that are kept: file systems allow 255 for all of it.
  private static let room = 180

  /// The name beside a target of the draft with a number; `word` tells what else it is.
  init(beside target: String, number: Int, _ word: String = "") {
    let cut = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    var name = target[cut...]
    while name.utf8.count > Self.room { name = name.dropLast() }
    let kind = word.isEmpty ? "" : ".\(word)"
    let writer = "\(getpid())-\(Self.start(of: getpid()))"
    path = "\(target[..<cut]).\(name)\(kind).\(writer).\(number)\(Self.ending)"
  }

  /// What a draft was to become, by the draft's name; nil for other names and while it is written.
  static func target(ofDeserted name: String) -> String? {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return nil }
    let parts = name.dropFirst().dropLast(ending.count)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, let last = parts.last, Int(last) != nil else { return nil }
    let writer = parts[parts.count - 2].split(separator: "-")
    guard writer.count == 2, let process = pid_t(writer[0]), process > 0,
      let start = UInt64(writer[1]), !isAlive(process, since: start)
    else { return nil }
    return parts.dropLast(2).joined(separator: ".")
  }

  private static func isAlive(_ process: pid_t, since start: UInt64) -> Bool {
    guard kill(process, 0) == 0 || errno != ESRCH else { return false }
    return self.start(of: process) == start
  }

  /// When a process began, in the kernel's ticks; 0 where nobody tells.
  private static func start(of process: pid_t) -> UInt64 {
    guard let text = try? InputFile.text(at: "/proc/\(process)/stat"),
      // The program's name stands in brackets and may hold anything.
      let end = text.lastIndex(of: ")")
    else { return 0 }
    let fields = text[end...].split(separator: " ")
    return fields.count > 20 ? UInt64(fields[20]) ?? 0 : 0
  }
}
