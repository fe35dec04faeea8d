extension Rule {
  /// What other rooms can see has a summary of at most 150 characters; so have what a protocol asks
  /// and a case that carries something.
  ///
  /// What fulfils a requirement is documented where it is asked.
  static func documentation(_ requirements: Requirements = Requirements()) -> Rule {
    Rule { file in
      file.places.flatMap { place -> [Finding] in
        let declaration = place.declaration
        let isInherited =
          declaration.rest == "init() {}"
          || place.owner.map { requirements.ask($0.typeName, for: declaration.name) } ?? false
        guard place.isAsked || place.carries || declaration.isVisible && !isInherited
        else { return [] }
        return file.documentationFindings(of: place.index)
      }
    }
  }
}

extension SourceFile.Place {
  /// True for a requirement of a protocol that other rooms can see.
  var isAsked: Bool { isMember(of: "protocol") }

  /// True for a case with values of an enum that other rooms can see.
  fileprivate var carries: Bool {
    declaration.keyword == "case" && declaration.rest.contains("(") && isMember(of: "enum")
  }

  private func isMember(of keyword: Substring) -> Bool {
    isMember && owner.map { $0.isVisible && $0.keyword == keyword } ?? false
  }
}

extension SourceFile {
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
