import Foundation
import FoundationXML
import TestSupport
import Testing

/// How a desktop knows the program: the window's icon, class and title, and the files under Assets.
@Suite struct DesktopEntryTests {
  @Test func `the window has an icon, a title and the class that its desktop entry names`() throws {
    let display = try VirtualDisplay(width: 1200, height: 1200)
    let folder = try TemporaryFolder()
    let program = try BuiltProgram().start(
      ["run", "inbox"], environment: ["DISPLAY": display.name, "XDG_STATE_HOME": folder.path])
    defer {
      program.terminate()
      program.waitUntilExit()
    }
    let found = try display.run(
      "xdotool", "search", "--sync", "--onlyvisible", "--name", "Popup Showcase")
    let window = try #require(found.split(separator: "\n").first.map(String.init))
    let told = try display.run(
      "xprop", "-id", window, "_NET_WM_ICON", "WM_CLASS", "_NET_WM_NAME")
    #expect(told.contains("Icon (") && told.contains("Popup Showcase"), "\(told.prefix(400))")
    let name = try #require(try entry()["StartupWMClass"])
    #expect(told.contains("\"\(name)\""))
  }

  private func asset(_ name: String) throws -> URL {
    let assets = BuiltProgram.top.appending(path: "Assets")
    let names = try FileManager.default.subpathsOfDirectory(atPath: assets.path)
    return assets.appending(path: try #require(names.first { $0.hasSuffix(name) }))
  }

  private func entry() throws -> [String: String] {
    let text = try String(contentsOf: asset(".desktop"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.first == "[Desktop Entry]")
    return lines.dropFirst().reduce(into: [:]) { values, line in
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
  }

  @Test func `the desktop entry has what a menu needs, in both languages`() throws {
    let entry = try entry()
    #expect(entry["Type"] == "Application" && entry["Exec"]?.hasPrefix("popup-showcase") == true)
    for key in ["Name", "Comment", "Icon", "Categories"] { #expect(entry[key] != nil, "\(key)") }
    for key in ["Name[zh_CN]", "Comment[zh_CN]"] { #expect(entry[key] != nil, "\(key)") }
    #expect(entry["Categories"]?.last == ";")
    #expect(try asset("\(entry["Icon"] ?? "").svg").isFileURL)
  }

  @Test func `the metainfo is XML, names the entry and says the licence`() throws {
    let document = try XMLDocument(contentsOf: asset(".metainfo.xml"))
    let root = try #require(document.rootElement())
    #expect(root.name == "component")
    func text(_ name: String) -> String? { root.elements(forName: name).first?.stringValue }
    #expect(text("project_license") == "MIT")
    #expect(try text("launchable") == asset(".desktop").lastPathComponent)
    for name in ["id", "name", "summary", "description", "content_rating"] {
      #expect(!root.elements(forName: name).isEmpty, "\(name)")
    }
  }
}
