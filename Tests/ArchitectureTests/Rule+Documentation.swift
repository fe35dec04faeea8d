extension Rule {
  /// What other rooms can see has a summary of at most 150 characters; so has what a protocol asks.
  ///
  /// `inherited` are the names of requirements: what fulfils one is documented where it is asked.
  static func documentation(inherited: Set<String> = []) -> Rule {
    Rule { file in
      let requirements = file.requirements
      return file.code.indices.flatMap { index -> [Finding] in
        guard let declaration = Declaration(file.code[index]) else { return [] }
        let isInherited = inherited.contains(declaration.name) || declaration.rest == "init() {}"
        let isRequirement = requirements.contains(index)
        guard isRequirement || declaration.isVisible && !isInherited else { return [] }
        return file.documentationFindings(of: index)
      }
    }
  }
}

extension SourceFile {
  /// The names that this file's protocols ask for.
  var requirementNames: [String] {
    requirements.compactMap { Declaration(code[$0])?.name }.filter { $0 != "init" }
  }

  /// The lines with requirements of the protocols that other rooms can see.
  fileprivate var requirements: [Int] {
    var depth: Int?
    return code.indices.filter { index in
      let line = code[index].trimmed
      if let outer = depth, !line.isEmpty, indent(of: index) <= outer { depth = nil }
      guard let declaration = Declaration(code[index]) else { return false }
      if declaration.isVisible, declaration.keyword == "protocol", line.last == "{" {
        depth = indent(of: index)
      }
      return depth.map { $0 + 2 } == indent(of: index)
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
