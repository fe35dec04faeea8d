import Canvas
import Motion
import PresentationCore
import Testing

/// CASES 10: target detent, thresholds, velocity (SPEC S4, S5, E7, E9).
struct ReleaseCaseTests {
  private func phone(_ spec: PresentationSpec) -> EnginePhone {
    var phone = EnginePhone()
    phone.present(spec, at: 0)
    phone.run(to: 400)
    return phone
  }

  /// A sheet 400 pt high: its edge is at 444.
  private let low = PresentationSpec.lab("A", .sheet, detents: [.height(366)])

  @Test(arguments: [(724.0, 30.0), (684, 18)])
  func `B129, B130 a flick up opens, however little is visible`(edge: Double, flick: Double) {
    var phone = phone(low)
    phone.down(195, 464, at: 500)
    for step in 1...14 {
      phone.move(195, 464 + (edge - 444) * Double(step) / 14, at: 500 + 20 * Double(step))
    }
    phone.move(195, 464 + (edge - 444), at: 800)
    phone.up(195, 464 + (edge - 444) - flick, at: 820)
    phone.run(to: 4000)
    #expect(phone.lines("willDismiss") == [])
    #expect(phone.edge(of: "A", at: 4000) == 444)
  }

  @Test func `B132 far down and slow leaves`() {
    var phone = phone(.lab("A", .sheet))
    phone.drag(from: 442, by: 358, at: 500)
    phone.run(to: 4000)
    #expect(phone.lines("willDismiss").first?.hasSuffix("willDismiss A drag") == true)
    #expect(phone.open == [])
  }

  @Test(arguments: [-700.0, -1200])
  func `B133, B134 the settle goes on with the finger's speed`(velocity: Double) {
    var phone = phone(.lab("A", .sheet))
    let step = velocity * 0.016
    phone.down(195, 442, at: 500)
    let first = -122 - 6 * step
    for index in 1...4 {
      phone.move(195, 442 + first * Double(index) / 4, at: 500 + 40 * Double(index))
    }
    for index in 1...6 {
      phone.move(195, 442 + first + step * Double(index), at: 700 + 16 * Double(index))
    }
    let release = 796.0
    let before = phone.popup("A", at: release)
    phone.up(195, 320, at: release)
    let after = phone.popup("A", at: release)
    #expect(near(after?.drawn.minY, 300))
    #expect(before?.drawn == after?.drawn)
    #expect(near(after?.velocity, velocity, within: 1))
    let spring = MovingValue(
      from: 300, velocity: velocity, to: 57, curve: PresentationStyle.settle)
    for ms in [8.0, 16, 50, 100] {
      let expected = spring.state(after: ms / 1000)
      #expect(near(phone.edge(of: "A", at: release + ms), expected.value, within: 0.5))
    }
  }

  @Test(arguments: [
    (SheetSpec.Skipping.oneBeyond, "large"), (.sequential, "medium"), (.unlimited, "large"),
  ])
  func `B136 how far a fling goes`(skipping: SheetSpec.Skipping, detent: String) {
    var phone = phone(
      .lab("A", .sheet, detents: [.height(210), .medium, .large], skipping: skipping))
    phone.flick(from: 620, v: -1800, at: 500)
    phone.run(to: 4000)
    #expect(phone.lines("detentChanged") == ["596 detentChanged A \(detent) user"])
  }

  @Test func `B137 the order of the list does not matter, doubles neither`() {
    var phone = phone(
      .lab("A", .sheet, detents: [.large, .medium, .medium], selected: "large"))
    phone.drag(from: 77, by: 243, at: 500)
    #expect(phone.edge(of: "A", at: 4000) == 422)
  }

  @Test func `B138 it rests at listed detents only`() {
    var phone = phone(.lab("A", .sheet))
    phone.drag(from: 442, by: 169, at: 500)
    #expect(phone.edge(of: "A", at: 4000) == 422)
  }

  @Test func `B140, B148 refused, the fastest fling comes back`() {
    for (detents, rest) in [([Detent.medium, .large], 422.0), ([.large], 57)] {
      for speed in [2500.0, 6000] {
        var phone = phone(.lab("A", .sheet, detents: detents, veto: .interactive))
        phone.flick(from: rest + 20, v: speed, at: 500)
        for ms in stride(from: 596.0, through: 1500, by: 8) {
          #expect(phone.edge(of: "A", at: ms) <= 844)
        }
        phone.run(to: 4000)
        #expect(phone.lines("didAttemptToDismiss") == ["596 didAttemptToDismiss A drag"])
        #expect(phone.edge(of: "A", at: 4000) == rest)
      }
    }
  }

  @Test func `B141 the veto is asked only when the sheet would leave`() {
    var phone = phone(.lab("A", .sheet, veto: .interactive))
    phone.drag(from: 442, by: -5, at: 500)
    phone.drag(from: 442, by: -50, at: 1000)
    phone.drag(from: 442, by: 30, at: 3000)
    phone.run(to: 6000)
    #expect(phone.lines("didAttemptToDismiss") == [])
    #expect(phone.edge(of: "A", at: 6000) == 422)
  }

  @Test func `B142, E9 a refused drag comes back and is reported once`() {
    var phone = phone(.lab("A", .sheet, veto: .interactive))
    phone.drag(from: 442, by: 378, at: 500)
    phone.run(to: 6000)
    #expect(phone.lines("didAttemptToDismiss").count == 1)
    #expect(phone.edge(of: "A", at: 6000) == 422)
  }

  @Test(arguments: [(Kind.card, 322.0, -60.0), (.toast, 57, 60)])
  func `B144 dragged the other way it resists and returns`(kind: Kind, top: Double, way: Double) {
    var phone = phone(.lab("A", kind))
    phone.down(195, top + 30, at: 500)
    phone.moves(195, from: top + 30, by: way, at: 500)
    #expect(near(abs(phone.edge(of: "A", at: 640) - top), 31.8, within: 0.1))
    phone.up(195, top + 30 + way, at: 760)
    #expect(phone.edge(of: "A", at: 4000) == top)
    #expect(phone.callbacks.count == 2)
  }

  @Test(arguments: [-60.0, -150, -300, 100, 200])
  func `B145 header and content choose by one rule`(way: Double) {
    var edges: [Double] = []
    for start in [430.0, 620] {
      var phone = EnginePhone()
      phone.contents["A"] = PopupContent(scroll: 1500)
      phone.present(
        .lab(
          "A", .sheet, detents: [.height(200), .large, .medium],
          selected: "medium"), at: 0)
      phone.flick(from: start, v: way / 0.096, at: 500)
      phone.run(to: 4000)
      edges.append(phone.open == [] ? 844 : phone.edge(of: "A", at: 4000))
    }
    #expect(edges[0] == edges[1])
  }

  @Test func `B145 a detent that is switched off stops neither drag, nested fling nor key`() {
    let half = Detent.custom("half") { _ in nil }
    for way in ["drag", "fling", "tap", "key"] {
      var phone = EnginePhone()
      phone.contents["A"] = PopupContent(
        scroll: 1500, controls: [.control("grabber", 151, 0, 88, 24, role: .grabber)])
      phone.present(
        .lab("A", .sheet, detents: [.height(200), half, .large], selected: "height(200)"), at: 0)
      #expect(phone.edge(of: "A", at: 400) == 610)
      switch way {
      case "drag": phone.drag(from: 640, by: -300, at: 500)
      case "fling": phone.flick(from: 700, v: -200 / 0.096, at: 500)
      case "tap": phone.tap(195, 620, at: 500)
      default: phone.request(at: 500) { $0.press("grabber", in: "A", at: $1) }
      }
      phone.run(to: 4000)
      #expect(phone.edge(of: "A", at: 4000) == 57, "\(way)")
      #expect(phone.lines("detentChanged").count == 1)
      #expect(phone.lines("detentChanged").first?.hasSuffix("A large user") == true)
      phone.request(at: 4000) { $0.press("grabber", in: "A", at: $1) }
      #expect(phone.edge(of: "A", at: 6000) == 610, "and back, past the one that is off")
    }
  }

  @Test func `B146 a sheet that may not leave is on a rubber band`() {
    var phone = phone(.lab("A", .sheet, detents: [.height(266)], veto: .interactive))
    phone.down(195, 564, at: 500)
    phone.moves(195, from: 564, by: 400, at: 500)
    #expect(near(phone.edge(of: "A", at: 1400) - 544, 174.5, within: 0.1))
  }

  @Test func `B149, T6 the end does not depend on the steps`() {
    let ends = [1000.0 / 60, 1000.0 / 120, 1].map { step in
      var phone = phone(.lab("A", .sheet))
      let start = phone.flick(from: 442, v: -1200, at: 500)
      for ms in stride(from: start, through: 2000, by: step) { _ = phone.edge(of: "A", at: ms) }
      phone.run(to: 2000)
      return phone.lines
    }
    #expect(ends[0] == ends[1])
    #expect(ends[0] == ends[2])
    let edges = [1000.0 / 60, 1000.0 / 120].map { step in
      var phone = phone(.lab("A", .sheet))
      phone.flick(from: 442, v: -1200, at: 500)
      phone.step = step
      return [600.0, 650, 700, 800, 1000].map { phone.edge(of: "A", at: $0) }
    }
    #expect(edges[0] == edges[1])
  }

  @Test func `B150 a leaving sheet keeps its height`() {
    var phone = phone(.lab("A", .sheet, detents: [.fit, .large]))
    phone.drag(from: 530, by: 250, until: 700, at: 500)
    #expect(phone.lines("willDismiss") == ["700 willDismiss A drag"])
    let before = phone.popup("A", at: 720)?.frame.height
    phone.setContent(600, of: "A", at: 720)
    #expect(phone.popup("A", at: 720)?.frame.height == before)
    phone.run(to: 4000)
    #expect(phone.lines("detentChanged") == [])
  }
}
