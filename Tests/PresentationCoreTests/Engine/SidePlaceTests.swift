import Canvas
import PresentationCore
import Testing

/// SPEC K2, V5: a card at a side of the safe area comes from there and is swiped away to it.
struct SidePlaceTests {
  private func card(_ edge: ContainerEdge) -> PresentationSpec {
    PresentationSpec.lab("A").with {
      $0.style.place = edge == .leading ? .leading(gap: 12) : .trailing(gap: 12)
      $0.style.insertion = Transition([.move(edge)], curve: PresentationStyle.settle)
      $0.style.removal = $0.style.insertion
      $0.dismissal.swipe = .toward(edge)
    }
  }

  private func phone(_ edge: ContainerEdge) -> EnginePhone {
    var phone = EnginePhone()
    phone.present(card(edge), at: 0)
    phone.run(to: 400)
    return phone
  }

  /// Moves of 8 pt every 16 ms from (195, 428), a rest, up.
  private func drag(_ phone: inout EnginePhone, by way: Double, at ms: Double) {
    phone.down(195, 428, at: ms)
    let count = Int(abs(way) / 8)
    for step in 1...count {
      phone.move(195 + way * Double(step) / Double(count), 428, at: ms + 16 * Double(step))
    }
    phone.up(195 + way, 428, at: ms + 16 * Double(count) + 120)
  }

  @Test(arguments: [(ContainerEdge.leading, 12.0), (.trailing, 78)])
  func `K2 it stands beside its edge in the middle of the safe height, and moves in from it`(
    edge: ContainerEdge, x: Double
  ) {
    var phone = EnginePhone()
    phone.present(card(edge), at: 0)
    let half = phone.popup("A", at: 150)?.drawn
    #expect(near(half?.minX, edge == .leading ? 12 - 156 : 78 + 156, within: 0.5))
    #expect(phone.popup("A", at: 400)?.drawn == Rect(x, 328.5, 300, 200))
    phone.setEnvironment(at: 500) {
      $0.size = Size(844, 390)
      $0.safeArea = Insets(left: 47, bottom: 21, right: 47)
    }
    let turned = phone.popup("A", at: 500)?.drawn
    #expect(turned == Rect(edge == .leading ? 59 : 485, 84.5, 300, 200))
  }

  @Test(arguments: [ContainerEdge.leading, .trailing])
  func `K2 a finger moves it 1 to 1 toward its edge, and past half its width it leaves`(
    edge: ContainerEdge
  ) {
    let sign = edge == .leading ? -1.0 : 1
    var phone = phone(edge)
    let rest = phone.popup("A", at: 400)?.drawn.minX ?? .nan
    phone.down(195, 428, at: 500)
    phone.move(195 + 60 * sign, 428, at: 600)
    let pulled = phone.popup("A", at: 600)
    #expect(near(pulled?.drawn.minX, rest + 60 * sign))
    #expect(near(pulled?.mask, 0.4 * (1 - 60 / 312), within: 0.002))
    phone.up(195 + 60 * sign, 428, at: 800)
    #expect(near(phone.popup("A", at: 2000)?.drawn.minX, rest))
    drag(&phone, by: 160 * sign, at: 2000)
    phone.run(to: 4000)
    #expect(phone.lines("willDismiss").map { $0.suffix(4) } == ["drag"])
  }

  @Test(arguments: [ContainerEdge.leading, .trailing])
  func `K2 away from its edge it resists, and up and down it stays`(edge: ContainerEdge) {
    let sign = edge == .leading ? -1.0 : 1
    var phone = phone(edge)
    let rest = phone.popup("A", at: 400)?.drawn ?? .zero
    phone.down(195, 428, at: 500)
    phone.move(195 - 100 * sign, 428, at: 600)
    let way = ((phone.popup("A", at: 600)?.drawn.minX ?? .nan) - rest.minX) * -sign
    #expect(way > 20 && way < 60, "a rubber band, not \(way)")
    phone.up(195 - 100 * sign, 428, at: 800)
    phone.drag(from: 428, by: 80, at: 2000)
    #expect(phone.lines("dragBegan").count == 1)
    #expect(phone.popup("A", at: 4000)?.drawn == rest)
  }

  @Test func `V5 mirrored, place, moves and swipe go to the other side`() {
    let leading = card(.leading)
    let trailing = card(.trailing)
    #expect(leading.style.mirrored == trailing.style)
    #expect(leading.dismissal.mirrored == trailing.dismissal)
    #expect(PresentationStyle.panel.mirrored == .panel)
  }
}
