extension Rule {
  /// What other rooms can see has a summary of at most 150 characters; so have what a protocol asks
  /// and a case that carries something.
  ///
  /// `inherited` are the names of requirements: what fulfils one is documented where it is asked.
  static func documentation(inherited: Set<String> = []) -> Rule {
    Rule { file in
      let requirements = file.members(of: "protocol")
      let cases = file.members(of: "enum")
      return file.code.indices.flatMap { index -> [Finding] in
        guard let declaration = Declaration(file.code[index]) else { return [] }
        let isInherited = inherited.contains(declaration.name) || declaration.rest == "init() {}"
        let isCase =
          declaration.keyword == "case" && declaration.rest.contains("(") && cases.contains(index)
        guard isCase || requirements.contains(index) || declaration.isVisible && !isInherited
        else { return [] }
        return file.documentationFindings(of: index)
      }
    }
  }
}

extension SourceFile {
  /// The names that this file's protocols ask for.
  var requirementNames: [String] {
    members(of: "protocol").compactMap { Declaration(code[$0])?.name }.filter { $0 != "init" }
  }

  /// The lines that declare something directly in a protocol or an enum that other rooms can see.
  fileprivate func members(of kind: Substring) -> [Int] {
    var open: [Int] = []
    return code.indices.filter { index in
      let line = code[index].trimmed
      guard let first = line.first, first != "{" else { return false }
      let indent = indent(of: index)
      while let outer = open.last, indent <= outer { open.removeLast() }
      guard let declaration = Declaration(code[index]) else { return false }
      let isMember = open.last.map { $0 + 2 } == indent
      // The brace may stand on a line of its own below a long head.
      if declaration.isVisible, declaration.keyword == kind, line.last != "}" {
        open.append(indent)
      }
      return isMember
    }
  }

  fileprivate func documentationFindings(of declaration: Int) -> [Finding] {
    var index = declaration - 1
    while index >= 0, code[index].trimmed.first == "@" { index -= 1 }
    guard index >= 0, isDocumentation(index) else {
      let name = lines[declaration].trimmed.prefix(60)
      return [Finding(self, line: declaration + 1, "Document what the signature cannot: \(name)")]
    }
    while index > 0, isDocumentation(index - 1) { index -= 1 }
    let summary = lines[index...].lazy.map(\.trimmed)
      .prefix { $0.hasPrefix("///") && $0 != "///" }
      .map { $0.dropFirst(4) }.joined(separator: " ")
    guard summary.count > 150 else { return [] }
    return [
      Finding(self, line: index + 1, "The summary has \(summary.count) characters; 150 is enough.")
    ]
  }

  private func isDocumentation(_ index: Int) -> Bool { lines[index].trimmed.hasPrefix("///") }
}
