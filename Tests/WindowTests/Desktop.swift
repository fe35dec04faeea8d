import Canvas
import Foundation
import Showcase
import TestSupport

/// A screen without a monitor, and the window of the program on it.
final class Desktop {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let display: VirtualDisplay
  private let program: Process
  private let folder: URL
  private let window: String
  private let arguments: [String]

  /// Opens a scene in a window on a screen of its own, or on that display of 1200×1200 px, and plays
  /// a take there.
  init(
    _ arguments: [String], on display: VirtualDisplay? = nil, playing take: String? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.arguments = arguments
    self.display = try display ?? VirtualDisplay(width: 1200, height: 1200)
    var options = ["--record", folder.appending(path: "a.take").path]
    if let take {
      let given = folder.appending(path: "given.take")
      try Data(take.utf8).write(to: given)
      options += ["--take", given.path]
    }
    program = try BuiltProgram().start(
      ["run"] + (take == nil ? arguments : []) + options,
      environment: ["DISPLAY": self.display.name, "XDG_STATE_HOME": folder.path])
    let found = try self.display.run(
      "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(program.processIdentifier)")
    guard let id = found.split(separator: "\n").first else {
      throw Failure(description: "no window")
    }
    window = String(id)
    try self.display.run("xdotool", "windowfocus", "--sync", window)
  }

  /// The take that was given to play.
  var given: URL { folder.appending(path: "given.take") }

  deinit {
    if program.isRunning { program.terminate() }
    program.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The layout of the window at scale 1.
  private var layout: WorkbenchLayout = {
    let screen = Device.standard.size
    return WorkbenchLayout(
      window: WorkbenchLayout.window(for: screen, stageScale: 1, chromeScale: 1),
      screen: screen, stageScale: 1, chromeScale: 1,
      cornerRadius: Device.standard.cornerRadius)
  }()

  /// Where a point of the phone's screen is on the display, in px.
  func place(_ point: Point) throws -> Point {
    let corner = try geometry()
    let origin = layout.screenOrigin
    return Point(
      Double(corner["X"] ?? 0) + origin.x + point.x, Double(corner["Y"] ?? 0) + origin.y + point.y)
  }

  /// What xdotool tells of the window: X, Y, WIDTH and HEIGHT in px, and more.
  private func geometry() throws -> [Substring: Int] {
    let lines = try display.run("xdotool", "getwindowgeometry", "--shell", window)
    return lines.split(separator: "\n").reduce(into: [:]) { values, line in
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
  }

  /// Where a point of the phone's screen is in the window, in px.
  private func pixel(_ x: Double, _ y: Double) -> [String] {
    let origin = layout.screenOrigin
    return ["\(Int(origin.x + x))", "\(Int(origin.y + y))"]
  }
}

// MARK: - What a user does

extension Desktop {
  private func act(_ words: String...) throws {
    _ = try display.bytes("xdotool", words)
  }

  func point(_ x: Double, _ y: Double) throws {
    let place = pixel(x, y)
    try act("mousemove", "--sync", "--window", window, place[0], place[1])
  }

  func click(_ x: Double, _ y: Double, times: Int = 1) throws {
    try point(x, y)
    try act("click", "--repeat", "\(times)", "1")
  }

  func wheelDown(_ x: Double, _ y: Double, notches: Int) throws {
    try point(x, y)
    try act("click", "--repeat", "\(notches)", "5")
  }

  /// Presses, moves in steps and, unless `holding`, lets go.
  func drag(from start: Point, to end: Point, steps: Int = 8) throws {
    try point(start.x, start.y)
    try act("mousedown", "1")
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      try point(
        start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
  }

  func letGo() throws { try act("mouseup", "1") }

  func key(_ name: String) throws { try act("key", name) }

  /// Stops the stage's time and returns the take so far with the moment, as the program wrote them.
  func pause() throws -> (take: URL, time: String) {
    try key("p")
    return try standstill()
  }

  /// The same by the button above the phone: a key would be typed into the field.
  func pauseByButton() throws -> (take: URL, time: String) {
    try act("mousemove", "--sync", "--window", window, "\(Int(layout.right) - 272)", "24")
    try act("click", "1")
    return try standstill()
  }

  /// The take so far with the latest moment at which time stood still.
  func standstill() throws -> (take: URL, time: String) {
    let file = folder.appending(path: "a.take")
    for _ in 0..<500 {
      if let text = try? String(contentsOf: file, encoding: .utf8),
        let last = text.split(separator: "\n").last(where: { $0.hasPrefix("# paused ") })
      {
        return (file, String(last.dropFirst("# paused ".count)))
      }
      usleep(20_000)  // Another process writes the file: there is nothing else to wait for.
    }
    throw Failure(description: "the window did not pause")
  }

  /// The screen's size in the window's title line of the take: what was resized last.
  func lastResize(in take: URL) throws -> String? {
    try String(contentsOf: take, encoding: .utf8).split(separator: "\n")
      .last { $0.contains(" resize ") }.map { String($0.split(separator: " ")[2]) }
  }

  /// Waits until the window is so wide, in px, and stands on its display.
  private func awaitWidth(_ width: Int) throws {
    for _ in 0..<500 {
      let values = try geometry()
      if values["WIDTH"] == width, let left = values["X"], left + width <= 1200 { return }
      usleep(20_000)  // Another process owns the window.
    }
    throw Failure(description: "the window did not grow")
  }

  /// Presses the inspector, which is open, at a point of its own.
  func pressInspector(_ x: Double, _ y: Double) throws {
    layout.inspector = .shown
    layout.window.width += WorkbenchLayout.inspectorWidth
    let place = layout.inspectorRect.minX + x
    try awaitWidth(Int(layout.window.width))
    try act("mousemove", "--sync", "--window", window, "\(Int(place))", "\(Int(y))")
    try act("click", "1")
  }

  /// Ends the program as a system would; its exit code.
  func terminate() -> Int32 {
    program.terminate()
    program.waitUntilExit()
    return program.terminationStatus
  }
}

// MARK: - What is seen

extension Desktop {
  /// Pixels of the phone's screen that differ from a capture of the take at that time.
  func differences(take: URL, at time: String) throws -> Int {
    let picture = folder.appending(path: "headless.png").path
    let scene = arguments[0]
    let capture = try BuiltProgram().run(
      ["capture", scene, "--take", take.path, "--at", time, "--scale", "1", "-o", picture]
        + arguments.dropFirst())
    guard capture.code == 0 else { throw Failure(description: capture.errors) }
    let expected = try pixels("convert", [picture, "-depth", "8", "rgb:-"])
    var last = Int.max
    for _ in 0..<100 {
      last = count(expected, try screenshot())
      if last == 0 { return 0 }
      usleep(20_000)  // The server may still hold an older frame.
    }
    return last
  }

  /// Does something, then waits until the phone's screen shows it and moves no more.
  func settle(_ act: () throws -> Void) throws {
    let before = try screenshot()
    try act()
    var last = before
    var standing = 0
    for _ in 0..<500 {
      let now = try screenshot()
      standing = now == last ? standing + 1 : 0
      if now != before, standing >= 4 { return }
      last = now
      usleep(20_000)  // Another process draws: there is nothing else to wait for.
    }
    throw Failure(description: "the screen did not come to rest")
  }

  private func screenshot() throws -> [UInt8] {
    let size = layout.screen
    let origin = layout.screenOrigin
    let crop = "\(Int(size.width))x\(Int(size.height))+\(Int(origin.x))+\(Int(origin.y))"
    return try pixels(
      "import", ["-window", window, "-crop", crop, "+repage", "-depth", "8", "rgb:-"])
  }

  private func pixels(_ tool: String, _ arguments: [String]) throws -> [UInt8] {
    [UInt8](try display.bytes(tool, arguments))
  }

  /// Differing pixels inside the rounded screen; the corners belong to the phone's body.
  private func count(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let width = Int(layout.screen.width)
    let height = Int(layout.screen.height)
    guard left.count == right.count, left.count == width * height * 3 else { return .max }
    let shape = Shape.rounded(
      Rect(1, 1, layout.screen.width - 2, layout.screen.height - 2), layout.cornerRadius)
    var count = 0
    for index in 0..<(width * height) {
      let start = index * 3
      guard
        left[start] != right[start] || left[start + 1] != right[start + 1]
          || left[start + 2] != right[start + 2]
      else { continue }
      let place = Point(Double(index % width) + 0.5, Double(index / width) + 0.5)
      if shape.contains(place) { count += 1 }
    }
    return count
  }

  /// The trace of a take without a window, as text.
  func trace(take: URL) throws -> String {
    let answer = try BuiltProgram().run(
      ["trace", arguments[0], "--json", "--take", take.path] + arguments.dropFirst())
    guard answer.code == 0 else { throw Failure(description: answer.errors) }
    return answer.output
  }
}
