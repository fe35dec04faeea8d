import Blocks
import Canvas
import Capture
import Showcase
import TestSupport
import Testing

struct CatalogueTakesTests {
  /// How a take is played: how large the text is and how the phone is held.
  enum Way: CaseIterable {
    case usual, turned, largest, largestTurned, smallest

    var textSize: TextSizeCategory {
      switch self {
      case .usual, .turned: .large
      case .largest, .largestTurned: .accessibility5
      case .smallest: .extraSmall
      }
    }

    var orientation: Device.Orientation {
      self == .turned || self == .largestTurned ? .landscape : .portrait
    }
  }

  /// Chinese is short: at the smallest size it moves nothing that English does not.
  @Test(
    arguments: [
      (.english, .usual), (.english, .largest), (.english, .largestTurned), (.english, .smallest),
      (.simplifiedChinese, .usual), (.simplifiedChinese, .turned), (.simplifiedChinese, .largest),
    ] as [(StageSettings.Locale, Way)])
  func `every take of every scene can be played to its end, at every size and turn (X8, V5)`(
    locale: StageSettings.Locale, way: Way
  ) throws {
    for scene in SceneCatalogue.all {
      var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
      settings.locale = locale
      settings.textSize = way.textSize
      settings.orientation = way.orientation
      for source in scene.info.takes {
        let take = try TakeParser.parse(
          source.text, name: "\(scene.info.name)/\(source.name)")
        var player = TakePlayer(
          take,
          on: SceneCatalogue.stage(
            of: scene, settings: settings, text: FixedTextMeasuring(), epoch: SceneCatalogue.epoch))
        do {
          while player.nextInput != nil { try player.playNextInput() }
        } catch {
          Issue.record("\(error)")
        }
      }
    }
  }

  @Test(arguments: [
    ("select A huge", "'huge' is no detent; write such as medium"),
    ("select A height(nan)", "'height(nan)' is no detent"),
    ("content A 1e308", "'1e308' is no height up to 100000 pt"),
    ("content A -5", "'-5' is no height"), ("scroll A 1e308", "'1e308' is no offset"),
    ("present D", "lab has no action 'present D'"),
  ])
  func `an action that cannot be done names its line (X8)`(action: String, line: String) throws {
    let take = try TakeParser.parse("do present A\n500ms do \(action)", name: "x.take")
    var player = TakePlayer(take, on: LabStage.make(knobs: ["A.kind": "sheet"]))
    let error = #expect(throws: TakeError.self) { try player.play(to: 1_000_000_000) }
    #expect(error?.line.hasPrefix("x.take:2:7: \(line)") == true, "\(error?.line ?? "")")
  }

  @Test func `offsets that add up to nowhere are refused, not dragged for hours (X8)`() throws {
    let take = try TakeParser.parse(
      "move 9000,9000\nmove +9000,+0\ndrag 1,1 to 2,2", name: "x.take")
    var player = TakePlayer(take, on: LabStage.make())
    let error = #expect(throws: TakeError.self) { try player.play(to: 0) }
    #expect(error?.line == "x.take:2:1: its point is far outside any screen")
  }
}
