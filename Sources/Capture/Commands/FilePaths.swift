import Glibc

/// Keeps a command from writing over what it reads, or twice to one file (SPEC X8).
package enum FilePaths {
  private static let outputs = ["--output", "--junit", "--record"]
  private static let inputs = ["--take", "--expect", "--compare"]

  /// An error when an output is an input's file, or another output's.
  package static func check(
    _ arguments: Arguments, of spec: CommandSpec
  ) throws(CommandError) {
    var taken: [(name: String, path: String)] = inputs.compactMap { name in
      arguments.value(name).map { (name, $0) }
    }
    if spec.completion == .files { taken += arguments.positional.map { ("'\($0)'", $0) } }
    for name in outputs {
      guard let path = arguments.value(name) else { continue }
      if let other = taken.first(where: { isSame($0.path, path) }) {
        throw .usage(
          "\(name) is the same file as \(other.name)", suggestion: "write to another file")
      }
      taken.append((name, path))
    }
  }

  /// An error when the file of an option could not be written: asked before the work (SPEC X8).
  package static func checkRoom(
    for options: [String] = ["--output", "--junit"], in arguments: Arguments
  ) throws(CommandError) {
    for name in options {
      guard let path = arguments.value(name) else { continue }
      try telling { try OutputFile.check(path) }
    }
  }

  /// True for two ways to one file.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    guard let identity = FileIdentity(one) else { return false }
    return identity == FileIdentity(other)
  }
}

/// What makes two paths ways to one file: its number on its disk, or the name of what is no file yet.
enum FileIdentity: Hashable {
  case file(device: UInt, number: UInt)
  case name(String)

  /// The identity of what lies at a path, links followed; nil for devices and folders.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      self = .name(path)
      return
    }
    guard info.st_mode & S_IFMT == S_IFREG else { return nil }
    self = .file(device: UInt(info.st_dev), number: UInt(info.st_ino))
  }
}
