extension Rule {
  /// A function, initialiser or accessor has at most 40 lines between its braces.
  static let functionLength = Rule { file in
    file.code.indices.compactMap { start in
      guard file.startsFunction(start), let count = file.bodyLength(from: start), count > 40
      else { return nil }
      return Finding(file, line: start + 1, "The function has \(count) lines; 40 is the wall.")
    }
  }
}

extension SourceFile {
  fileprivate func startsFunction(_ index: Int) -> Bool {
    guard let declaration = Declaration(code[index]) else { return false }
    switch declaration.keyword {
    case "func", "init", "deinit", "subscript": return true
    case "var": return declaration.rest.hasSuffix("{")
    default: return false
    }
  }

  /// The lines between the braces; nil when the body is on the line itself or missing.
  fileprivate func bodyLength(from start: Int) -> Int? {
    let depth = indent(of: start)
    var opening = start
    while code[opening].trimmed.last != "{" {
      opening += 1
      // A wrapped signature goes on deeper or with a closing bracket; anything else has no body.
      guard opening < code.count else { return nil }
      let line = code[opening].trimmed
      let goesOn = [")", "where ", "->", "{"].contains { line.hasPrefix($0) }
      guard !line.isEmpty, indent(of: opening) > depth || goesOn else { return nil }
    }
    let closing = code.indices[(opening + 1)...].first {
      indent(of: $0) == depth && code[$0].trimmed.first == "}"
    }
    return closing.map { $0 - opening - 1 }
  }
}
