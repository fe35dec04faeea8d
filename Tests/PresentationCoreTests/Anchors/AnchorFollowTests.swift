import Canvas
import PresentationCore
import Testing

@Suite struct AnchorFollowTests {
  private static let thing = Rect(100, 200, 60, 44)

  private func popover(
    at rect: Rect = thing, named name: String = "thing", passes: Set<String> = []
  ) -> PresentationSpec {
    .lab("A", .popover).with {
      $0.style = .anchored(name: "popover", to: Anchor(rect, name: name))
      $0.mask.passes = passes
    }
  }

  @Test("O1 the body follows the thing it belongs to at once, through every phase")
  func follows() throws {
    var phone = EnginePhone()
    phone.present(popover(), at: 0)
    for ms in [100.0, 600] {
      let before = try phone.shown("A", at: ms)
      let moved = Self.thing.offset(by: Point(0, ms < 300 ? -100 : 150))
      phone.request(at: ms) { $0.update(popover(at: moved), at: $1) }
      let after = try phone.shown("A", at: ms)
      #expect(after.anchoring?.thing == moved)
      #expect(near(after.frame.minY, moved.maxY + 13), "\(before.frame) \(after.frame)")
      phone.request(at: ms) { $0.update(popover(), at: $1) }
    }
  }

  @Test("O1 a resize places it anew beside where the thing is now")
  func resized() throws {
    var phone = EnginePhone()
    phone.present(popover(at: Rect(160, 700, 60, 44)), at: 0)
    let first = try phone.shown("A", at: 400)
    #expect(first.anchoring?.side == .above)
    phone.resize(844, 390, at: 500)
    phone.request(at: 500) { $0.update(popover(at: Rect(390, 60, 60, 44)), at: $1) }
    let turned = try phone.shown("A", at: 500)
    #expect(turned.anchoring?.side == .below)
    #expect(turned.frame == Rect(288, 117, 264, 200))
  }

  @Test("E7 one that is asked for again on its way out turns round at its new place")
  func reversed() throws {
    var phone = EnginePhone()
    phone.present(popover(), at: 0)
    phone.dismiss("A", at: 400)
    phone.present(popover(at: Self.thing.offset(by: Point(0, 30))), at: 500)
    let turned = try phone.shown("A", at: 500)
    #expect(near(turned.frame.minY, 287))
    #expect(phone.callbacks.last == "500 willPresent A")
  }

  @Test("K7 another thing is reached in a glide without a jump; the hole goes with it")
  func glides() throws {
    var phone = EnginePhone()
    phone.present(popover(), at: 0)
    let start = try phone.shown("A", at: 500)
    let other = Rect(200, 500, 120, 60)
    phone.request(at: 500) { $0.update(popover(at: other, named: "other"), at: $1) }
    let first = try phone.shown("A", at: 500)
    #expect(first.frame.origin == start.frame.origin)
    #expect(first.anchoring?.thing == Self.thing)
    let middle = try phone.shown("A", at: 650)
    #expect(middle.anchoring?.thing == Rect(150, 350, 90, 52))
    let end = try phone.shown("A", at: 900)
    #expect(end.anchoring?.thing == other)
    #expect(near(end.frame.minY, other.maxY + 13))
  }

  @Test("K7 a scroll during the glide is followed without delay")
  func scrolledGlide() throws {
    var phone = EnginePhone()
    phone.present(popover(), at: 0)
    phone.request(at: 500) {
      $0.update(popover(at: Rect(200, 500, 120, 60), named: "other"), at: $1)
    }
    let before = try phone.shown("A", at: 650)
    phone.request(at: 650) {
      $0.update(popover(at: Rect(200, 480, 120, 60), named: "other"), at: $1)
    }
    let after = try phone.shown("A", at: 650)
    #expect(near(after.frame.minY, before.frame.minY - 20))
  }

  @Test("T1 it grows from the point nearest to the thing")
  func grows() throws {
    var phone = EnginePhone()
    phone.present(popover(), at: 0)
    let half = try phone.shown("A", at: 150)
    #expect(near(half.placement.scale, 0.95, within: 1e-3))
    #expect(near(half.drawn.minY, half.frame.minY))
    let share = (130 - half.frame.minX) / half.frame.width
    #expect(near(half.drawn.minX + share * half.drawn.width, 130))
  }

  @Test("O2 a tap outside closes it and is eaten")
  func eaten() {
    var phone = EnginePhone()
    phone.present(popover(), at: 0)
    phone.tap(195, 132, at: 500)
    #expect(phone.pressed.isEmpty)
    #expect(phone.callbacks.last == "500 willDismiss A outsideTap")
  }

  @Test("O2 a named view passes the tap and the popover stays")
  func passes() {
    var phone = EnginePhone()
    phone.present(popover(passes: ["P"]), at: 0)
    phone.tap(195, 132, at: 500)
    #expect(phone.pressed == ["P"])
    #expect(phone.engine.phase(of: "A") == .presented)
    phone.tap(195, 700, at: 600)
    #expect(phone.pressed == ["P"])
    #expect(phone.callbacks.last == "600 willDismiss A outsideTap")
  }

  @Test("O2 a mask further back that names nothing keeps what the front one would let through")
  func twoMasks() {
    var phone = EnginePhone()
    phone.present(.lab("B", .card), at: 0)
    phone.present(popover(passes: ["P"]), at: 400)
    phone.tap(195, 132, at: 900)
    #expect(phone.pressed.isEmpty)
  }
}

extension EnginePhone {
  /// A popup that must be there.
  fileprivate mutating func shown(
    _ id: PresentationID, at ms: Double
  ) throws -> PresentationSnapshot {
    let popup = popup(id, at: ms)
    return try #require(popup)
  }
}
