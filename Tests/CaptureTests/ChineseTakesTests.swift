import Blocks
import Canvas
import Capture
import Showcase
import TestSupport
import Testing

struct ChineseTakesTests {
  /// `lab` shows the words of its own takes.
  @Test(arguments: SceneCatalogue.all.map(\.info.name).filter { $0 != "lab" })
  func `No English word is left all through the takes of a scene in Chinese (V5)`(
    name: String
  ) throws {
    let scene = try #require(SceneCatalogue.scene(named: name))
    var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    settings.locale = .simplifiedChinese
    for source in scene.info.takes {
      // What takes type is not the scene's.
      let typed = scene.info.takes.flatMap { $0.text.split(separator: "\n") }.compactMap { line in
        line.firstRange(of: "type ").map {
          String(line[$0.upperBound...]).replacing("\"", with: "")
        }
      }
      var player = TakePlayer(
        try TakeParser.parse(source.text, name: name),
        on: SceneCatalogue.stage(
          of: scene, settings: settings, text: FixedTextMeasuring(), epoch: SceneCatalogue.epoch))
      while player.nextInput != nil {
        try player.playNextInput()
        let time = min(player.lastInput + 900_000_000, player.nextInput ?? .max)
        try player.play(to: time)
        let seen = player.withStage { stage in
          stage.frame(at: stage.now).layers.flatMap { $0.content.flatMap(texts) }
        }
        #expect(EnglishWords.phrases(in: seen, but: typed) == [], "\(source.name)")
      }
    }
  }

  private func texts(_ item: DisplayItem) -> [String] {
    switch item {
    case .text(let run): [run.text]
    case .group(let group): group.items.flatMap(texts)
    case .fill, .stroke, .shadow, .icon, .hairline: []
    }
  }
}
