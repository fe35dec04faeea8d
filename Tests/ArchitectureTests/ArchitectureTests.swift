import Testing

@Suite struct `The house` {
  /// Read once for all the rules.
  private static let files = Result {
    ["Sources": try SourceFile.all(in: "Sources"), "Tests": try SourceFile.all(in: "Tests")]
  }

  private func expectNone(_ rule: Rule, in folders: [String]) throws {
    let all = try Self.files.get()
    let files = folders.flatMap { all[$0] ?? [] }
    #expect(files.count > 20)
    for finding in files.flatMap(rule.findings) { Issue.record("\(finding)") }
  }

  @Test func `rooms import only what they may`() throws {
    try expectNone(.imports, in: ["Sources"])
  }

  @Test func `files end before line 300`() throws {
    try expectNone(.fileLength, in: ["Sources", "Tests"])
  }

  @Test func `functions end before line 40`() throws {
    try expectNone(.functionLength, in: ["Sources", "Tests"])
  }

  @Test func `what other rooms see is documented in a sentence`() throws {
    let requirements = Requirements(try Self.files.get()["Sources"] ?? [])
    try expectNone(.documentation(requirements), in: ["Sources"])
  }

  @Test func `nothing is forced, unchecked, shared or left for later`() throws {
    try expectNone(.forbidden, in: ["Sources"])
  }

  @Test func `pure rooms know no clock and no chance (QA 20)`() throws {
    try expectNone(.purity, in: ["Sources"])
  }
}
