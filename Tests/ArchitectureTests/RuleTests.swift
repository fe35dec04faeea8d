import Testing

/// Each rule is shown what it must find and what it must let pass.
@Suite struct `The rules` {
  private func lines(
    _ rule: Rule, _ text: String, path: String = "Sources/Canvas/A.swift"
  ) -> [Int] {
    rule.findings(SourceFile(path: path, text: text)).map(\.line)
  }

  @Test(arguments: [
    ("Canvas", "import Motion", 1), ("Motion", "import Foundation", 1),
    ("Capture", "import Foundation", 1), ("Capture", "import Synchronization", 0),
    ("popup-showcase", "import CSDL", 1), ("SDLBackend", "internal import CSDL", 0),
    ("SDLBackend", "@preconcurrency package import CText", 1),
    ("Typeset", "import struct Foundation.URL", 1), ("Attic", "import Canvas", 1),
    ("Canvas", "// import Motion", 0), ("Blocks", "let text = \"import Motion\"", 0),
  ])
  func `imports are looked up in the table`(room: String, text: String, count: Int) {
    #expect(lines(.imports, text, path: "Sources/\(room)/A.swift").count == count)
  }

  @Test func `a finding is a sentence with its place`() {
    let file = SourceFile(path: "Sources/Canvas/A.swift", text: "\nimport Motion\n")
    #expect(
      Rule.imports.findings(file).map(\.description) == [
        "Sources/Canvas/A.swift:2: Canvas must not import Motion; it may import nothing."
      ])
  }

  @Test func `line 301 is one too many`() {
    #expect(lines(.fileLength, String(repeating: "a\n", count: 300)).isEmpty)
    #expect(lines(.fileLength, String(repeating: "a\n", count: 301)) == [301])
  }

  @Test(arguments: [
    "func f() {", "package static func f<A>(a: A) -> A {", "init?(a: Int) {", "isolated deinit {",
    "var size: Size {", "func f(\n    a: Int\n  ) -> Int\n  where A: B {", "@Test func `a b`() {",
    "private(set) subscript(a: Int) -> Int {",
  ])
  func `a function may have 40 lines between its braces`(signature: String) {
    let head = "struct A {\n  let a = 1\n\n  \(signature)\n"
    let body = { String(repeating: "    a()\n", count: $0) + "  }\n}\n" }
    #expect(lines(.functionLength, head + body(40)).isEmpty)
    #expect(lines(.functionLength, head + body(41)) == [4])
  }

  @Test func `functions without a body have no length`() {
    let rest = "  func g()\n  func h(\n    a: Int\n  ) -> Int\n}\n\n" + "let a = 1\n"
    #expect(
      lines(.functionLength, "protocol P {\n" + rest + String(repeating: "a()\n", count: 60) + "}")
        .isEmpty)
  }

  @Test(arguments: [
    "public var a = 1", "  package static func f() {}", "@MainActor package final class A {",
    "public struct A {}", "private var a = 1\npublic let b = 2", "/// Old.\n\npublic let b = 2",
    "/// Fine.\npackage protocol P {\n  func f()\n}",
    "/// \(String(repeating: "a", count: 151))\npublic let b = 2",
    "/// \(String(repeating: "a", count: 80))\n/// \(String(repeating: "a", count: 80))\npublic let b = 1",
    "/// Fine.\npublic enum A {\n  case b(Int)\n}",
    "/// Fine.\npublic enum A:\n  Hashable, Sendable\n{\n  case b, c(Int)\n}",
    "/// Fine.\npublic enum A {\n  /// Fine.\n  public enum B {\n    case c\n  }\n\n  case d(B)\n}",
  ])
  func `undocumented and rambling declarations are found`(text: String) {
    #expect(lines(.documentation(), text).count == 1)
  }

  @Test(arguments: [
    "/// Width in pt.\npublic var a = 1", "/// Width.\n@inlinable\npublic var a = 1", "var a = 1",
    "/// One.\n///\n/// \(String(repeating: "a", count: 200))\npublic var a = 1",
    "package import Canvas", "protocol P {\n  func f()\n}",
    "/// Fine.\npackage protocol P {\n  /// So is this.\n  func f()\n}\n\nfunc g() {}",
    "/// Fine.\npublic enum A {\n  case b, c\n  /// So is this.\n  case d(Int)\n}",
    "enum A {\n  case b(Int)\n}",
  ])
  func `documented and private declarations pass`(text: String) {
    #expect(lines(.documentation(), text).isEmpty)
  }

  @Test func `what a protocol asks for is documented there, not again`() {
    let text =
      "/// Fine.\npackage protocol P {\n  /// Runs.\n  func run(a: Int)\n  /// Size.\n"
      + "  var size: Int { get }\n}\n"
    let file = SourceFile(path: "Sources/Canvas/P.swift", text: text)
    let asked = Requirements([
      file, SourceFile(path: "Sources/Canvas/A.swift", text: "struct A:\n  P\n{\n}\n"),
    ])
    func inside(_ type: String, _ line: String) -> [Int] {
      lines(.documentation(asked), "extension \(type) {\n  \(line)\n}")
    }
    #expect(inside("A", "package func run(a: Int) {}").isEmpty)
    #expect(inside("P", "package var size: Int { 1 }").isEmpty)
    #expect(inside("A", "package func walk(a: Int) {}") == [2])
    #expect(inside("B", "package func run(a: Int) {}") == [2])
  }

  @Test(arguments: [
    "try! f()", "a as! B", "fatalError(\"no\")", "nonisolated(unsafe) var a = 1",
    "final class A: @unchecked Sendable {}", "static let shared = A()", "// TO" + "DO: later",
    "/* FIX" + "ME */",
  ])
  func `forced, unchecked and unfinished lines are found`(text: String) {
    #expect(lines(.forbidden, "let a = 1\n" + text) == [2])
  }

  @Test func `words in comments and strings are not code`() {
    let text = "// never try! this\nlet a = \"as! b\"\nlet b = \"\"\"\n  fatalError(\n  \"\"\"\n"
    #expect(lines(.forbidden, text).isEmpty)
  }

  @Test(arguments: [
    "let now = Date()", "ContinuousClock().now", "Double.random(in: 0...1)", "a.shuffled()",
    "getenv(\"HOME\")",
  ])
  func `time and chance are found in pure rooms only`(text: String) {
    #expect(lines(.purity, text, path: "Sources/Motion/A.swift") == [1])
    #expect(lines(.purity, text, path: "Sources/Capture/A.swift").isEmpty)
  }
}
