import Foundation
import Testing
import Typeset

@Suite struct AssetFolderTests {
  @Test func `the named folder comes before the environment's, that before the executable's`()
    throws
  {
    let folder = try TemporaryFolder()
    let roots = ["a", "b", "c"].map { $0 + "/Assets" }
    for root in roots { _ = try folder.make(root + "/Fonts") }
    let paths = roots.map { folder.path + "/" + $0 }
    try Data().write(to: URL(filePath: folder.path + "/c/tool"))
    let tool = folder.path + "/c/tool"
    func found(_ explicit: String?, _ environment: String?) throws -> String {
      try AssetFolder.locate(explicit: explicit, environment: environment, executable: tool).path
    }
    #expect(try found(paths[0], paths[1]).hasSuffix("a/Assets"))
    #expect(try found(nil, paths[1]).hasSuffix("b/Assets"))
    #expect(try found("", "").hasSuffix("c/Assets"))
    #expect(try found(nil, nil).hasSuffix("c/Assets"))
  }

  @Test func `Assets is found above the executable, through links`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.make("Assets/Fonts")
    let deep = try folder.make(".build/debug")
    try Data().write(to: URL(filePath: deep + "/tool"))
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: elsewhere.path + "/link", withDestinationPath: deep + "/tool")
    let found = try AssetFolder.locate(
      explicit: nil, environment: nil, executable: elsewhere.path + "/link")
    #expect(found.fonts.hasSuffix(folder.path + "/Assets/Fonts"))
  }

  @Test func `a named folder without fonts is an error, not a reason to look elsewhere`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.make("Assets/Fonts")
    try Data().write(to: URL(filePath: folder.path + "/tool"))
    #expect(throws: AssetError(searched: ["no/such/folder"])) {
      try AssetFolder.locate(
        explicit: "no/such/folder", environment: nil, executable: folder.path + "/tool")
    }
  }

  @Test func `the error names every place that was searched`() throws {
    let folder = try TemporaryFolder()
    let deep = try folder.make("one/two")
    try Data().write(to: URL(filePath: deep + "/tool"))
    let error = #expect(throws: AssetError.self) {
      try AssetFolder.locate(explicit: nil, environment: nil, executable: deep + "/tool")
    }
    #expect(error?.description.contains(deep + "/Assets") == true)
    #expect(error?.description.contains(folder.path + "/one/Assets") == true)
    #expect(error?.description.contains("--assets") == true)
    #expect(error?.searched.last == "/Assets")
  }

  @Test func `without any place to look the error still reads well`() {
    let error = #expect(throws: AssetError.self) {
      try AssetFolder.locate(explicit: nil, environment: nil, executable: nil)
    }
    #expect(error?.description.contains("nowhere to look") == true)
  }
}
