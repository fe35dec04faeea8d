import Canvas
import Foundation
import TestSupport
import Testing

/// The real window under Xvfb, driven by xdotool, beside the picture made without one.
@Suite(.serialized) struct WindowTests {
  @Test func `a click on a row is counted and the window equals the capture to the pixel`() throws {
    let desktop = try Desktop(["lab", "--set", "motion=spring"])
    try desktop.click(195, 190)
    let (take, time) = try desktop.pause()
    #expect(try desktop.differences(take: take, at: time) == 0)
    #expect(try desktop.trace(take: take).contains(#""rows":{"1":1}"#))
  }

  @Test func `M1 a row opens a card, its mask closes it, each equal to the pixel`() throws {
    let desktop = try Desktop(["inbox"])
    try desktop.click(195, 260)
    try desktop.click(195, 800)
    let (take, time) = try desktop.pause()
    #expect(try desktop.differences(take: take, at: time) == 0)
    let trace = try desktop.trace(take: take)
    #expect(trace.contains("willPresent"))
    #expect(trace.contains(#""reason":"outsideTap""#))
  }

  @Test func `E9 Escape and the keyboard work without a mouse`() throws {
    let desktop = try Desktop(["inbox"])
    try desktop.click(195, 260)
    try desktop.key("Tab")
    try desktop.key("Escape")
    let (take, time) = try desktop.pause()
    #expect(try desktop.differences(take: take, at: time) == 0)
    #expect(try desktop.trace(take: take).contains(#""reason":"escape""#))
  }

  @Test func `S4 a mouse drag in mid-air equals its replay to the pixel`() throws {
    let desktop = try Desktop(["lab"])
    try desktop.drag(from: Point(195, 500), to: Point(195, 420))
    let (take, time) = try desktop.pause()
    #expect(try desktop.differences(take: take, at: time) == 0)
    try desktop.letGo()
  }

  @Test func `R1 the wheel scrolls the page`() throws {
    let desktop = try Desktop(["lab"])
    try desktop.wheelDown(195, 500, notches: 3)
    let (take, time) = try desktop.pause()
    #expect(try desktop.differences(take: take, at: time) == 0)
    #expect(try String(contentsOf: take, encoding: .utf8).contains("wheel "))
  }

  @Test func `R2 F5 refreshes from the keyboard`() throws {
    let desktop = try Desktop(["inbox"])
    try desktop.key("F5")
    let (take, time) = try desktop.pause()
    #expect(try desktop.differences(take: take, at: time) == 0)
    #expect(try desktop.trace(take: take).contains("refreshBegan"))
  }

  @Test func `V7 letters typed in the window reach the field, copy and paste too`() throws {
    let desktop = try Desktop(["input-card"])
    try desktop.click(195, 260)
    for key in ["a", "b", "ctrl+a", "ctrl+c", "End", "ctrl+v"] { try desktop.key(key) }
    try desktop.key("Escape")
    let (take, time) = try desktop.pause()
    let text = try String(contentsOf: take, encoding: .utf8)
    #expect(text.contains("type a\n") && text.contains("key ctrl+c\n"))
    #expect(text.contains("type ab\n"), "pasted")
    #expect(try desktop.differences(take: take, at: time) == 0)
  }

  @Test func `V7 a double click, a drag, word moves, undo and redo edit in the window`() throws {
    let desktop = try Desktop(["input-card"])
    try desktop.settle { try desktop.click(195, 260) }
    for key in ["o", "n", "e", "space", "t", "w", "o", "space", "s", "i", "x"] {
      try desktop.key(key)
    }
    try desktop.click(118, 382, times: 2)
    for key in ["2", "ctrl+z", "ctrl+shift+z"] { try desktop.key(key) }
    for key in ["End", "ctrl+shift+Left", "y"] { try desktop.key(key) }
    try desktop.drag(from: Point(66, 382), to: Point(97, 382))
    try desktop.letGo()
    for key in ["ctrl+x", "End", "ctrl+v"] { try desktop.key(key) }
    let (take, time) = try desktop.pauseByButton()
    #expect(try desktop.trace(take: take).contains(#""field":" 2 yone""#))
    #expect(try desktop.differences(take: take, at: time) == 0)
  }

  @Test func `V7 a passcode typed in the window is dots and does not reach the clipboard`() throws {
    let desktop = try Desktop(["input-card", "--set", "field=passcode"])
    try desktop.settle { try desktop.click(195, 260) }
    for key in ["s", "e", "c", "r", "e", "t", "ctrl+a", "ctrl+c", "End", "ctrl+v"] {
      try desktop.key(key)
    }
    let (take, time) = try desktop.pauseByButton()
    #expect(try desktop.trace(take: take).contains(#""field":"••••••""#))
    #expect(try desktop.differences(take: take, at: time) == 0)
  }

  @Test func `V7 a mebibyte is pasted in the window, and typing goes on behind it`() throws {
    let desktop = try Desktop(["input-card"])
    try desktop.settle { try desktop.click(195, 260) }
    for key in ["a", "b", "c", "d"] { try desktop.key(key) }
    // Each time the text is copied and pasted behind itself: four bytes become a mebibyte.
    for _ in 0..<18 {
      for key in ["ctrl+a", "ctrl+c", "End", "ctrl+v"] { try desktop.key(key) }
    }
    try desktop.key("x")
    let (take, time) = try desktop.pauseByButton()
    let trace = try desktop.trace(take: take)
    #expect(trace.utf8.count > 1 << 20 && trace.contains("abcdabcdx"))
    #expect(try desktop.differences(take: take, at: time) == 0)
  }

  @Test func `V7 what one program copied is pasted in another`() throws {
    let display = try VirtualDisplay(width: 1200, height: 1200)
    let giver = try Desktop(["input-card"], on: display)
    try giver.click(195, 260)
    usleep(1_500_000)  // As above.
    for key in ["g", "i", "f", "t", "ctrl+a", "ctrl+c"] { try giver.key(key) }
    let taker = try Desktop(["input-card"], on: display)
    try taker.click(195, 260)
    usleep(1_500_000)  // As above.
    for key in ["a", "ctrl+v"] { try taker.key(key) }
    let (take, time) = try taker.pauseByButton()
    #expect(try taker.trace(take: take).contains(#""field":"agift""#))
    #expect(try taker.differences(take: take, at: time) == 0)
  }

  @Test func `L2 a row held still at the lower edge scrolls the list on in the window`() throws {
    let desktop = try Desktop(["list-edit"])
    try desktop.click(30, 69)
    usleep(700_000)  // Edit mode has come in: another process decides when.
    try desktop.drag(from: Point(362, 263), to: Point(362, 750))
    usleep(4_000_000)  // Nobody moves the mouse, and the list runs to its end.
    try desktop.letGo()
    let (take, time) = try desktop.pause()
    let text = try String(contentsOf: take, encoding: .utf8)
    #expect(try desktop.differences(take: take, at: time) == 0)
    let moves = text.split(separator: "\n").filter { $0.contains("move") }
    #expect(!moves.isEmpty && moves.count < 12, "the mouse stood still meanwhile")
    #expect(try desktop.trace(take: take).contains(#" 0""#), "the first row is the last")
  }

  @Test func `L4 V6 a row opens a page and Alt-Left goes back`() throws {
    let desktop = try Desktop(["navigation"])
    try desktop.click(195, 200)
    try desktop.key("alt+Left")
    let (take, _) = try desktop.pause()
    let trace = try desktop.trace(take: take)
    #expect(trace.contains(#""name":"back""#))
    #expect(trace.contains(#""path":"[]""#))
  }

  @Test func `L4 a finger from the edge takes the page along, seen in mid-air`() throws {
    let desktop = try Desktop(["navigation"])
    try desktop.settle { try desktop.click(195, 200) }
    try desktop.drag(from: Point(6, 500), to: Point(200, 500))
    let (take, time) = try desktop.pause()
    #expect(try desktop.differences(take: take, at: time) == 0)
    try desktop.letGo()
  }

  @Test func `V2 a key turns the device while a sheet comes in`() throws {
    let desktop = try Desktop(["two-detents"])
    try desktop.click(195, 260)
    try desktop.key("o")
    let (take, _) = try desktop.pause()
    #expect(try desktop.lastResize(in: take) == "844x390")
    let trace = try desktop.trace(take: take)
    #expect(trace.contains("willPresent") && !trace.contains(#""event":"error""#))
  }

  @Test func `X2 the inspector opens, its scrubber goes back, and the picture is the capture's`()
    throws
  {
    let desktop = try Desktop(["inbox"])
    try desktop.click(195, 260)
    try desktop.key("i")
    try desktop.pressInspector(180, 104)
    let (take, time) = try desktop.standstill()
    #expect(try desktop.differences(take: take, at: time) == 0)
  }

  @Test func `X2 X6 a take is played in the scene it tells, and what follows is recorded with it`()
    throws
  {
    let take = "0 do show\n700ms drag 195,450 to 195,90 over 200ms\n"
    let desktop = try Desktop(["two-detents"], playing: "# scene: two-detents --scale 1\n\(take)")
    // The sheet stands where the take leaves it, not where it came in.
    #expect(try desktop.differences(take: desktop.given, at: "4s") == 0)
    try desktop.key("Escape")
    let (recorded, time) = try desktop.pause()
    let text = try String(contentsOf: recorded, encoding: .utf8)
    #expect(text.hasPrefix("# scene: two-detents --scale 1\n0.000000ms do show\n"), "\(text)")
    #expect(text.contains("\n900.000000ms move 195.0,90.0\n") && text.contains(" key escape\n"))
    #expect(try desktop.differences(take: recorded, at: time) == 0)
    let trace = try desktop.trace(take: recorded)
    #expect(trace.contains(#""detent":"large""#) && trace.contains(#""reason":"escape""#))
  }

  @Test func `the window ends cleanly when the system asks`() throws {
    let desktop = try Desktop(["inbox", "--appearance", "dark"])
    #expect(desktop.terminate() == 0)
  }

  @Test func `X8 without a display one line says so and suggests capture`() throws {
    let answer = try BuiltProgram().run(
      ["run"], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": ""])
    #expect(answer.code == 7)
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(answer.errors.contains("popup-showcase capture"))
  }
}
