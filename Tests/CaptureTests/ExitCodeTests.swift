import Capture
import Foundation
import Testing

struct ExitCodeTests {
  @Test func `the README names every exit code (X8)`() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let start = try #require(text.range(of: "Exit codes:"))
    let list = text[start.upperBound...].prefix { $0 != "." }
      .split { $0 == "," || $0.isNewline }.flatMap { $0.split(separator: " ").prefix(1) }
    let numbers = Set(list.compactMap { Int32($0) })
    #expect(numbers == Set(ExitCode.allCases.map(\.rawValue)))
  }
}
