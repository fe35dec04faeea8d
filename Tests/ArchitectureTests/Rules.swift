/// A check of one file; each finding is a sentence with file and line.
struct Rule: Sendable {
  let findings: @Sendable (SourceFile) -> [Finding]
}

extension Rule {
  /// A room imports only what the table of rooms allows.
  static let imports = Rule { file in
    file.code.enumerated().compactMap { index, line in
      guard let module = file.importedModule(in: line) else { return nil }
      guard let allowed = Rooms.imports[file.room] else {
        return Finding(file, line: index + 1, "The room \(file.room) is missing in Rooms.imports.")
      }
      if allowed.contains(module) { return nil }
      let list = allowed.isEmpty ? "nothing" : allowed.sorted().joined(separator: ", ")
      return Finding(
        file, line: index + 1,
        "\(file.room) must not import \(module); it may import \(list).")
    }
  }

  /// A file is at most 300 lines long.
  static let fileLength = Rule { file in
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    guard count > 300 else { return [] }
    return [Finding(file, line: 301, "The file has \(count) lines; 300 is the wall, split it.")]
  }

  /// Nothing is forced, unchecked, shared by everyone or left for later.
  static let forbidden = Rule { file in
    let code = ["try!", "as!", "fatalError(", "nonisolated(unsafe)", "@unchecked Sendable"]
    return file.uses(of: code + ["static let shared"], "Sources must not contain")
      + file.mentions(of: ["TO" + "DO", "FIX" + "ME"])
  }

  /// Time and chance come in by the front door.
  static let purity = Rule { file in
    guard Rooms.pure.contains(file.room) else { return [] }
    let words = [
      "Date()", "ContinuousClock", "SuspendingClock", "DispatchTime", "clock_gettime", "random(",
      "randomElement(", "shuffle", "RandomNumberGenerator", "arc4random", "getenv(",
      "gettimeofday", "time(nil)", "drand48", "rand()", "fopen(", "Glibc.open(", "Glibc.read(",
    ]
    return file.uses(of: words, "A pure room knows no clock, chance or environment, but has")
  }
}

extension SourceFile {
  /// `Foundation` for `import struct Foundation.URL`.
  fileprivate func importedModule(in line: String) -> String? {
    guard line.contains("import"), let declaration = Declaration(line),
      declaration.keyword == "import"
    else { return nil }
    let path = declaration.rest.split(separator: " ").last ?? ""
    return path.split(separator: ".").first.map(String.init)
  }

  fileprivate func uses(of words: [String], _ sentence: String) -> [Finding] {
    code.enumerated().flatMap { index, line in
      words.filter(line.contains).map { Finding(self, line: index + 1, "\(sentence) `\($0)`.") }
    }
  }

  fileprivate func mentions(of words: [String]) -> [Finding] {
    lines.enumerated().flatMap { index, line in
      words.filter(line.contains).map {
        Finding(self, line: index + 1, "Finish it or open an issue instead of `\($0)`.")
      }
    }
  }
}
