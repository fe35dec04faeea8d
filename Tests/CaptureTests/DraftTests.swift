import Glibc
import TestSupport
import Testing

@testable import Capture

/// Runs that were killed leave nothing behind for long (SPEC X8).
struct DraftTests {
  /// No process has this number: Linux counts to 4,194,304.
  private static let nobody = 999_999_999

  @Test func `the next draft takes away what killed runs left, and nothing of living ones (X8)`()
    throws
  {
    let folder = try TemporaryFolder()
    try Folder.make(folder.file(".frames.\(Self.nobody)-1.0.part"))
    try OutputFile.write([1], to: folder.file(".frames.\(Self.nobody)-1.0.part/frame-00000.png"))
    try OutputFile.write([1], to: folder.file(".a.gif.\(Self.nobody)-1.0.part"))
    let mine = DraftName(beside: "mine", number: 0).path
    let kept = [mine, ".a.part", ".b.x.part", ".e.7.part", "c.\(Self.nobody)-1.0.part", "d"]
    for name in kept { try OutputFile.write([2], to: folder.file(name)) }
    let draft = try Draft(file: folder.file("e"))
    draft.discard()
    #expect(folder.names == kept.sorted())
  }

  @Test func `in a container every run has the same number: its drafts are no obstacle (X8)`()
    throws
  {
    let folder = try TemporaryFolder()
    let old = ".a.webp.\(getpid())-1.0.part"
    try OutputFile.write([1], to: folder.file(old))
    let draft = try Draft(file: folder.file("a.webp"))
    #expect(!folder.names.contains(old), "whoever had this number began at another time")
    draft.discard()
  }

  @Test func `two threads that write one name have drafts of their own (X8)`() throws {
    let folder = try TemporaryFolder()
    let target = folder.file(String(repeating: "长", count: 80) + ".png")
    let first = try OutputFile.begin(beside: target, shownAs: target)
    let second = try OutputFile.begin(beside: target, shownAs: target)
    defer { for draft in [first, second] { close(draft.descriptor) } }
    #expect(first.path != second.path)
    #expect(folder.names.allSatisfy { $0.utf8.count <= 255 })
    let folders = try (0..<2).map { _ in try Draft(folder: folder.file("frames")) { _ in false } }
    #expect(folders[0].path != folders[1].path)
    #expect(folders[0].helper("palette") != folders[0].path)
    for folder in folders { folder.discard() }
  }

  @Test func `a folder that had given way to a draft comes back (X8)`() throws {
    let folder = try TemporaryFolder()
    let old = folder.file(".frames.\(Self.nobody)-1.0.part.old")
    try Folder.make(old)
    try OutputFile.write([7], to: "\(old)/frames.json")
    Folder.clearDrafts(in: folder.path)
    #expect(folder.names == ["frames"])
    #expect(try InputFile.bytes(at: folder.file("frames/frames.json")) == [7])
  }

  @Test func `what is not there yet lies where its name says`() throws {
    let folder = try TemporaryFolder()
    #expect(!Folder.isWithin("no-such-report", folder.path))
    try Folder.make(folder.file("goldens"))
    #expect(Folder.isWithin(folder.file("goldens/a/b"), folder.file("goldens")))
    #expect(!Folder.isWithin(folder.file("report/a"), folder.file("goldens")))
    #expect(Folder.isWithin("no-such-report", "."))
  }

  @Test func `a full disk is told by the name that was asked for (X8)`() throws {
    let folder = try TemporaryFolder()
    let draft = try Draft(folder: folder.file("frames")) { _ in false }
    defer { draft.discard() }
    let name = String(repeating: "n", count: 300)
    let error = #expect(throws: FileError.self) { try draft.add([1], as: name) }
    #expect(error?.line == "cannot write \(folder.file("frames"))/\(name): file name too long")
  }
}
