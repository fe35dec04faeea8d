import Blocks
import Canvas
import Capture
import PresentationCore
import Showcase
import TestSupport
import Testing

struct TakePlayerTests {
  private func player(_ text: String) throws -> TakePlayer {
    TakePlayer(try TakeParser.parse(text, name: "take.txt"), on: LabStage.make())
  }

  @Test func `playing stops at the time asked for, inputs at that time included`() throws {
    var player = try player("tap 1,1\n100ms tap 2,2\n200ms tap 3,3")
    try player.play(to: 100_000_000)
    #expect(player.nextInput == 200_000_000)
    #expect(player.lastInput == 100_000_000)
    #expect(player.stage.now == player.instant(100_000_000))
  }

  @Test(arguments: StageSettings.Layout.allCases)
  func `V5 L2 a scene's own take goes with the reading direction, a file's is taken as written`(
    layout: StageSettings.Layout
  ) throws {
    var settings = StageSettings()
    settings.layout = layout
    var request = try SceneRequest(
      named: "list-edit", take: "swipe", settings: settings, scale: 1)
    func rows() throws -> String? {
      var player = request.player(text: FixedTextMeasuring())
      try player.play(to: 2_000_000_000)
      return player.stage.summary().text["rows"]
    }
    #expect(try rows()?.hasPrefix("1 2 ") == true, "deleted by the button at the trailing edge")
    request.take = Take(name: "file", steps: request.take.steps)
    if layout == .rightToLeft {
      #expect(throws: TakeError.self) { try rows() }
    } else {
      #expect(try rows()?.hasPrefix("1 2 ") == true)
    }
  }

  @Test func `V5 a take from the leading edge is mirrored point by point, the wheel too`() throws {
    var take = try TakeParser.parse(
      "down 30,40\n10ms move +10,+5\n20ms up\n30ms wheel 5,7 at 100,50", name: "x")
    take.origin = .leading
    var player = TakePlayer(take, on: LabStage.make(), layout: .rightToLeft)
    var kinds: [InputEvent.Kind] = []
    for deed in try player.deeds() {
      if case .input(let event) = deed { kinds.append(event.kind) }
    }
    let width = player.stage.size.width
    let points = [Point(30, 40), Point(40, 45), Point(40, 45)].map { Point(width - $0.x, $0.y) }
    #expect(
      kinds == [
        .pointer(Pointer(.down, at: points[0])), .pointer(Pointer(.move, at: points[1])),
        .pointer(Pointer(.up, at: points[2])),
        .wheel(delta: Point(-5, 7), at: Point(width - 100, 50)),
      ])
    #expect(player.fingers.isEmpty)
  }

  @Test func `a copy of a player goes on to the same frames (X6)`() throws {
    var player = try player("do present A\n100ms tap 195,20")
    try player.play(to: 50_000_000)
    var copy = player
    for time: Int64 in [90_000_000, 120_000_000, 400_000_000] {
      try player.play(to: time)
      try copy.play(to: time)
      let moment = player.instant(time)
      #expect(player.withStage { $0.frame(at: moment) } == copy.withStage { $0.frame(at: moment) })
    }
  }

  @Test(arguments: [
    ("tap nowhere", "take.txt:1:5: nothing on the screen is called 'nowhere' at this moment"),
    ("\n  do jump A", "take.txt:2:3: "),
    ("move +1,+1", "take.txt:1:1: there is no last point to count from"),
    ("up", "take.txt:1:1: finger 1 has not been down"),
    ("down 1,1\nup finger=2", "take.txt:2:1: finger 2 has not been down"),
    ("drag P to 9,9\n+0ms up\n20ms up", "take.txt:3:6: its time is before the line above"),
  ])
  func `what cannot be played names its line (X8)`(text: String, line: String) throws {
    var player = try player(text)
    do {
      try player.play(to: 1_000_000_000)
      Issue.record("no error")
    } catch {
      #expect(error.line.hasPrefix(line), "\(error.line)")
    }
  }
}
