import Canvas
import PresentationCore
import Testing

@Suite struct AnchoredPlacementTests {
  private let safe = Rect(0, 47, 390, 763)

  private func placement(
    _ thing: Rect, _ size: Size, _ side: AnchorSide = .below, gap: Double = 0
  ) -> AnchoredPlacement {
    AnchoredPlacement(Anchor(thing, side: side, gap: gap), size: size, safe: safe)
  }

  private static let sides: [(AnchorSide, Rect, Size, AnchorSide)] = [
    (.below, Rect(170, 100, 50, 44), Size(200, 300), .below),
    (.below, Rect(170, 700, 50, 44), Size(200, 300), .above),
    (.above, Rect(170, 100, 50, 44), Size(200, 300), .below),
    (.trailing, Rect(10, 400, 50, 44), Size(200, 300), .trailing),
    (.trailing, Rect(330, 400, 50, 44), Size(200, 300), .leading),
    (.leading, Rect(10, 400, 50, 44), Size(200, 300), .trailing),
    (.leading, Rect(170, 100, 50, 44), Size(300, 300), .below),
    (.below, Rect(10, 300, 50, 300), Size(200, 400), .trailing),
  ]

  @Test("O1 the asked side, the opposite, then the others, by room", arguments: sides)
  func side(_ asked: AnchorSide, _ thing: Rect, _ size: Size, _ chosen: AnchorSide) {
    #expect(placement(thing, size, asked).chosenSide == chosen)
  }

  @Test("O1 without room on any side it takes the one with most and stays in the safe area")
  func noRoom() {
    let placement = placement(Rect(100, 350, 190, 200), Size(300, 500))
    #expect(placement.chosenSide == .above)
    #expect(safe.minY <= placement.frame.minY && placement.frame.maxY <= safe.maxY)
    #expect(safe.minX <= placement.frame.minX && placement.frame.maxX <= safe.maxX)
  }

  @Test("O1 body and arrow stand where the measured pictures show them")
  func measured() {
    let popover = placement(Rect(298, 47, 44, 44), Size(264, 304))
    #expect(popover.frame == Rect(116, 104, 264, 304))
    #expect(popover.tip(cornerRadius: 13) == Point(320, 91))
    var bubble = placement(Rect(16, 381, 44, 44), Size(264, 84), gap: 2)
    bubble.anchor.margin = 16
    #expect(bubble.frame == Rect(16, 440, 264, 84))
    #expect(bubble.tip(cornerRadius: 12) == Point(38, 427))
  }

  @Test("O1 the tip stays off the corners however near the thing is to the edge")
  func corners() {
    let placement = placement(Rect(0, 100, 10, 44), Size(264, 84))
    #expect(placement.tip(cornerRadius: 12).x == placement.frame.minX + 22)
  }
}
