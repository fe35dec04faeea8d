import Glibc

/// Keeps a command from writing over what it reads, or twice to one file (SPEC X8).
package enum FilePaths {
  private static let outputs = ["--output", "--junit", "--record"]
  private static let inputs = ["--take", "--expect"]

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

  /// True for two ways to one file; what is not there yet is told by its name alone.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return one == other }
    guard first.st_mode & S_IFMT == S_IFREG else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
