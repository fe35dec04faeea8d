import Foundation

/// One Swift file of the project, as lines of text.
struct SourceFile {
  /// Path from the top of the project.
  let path: String
  /// The lines as written.
  let lines: [String]
  /// The lines without comments and without the contents of strings.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = Self.codeOnly(lines)
  }

  /// The folder under `Sources` or `Tests`.
  var room: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
}

/// A broken rule at a place.
struct Finding: Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let sentence: String

  init(_ file: SourceFile, line: Int, _ sentence: String) {
    self.file = file.path
    self.line = line
    self.sentence = sentence
  }

  var description: String { "\(file):\(line): \(sentence)" }
}

extension SourceFile {
  /// All files of `Sources` or `Tests`, sorted by path.
  static func all(in folder: String) throws -> [SourceFile] {
    let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: top.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = "\(folder)/\(name)"
      let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, text: text)
    }
  }

  /// Blanks comments and strings, also those of several lines.
  private static func codeOnly(_ lines: [String]) -> [String] {
    var isInText = false
    return lines.map { line in
      let quotes =
        line.utf8.contains(UInt8(ascii: "\""))
        ? line.components(separatedBy: "\"\"\"").count - 1 : 0
      defer { if quotes % 2 == 1 { isInText.toggle() } }
      return isInText || quotes > 0 ? "" : codeOnly(line)
    }
  }

  private static func codeOnly(_ line: String) -> String {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") })
    else { return line }
    var code = ""
    var isInString = false
    var last: Character = " "
    for character in line {
      if !isInString, last == "/", character == "/" { return String(code.dropLast()) }
      if character == "\"", last != "\\" { isInString.toggle() }
      if !isInString { code.append(character) }
      last = last == "\\" && character == "\\" ? " " : character
    }
    return code
  }

  /// The number of spaces a line begins with.
  func indent(of index: Int) -> Int { lines[index].utf8.prefix { $0 == space }.count }
}

private let space = UInt8(ascii: " ")

extension String {
  /// Without the spaces at both ends.
  var trimmed: Substring {
    guard let start = utf8.firstIndex(where: { $0 != space }),
      let end = utf8.lastIndex(where: { $0 != space })
    else { return "" }
    return self[start...end]
  }
}
