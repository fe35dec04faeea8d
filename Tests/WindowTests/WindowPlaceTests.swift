import Foundation
import TestSupport
import Testing

/// The window among others and from one run to the next.
@Suite(.serialized) struct WindowPlaceTests {
  private let folder: URL
  private let display: VirtualDisplay

  private init(density: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "place-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    display = try VirtualDisplay(width: 1600, height: 1700, density: density)
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "place-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    display = try VirtualDisplay(width: 1400, height: 1200)
  }

  private func start(_ arguments: [String] = []) throws -> (Process, String) {
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let program = try BuiltProgram().start(
      ["run"] + arguments,
      environment: ["DISPLAY": display.name, "XDG_STATE_HOME": folder.path]
    ) { $0.standardError = try FileHandle(forWritingTo: errors) }
    let found = try display.run(
      "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(program.processIdentifier)")
    return (program, found.split(separator: "\n").last.map(String.init) ?? "")
  }

  private func geometry(_ window: String) throws -> String {
    try display.run("xdotool", "getwindowgeometry", "--shell", window)
      .split(separator: "\n").filter { !$0.hasPrefix("WINDOW") && !$0.hasPrefix("SCREEN") }
      .joined(separator: " ")
  }

  /// Waits until the program has drawn a place in px that the window did not have before: it hears
  /// of its size after its place, so that it knows both then.
  private func awaitPicture(in window: String, at place: String) throws {
    for _ in 0..<500 {
      let words = ["-window", window, "-crop", "1x1+\(place)", "+repage", "-depth", "8", "rgb:-"]
      if try display.bytes("import", words).contains(where: { $0 > 0 }) { return }
      usleep(20_000)  // Another process draws: there is nothing else to wait for.
    }
    Issue.record("nothing was drawn at \(place)")
  }

  private func end(_ program: Process) -> Int32 {
    program.terminate()
    program.waitUntilExit()
    return program.terminationStatus
  }

  @Test func `a terminal that closes ends it in order: what was done is saved (X6, X8)`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let take = folder.appending(path: "a.take")
    // Tests that were begun with `nohup` would hand that on, and the program obeys it.
    let inherited = signal(SIGHUP, SIG_DFL)
    defer { signal(SIGHUP, inherited) }
    let (program, window) = try start(["alert", "--record", take.path])
    try awaitPicture(in: window, at: "700+300")
    kill(program.processIdentifier, SIGHUP)
    program.waitUntilExit()
    #expect(program.terminationReason == .exit && program.terminationStatus == 0)
    #expect(try String(contentsOf: take, encoding: .utf8).contains("# scene: alert"))
  }

  @Test(arguments: [
    ["DISPLAY": ":9999", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": ""],
    ["SDL_VIDEODRIVER": "wayland", "DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": ""],
  ])
  func `a screen that does not answer is one line with a way out, code 7 (X8)`(
    environment: [String: String]
  ) throws {
    let answer = try BuiltProgram().run(["run"], environment: environment)
    #expect(answer.code == 7)
    #expect(answer.errors.hasPrefix("popup-showcase: no display: "), "\(answer.errors)")
    #expect(answer.errors.hasSuffix("draw without a window with popup-showcase capture\n"))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test func `a display that goes away takes nothing of a recording that is at rest (X6, X8)`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let take = folder.appending(path: "a.take")
    let (program, window) = try start(["alert", "--record", take.path])
    try awaitPicture(in: window, at: "700+300")
    try display.run("xdotool", "mousemove", "--window", window, "640", "300", "click", "1")
    for _ in 0..<500 where try !String(contentsOf: take, encoding: .utf8).contains("up") {
      usleep(20_000)  // Another process comes to rest: there is nothing else to wait for.
    }
    try display.run("xdotool", "windowkill", window)
    program.waitUntilExit()
    #expect(program.terminationStatus == 1, "the X library ends it")
    #expect(try String(contentsOf: take, encoding: .utf8).contains("\nup"))
  }

  @Test func `a take that is there stays until something is done (X6, X8)`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let take = folder.appending(path: "a.take")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("an older take".utf8).write(to: take)
    let (program, window) = try start(["alert", "--record", take.path])
    try awaitPicture(in: window, at: "700+300")
    #expect(try String(contentsOf: take, encoding: .utf8) == "an older take")
    #expect(end(program) == 0)
    #expect(try String(contentsOf: take, encoding: .utf8) == "an older take")
  }

  @Test func `the width that is remembered is that without the inspector (X2)`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, window) = try start()
    try awaitPicture(in: window, at: "700+300")
    let before = try geometry(window)
    try display.run("xdotool", "key", "--window", window, "i")
    for _ in 0..<500 where try geometry(window) == before {
      usleep(20_000)  // Another process answers: there is nothing else to wait for.
    }
    let wider = try geometry(window)
    #expect(wider != before)
    #expect(end(first) == 0)
    let (second, again) = try start()
    let width = before.split(separator: " ").first { $0.hasPrefix("WIDTH") }
    #expect(try geometry(again).split(separator: " ").first { $0.hasPrefix("WIDTH") } == width)
    #expect(end(second) == 0)
  }

  @Test func `a recording that cannot be saved at the end is told with code 8 (X6, X8)`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "gone")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let (program, window) = try start(["alert", "--record", inner.path + "/a.take"])
    try awaitPicture(in: window, at: "700+300")
    try FileManager.default.removeItem(at: inner)
    #expect(end(program) == 8)
  }

  @Test func `it comes back where it was and as large as it was`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, window) = try start()
    try display.run("xdotool", "windowmove", "--sync", window, "60", "40")
    try display.run("xdotool", "windowsize", "--sync", window, "900", "700")
    try awaitPicture(in: window, at: "890+690")
    #expect(end(first) == 0)
    let (second, again) = try start()
    #expect(try geometry(again) == "X=60 Y=40 WIDTH=900 HEIGHT=700")
    #expect(end(second) == 0)
    let (third, other) = try start(["--scale", "0.5"])
    #expect(try geometry(other).hasPrefix("X=60 Y=40 WIDTH=680"), "another scale, the usual size")
    #expect(end(third) == 0)
  }

  @Test(arguments: [
    ("place 900 700\nsize 900 700", "X=500 Y=500 WIDTH=900 HEIGHT=700"),
    ("place -300 -40\nsize 900 700", "X=0 Y=0 WIDTH=900 HEIGHT=700"),
    ("place 200 100\nsize 2400 1800", "X=0 Y=0 WIDTH=1400 HEIGHT=1200"),
    ("place 5000 100\nsize 900 700", "X=250 Y=250 WIDTH=900 HEIGHT=700"),
  ])
  func `one that was left on a larger display opens inside this one`(
    memory: String, expected: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "popup-showcase/window")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\(memory)\nscale 1\ndevice iphone-15\n".utf8).write(to: file)
    let (program, window) = try start()
    #expect(try geometry(window) == expected)
    #expect(end(program) == 0)
  }

  @Test func `a damaged file is told in one line and the window opens in the middle`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let memory = folder.appending(path: "popup-showcase/window")
    try FileManager.default.createDirectory(
      at: memory.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("place 1\nsize".utf8).write(to: memory)
    let (program, window) = try start()
    #expect(try geometry(window).hasPrefix("X=333 Y=108 WIDTH=734"))
    #expect(end(program) == 0)
    let errors = try String(contentsOf: folder.appending(path: "errors"), encoding: .utf8)
    #expect(errors.contains("cannot use \(memory.path)"))
    #expect(errors.filter { $0 == "\n" }.count == 1)
    #expect(try String(contentsOf: memory, encoding: .utf8).contains("place 333 108"))
  }

  @Test func `several run at once and each ends by itself`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let all = try ["inbox", "lab", "tabs"].map { try start([$0]) }
    #expect(Set(all.map(\.1)).count == 3)
    for (program, _) in all { #expect(program.isRunning) }
    for (program, _) in all { #expect(end(program) == 0) }
  }

  @Test func `V the scale follows the display's density where it tells, and only when asked`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = try start()
    #expect(try geometry(plain.1).hasSuffix("WIDTH=734 HEIGHT=984"))
    #expect(end(plain.0) == 0)
    let asked = try start(["--scale", "auto"])
    #expect(try geometry(asked.1).hasSuffix("WIDTH=734 HEIGHT=984"), "96 dots an inch are 1")
    #expect(end(asked.0) == 0)
    let dense = try WindowPlaceTests(density: 144)
    defer { try? FileManager.default.removeItem(at: dense.folder) }
    let large = try dense.start(["--scale", "auto"])
    #expect(try dense.geometry(large.1).hasSuffix("WIDTH=929 HEIGHT=1406"), "one and a half")
    #expect(dense.end(large.0) == 0)
  }

  @Test func `V2 a window larger than the display shrinks to it, the phone with it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (program, window) = try start(["--scale", "2", "--device", "ipad-11"])
    #expect(try geometry(window).hasSuffix("WIDTH=1400 HEIGHT=1200"))
    #expect(end(program) == 0)
  }
}
