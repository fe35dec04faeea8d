import Canvas
import PresentationCore
import Testing

/// CASES 2: callbacks that never come (SPEC E5, E8, S2).
struct MissingCallbackTests {
  @Test func `B013 a swipe takes the same way out as a call`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .toast), at: 0)
    phone.flick(from: 90, v: -900, at: 500)
    phone.run(to: 4000)
    #expect(phone.callbacks.count == 4)
    #expect(phone.callbacks[2] == "596 willDismiss A drag")
    #expect(phone.callbacks[3].hasSuffix(" didDismiss A drag"))
  }

  @Test(arguments: [
    DismissReason.binding, .code, .action, .escape, .outsideTap, .timer, .ownerRemoved,
  ])
  func `B014, B025 every reason reaches both callbacks`(reason: DismissReason) {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.dismiss("A", reason, at: 500)
    phone.run(to: 2000)
    #expect(
      phone.callbacks.suffix(2) == ["500 willDismiss A \(reason)", "800 didDismiss A \(reason)"])
  }

  @Test func `B016 a toast goes with its owner and leaves no timer`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .toast, timer: 3), at: 0)
    phone.dismiss("A", .ownerRemoved, at: 1000)
    phone.run(to: 1400)
    #expect(phone.engine.nextEvent == nil)
    phone.run(to: 9000)
    #expect(
      phone.callbacks == [
        "0 willPresent A", "300 didPresent A", "1000 willDismiss A ownerRemoved",
        "1300 didDismiss A ownerRemoved",
      ])
  }

  @Test func `B017 dismissed before it arrived`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", at: 60)
    phone.run(to: 2000)
    #expect(
      phone.callbacks == ["0 willPresent A", "60 willDismiss A code", "120 didDismiss A code"])
  }

  @Test func `B018 callbacks are per popup`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.present(.lab("B", .sheet), at: 100)
    phone.flick(from: 442, v: 1500, at: 500)
    phone.run(to: 4000)
    #expect(phone.callbacks(of: "A") == ["0 willPresent A", "300 didPresent A"])
    #expect(phone.callbacks(of: "B").count == 4)
    #expect(phone.callbacks(of: "B")[2] == "596 willDismiss B drag")
    #expect(phone.open == ["A"])
  }

  @Test func `B020 a fling announces its detent once and settles once`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.flick(from: 442, v: -1500, at: 500)
    phone.run(to: 4000)
    #expect(phone.lines("detentChanged") == ["596 detentChanged A large user"])
    #expect(phone.lines("settled").count == 1)
    #expect(phone.lines("settled").first?.hasSuffix("settled A large") == true)
  }

  @Test func `B021 coming back after an announced move is announced`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.select("large", of: "A", at: 500)
    phone.down(195, 360, at: 560)
    phone.move(195, 426, at: 580)
    #expect(near(phone.edge(of: "A", at: 600), 415))
    phone.up(195, 426, at: 700)
    phone.run(to: 4000)
    #expect(
      phone.lines("detentChanged") == [
        "500 detentChanged A large code", "700 detentChanged A medium user",
      ])
    #expect(phone.lines("settled").count == 1)
    #expect(phone.edge(of: "A", at: 4000) == 422)
  }

  @Test func `B022 the edge moves at every step of a way out`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", at: 500)
    for step in 0..<30 {
      let ms = 500 + Double(step) * 10
      #expect(near(phone.edge(of: "A", at: ms), 422 + 422 * Double(step) / 30))
    }
  }

  @Test func `B024 going to the background ends moves and the queue goes on`() {
    var phone = EnginePhone()
    phone.present(.lab("A", arrival: .queue), at: 0)
    phone.present(.lab("B", arrival: .queue), at: 0)
    phone.send(.activity(.inactive), at: 100)
    #expect(phone.callbacks == ["0 willPresent A", "100 didPresent A"])
    phone.dismiss("A", at: 500)
    phone.send(.activity(.inactive), at: 600)
    phone.run(to: 2000)
    #expect(
      phone.callbacks.dropFirst(2) == [
        "500 willDismiss A code", "600 didDismiss A code", "800 willPresent B",
        "1100 didPresent B",
      ])
  }

  @Test func `B025 a dialog tells of an outside tap`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .dialog), at: 0)
    phone.tap(20, 100, at: 500)
    phone.run(to: 2000)
    #expect(
      phone.callbacks.suffix(2) == ["500 willDismiss A outsideTap", "800 didDismiss A outsideTap"])
  }
}
