import Capture
import Foundation
import Testing

/// What the window leaves for the next one.
struct WindowMemoryTests {
  private let memory = WindowMemory(
    x: -20, y: 40, width: 754, height: 984, scale: 1.25, device: "iphone-15")

  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "memory-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test func `what is written is read again, also into folders that are not there yet`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a/b/window").path
    #expect(try WindowMemory.load(from: path) == nil)
    try memory.save(to: path)
    #expect(try WindowMemory.load(from: path) == memory)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b") == ["window"])
  }

  @Test(arguments: [
    "", "place 1 2", "place a b\nsize 300 300\nscale 1\ndevice x", "\u{0}\u{1}\u{2}",
    "place 1 2\nsize 300 99999999999\nscale 1\ndevice x",
    "place 1 2\nsize 300 300\nscale nan\ndevice x", "place 1 2\nsize 300 300\nscale 1",
  ])
  func `a damaged file is told in one line (X8)`(text: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "window").path
    try Data(text.utf8).write(to: URL(filePath: path))
    let error = #expect(throws: TextError.self) { try WindowMemory.load(from: path) }
    #expect(error?.line.contains("\n") == false)
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/popup-showcase/window"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/popup-showcase/window"),
    (["HOME": "/h"], "/h/.local/state/popup-showcase/window"), ([:], nil),
  ])
  func `the file is where the XDG base directories say`(
    variables: [String: String], path: String?
  ) {
    #expect(WindowMemory.path { variables[$0] } == path)
  }
}
