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
    try Folder.make(folder.file(".frames.\(Self.nobody).part"))
    try OutputFile.write([1], to: folder.file(".frames.\(Self.nobody).part/frame-00000.png"))
    try OutputFile.write([1], to: folder.file(".a.gif.\(Self.nobody).part"))
    let kept = [".mine.\(getppid()).part", ".a.part", ".b.x.part", "c.\(Self.nobody).part", "d"]
    for name in kept { try OutputFile.write([2], to: folder.file(name)) }
    let draft = try Draft(file: folder.file("e"))
    draft.discard()
    #expect(folder.names == kept.sorted())
  }

  @Test func `a folder that had given way to a draft comes back (X8)`() throws {
    let folder = try TemporaryFolder()
    let old = folder.file(".frames.\(Self.nobody).part.old")
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
