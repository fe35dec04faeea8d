import Blocks
import Canvas
import Capture
import Showcase
import TestSupport
import Testing

/// The focus can be seen and stays where it belongs, in every scene and in every popup (SPEC V6).
struct FocusRingTests {
  /// What each take of a scene has opened after two and a half seconds, and the page at rest.
  private func stages(of name: String) throws -> [(moment: String, stage: any Staging)] {
    let scene = try #require(SceneCatalogue.scene(named: name))
    func stage() -> any Staging {
      SceneCatalogue.stage(
        of: scene, settings: StageSettings(knobs: KnobValues(scene.info.knobs)),
        text: FixedTextMeasuring(), epoch: SceneCatalogue.epoch)
    }
    return [("at rest", stage())]
      + (try scene.info.takes.map { take in
        var player = TakePlayer(
          try TakeParser.parse(take.text, name: take.name), on: stage())
        try player.play(to: 2_500_000_000)
        return (take.name, player.stage)
      })
  }

  private func focused(_ node: AccessibilityNode, in surface: String) -> [(
    String, AccessibilityNode
  )] {
    let surface = node.role == .dialog || node.role == .page ? node.name : surface
    let own =
      node.isFocused && node.role != .page && node.role != .dialog ? [(surface, node)] : []
    return own + node.children.flatMap { focused($0, in: surface) }
  }

  private func isMarked(_ items: [DisplayItem], _ theme: Theme) -> Bool {
    items.contains { item in
      switch item {
      case .stroke(_, _, let color): color == theme[.focusRing]
      case .fill(_, let paint): paint == .solid(theme[.fillPressed])
      case .group(let group): isMarked(group.items, theme)
      case .text, .icon, .shadow, .hairline: false
      }
    }
  }

  @Test(arguments: SceneCatalogue.all.map(\.info.name))
  func `V6 Tab goes from control to control of one surface, and each shows that it has the keys`(
    scene: String
  ) throws {
    let theme = Theme.classic(.light)
    for (moment, start) in try stages(of: scene) {
      var stage = start
      var surfaces: Set<String> = []
      for step in 1...9 {
        let time = stage.now.advanced(by: 0.02)
        stage.send(InputEvent(.key(KeyPress(.tab)), at: time))
        guard stage.hasRing else { break }
        let found = focused(stage.accessibility(at: stage.now), in: "")
        guard let (surface, node) = found.first else {
          Issue.record("\(moment), Tab \(step): nothing is told to have the focus")
          break
        }
        #expect(found.count == 1, "\(moment), Tab \(step)")
        #expect(node.isEnabled, "\(moment), Tab \(step): \(node.name)")
        surfaces.insert(surface)
        let isShown = stage.frame(at: stage.now).layers.contains {
          isMarked($0.content, theme)
        }
        #expect(isShown, "\(moment), Tab \(step): no ring on \(node.name)")
      }
      #expect(surfaces.count < 2, "\(moment): the focus left its surface")
    }
  }
}
