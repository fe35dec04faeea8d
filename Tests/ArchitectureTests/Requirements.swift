/// What protocols ask for, and which types have to fulfil it.
struct Requirements {
  private var asked: [String: Set<String>] = [:]
  private var bases: [String: Set<String>] = [:]

  /// What these files say; other libraries' protocols ask for nothing here.
  init(_ files: [SourceFile] = []) {
    for file in files {
      for place in file.places {
        let declaration = place.declaration
        if declaration.opensType {
          bases[declaration.typeName, default: []].formUnion(file.bases(at: place.index))
        }
        if place.isAsked, let owner = place.owner, declaration.keyword != "init" {
          asked[owner.typeName, default: []].insert(declaration.name)
        }
      }
    }
  }

  /// True when a protocol that a type conforms to asks for something of this name.
  func ask(_ type: String, for name: String) -> Bool {
    var waiting = [type]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if asked[next]?.contains(name) == true { return true }
      waiting += bases[next] ?? []
    }
    return false
  }
}

extension SourceFile {
  /// A declaration and the type around it; nil at the top.
  struct Place {
    var index: Int
    var declaration: Declaration
    var owner: Declaration?
    /// True when it stands directly in its owner, not in one of its functions.
    var isMember: Bool
  }

  /// All declarations in order.
  var places: [Place] {
    var open: [(indent: Int, declaration: Declaration)] = []
    return code.indices.compactMap { index in
      let line = code[index].trimmed
      // The brace may stand on a line of its own below a long head.
      guard let first = line.first, first != "{" else { return nil }
      let indent = indent(of: index)
      while let outer = open.last, indent <= outer.indent { open.removeLast() }
      guard let declaration = Declaration(code[index]) else { return nil }
      let outer = open.last
      if declaration.opensType, line.last != "}" { open.append((indent, declaration)) }
      return Place(
        index: index, declaration: declaration, owner: outer?.declaration,
        isMember: outer.map { $0.indent + 2 } == indent)
    }
  }

  /// The words after the colon of a type's head.
  fileprivate func bases(at index: Int) -> [String] {
    var head = ""
    for line in code[index...].prefix(12) {
      head += line.prefix { $0 != "{" } + " "
      if line.contains("{") { break }
    }
    guard let colon = head.firstIndex(of: ":") else { return [] }
    return head[colon...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension Declaration {
  /// True for what has members.
  var opensType: Bool {
    ["struct", "enum", "class", "actor", "protocol", "extension"].contains(keyword)
  }

  /// `B` for `extension A.B: C`.
  var typeName: String {
    let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return path.split(separator: ".").last.map(String.init) ?? ""
  }
}
