import Canvas
import PresentationCore
import Testing

/// Recognisers that wait for each other (SPEC M8), on a photo of a card at 45,322.
struct GestureRuleTests {
  private static let double = GestureRule("zoom", .tap(count: 2), on: "photo")
  private static let single = GestureRule("open", .tap(count: 1), on: "photo")
  private static let hold = GestureRule("menu", .longPress(seconds: 0.5), on: "photo")
  private static let waiting = single.requiresFailure(of: "zoom")

  /// A card with a photo of 200×100 at 95,342 over a row of 300×160 at 45,322.
  private func phone(_ gestures: [GestureRule], scroll: Double? = nil) -> EnginePhone {
    var phone = EnginePhone()
    phone.contents["A"] = PopupContent(
      scroll: scroll,
      controls: [.control("row", 0, 0, 300, 160), .control("photo", 50, 20, 200, 100)],
      gestures: gestures)
    phone.present(.lab("A"), at: 0)
    phone.run(to: 400)
    return phone
  }

  private func actions(_ phone: EnginePhone) -> [String] { phone.lines("action") }

  /// Taps at these times, 20 ms long, and what is recognised when.
  struct Row: Sendable, CustomTestStringConvertible {
    var rules: [GestureRule]
    var taps: [Double]
    var expected: [String]
    var testDescription: String { "\(rules.map(\.id)) \(taps)" }
  }

  @Test(arguments: [
    Row(rules: [single], taps: [500], expected: ["520 action open"]),
    Row(rules: [waiting, double], taps: [500], expected: ["870 action open"]),
    Row(rules: [waiting, double], taps: [500, 700], expected: ["720 action zoom"]),
    Row(rules: [double, waiting], taps: [500, 860], expected: ["880 action zoom"]),
    Row(
      rules: [waiting, double], taps: [500, 880],
      expected: ["870 action open", "1250 action open"]),
    Row(
      rules: [single, double], taps: [500, 700], expected: ["520 action open", "720 action zoom"]),
    Row(
      rules: [waiting, double], taps: [500, 700, 900],
      expected: ["720 action zoom", "1270 action open"]),
    Row(rules: [double], taps: [500], expected: []),
    Row(
      rules: [single.requiresFailure(of: "menu"), hold], taps: [500], expected: ["520 action open"]),
    Row(rules: [single.requiresFailure(of: .pan)], taps: [500], expected: ["520 action open"]),
    Row(rules: [single.requiresFailure(of: "nobody")], taps: [500], expected: ["520 action open"]),
  ])
  func `M8 taps wait for those whose failure they require, and for nobody else`(row: Row) {
    for step in [nil, 7.0] {
      var phone = phone(row.rules)
      phone.step = step
      for time in row.taps {
        phone.down(195, 400, at: time)
        phone.up(195, 400, at: time + 20)
      }
      phone.run(to: 3000)
      #expect(actions(phone) == row.expected)
    }
  }

  @Test func `M8 a long press is recognised while the finger rests; no tap follows`() {
    var phone = phone([Self.waiting, Self.double, Self.hold])
    phone.down(195, 400, at: 500)
    phone.move(195, 404, at: 700)
    phone.run(to: 999)
    #expect(actions(phone) == [])
    phone.up(195, 404, at: 1400)
    phone.run(to: 3000)
    #expect(actions(phone) == ["1000 action menu"])
  }

  @Test func `M8 a drag makes taps and long presses fail, in a list and in a card that stays`() {
    for scroll in [nil, 900.0] {
      var phone = phone([Self.single, Self.hold], scroll: scroll)
      phone.down(195, 400, at: 500)
      phone.move(195, 380, at: 600)
      phone.move(195, 399, at: 700)
      phone.up(195, 400, at: 1500)
      phone.run(to: 3000)
      #expect(actions(phone) == [])
    }
  }

  @Test func `M8 a first tap counts when the second touch becomes a drag`() {
    var phone = phone([Self.waiting, Self.double], scroll: 900)
    phone.tap(195, 400, at: 500)
    phone.down(195, 400, at: 700)
    phone.move(195, 370, at: 760)
    phone.run(to: 1200)
    #expect(actions(phone) == ["760 action open"])
  }

  @Test func `M8 a row in a scrolling card is pressed at once and acts as the finger leaves`() {
    var phone = phone([Self.waiting, Self.double], scroll: 900)
    phone.down(100, 470, at: 500)
    #expect(phone.engine.pressed(in: "A") == ["row"])
    phone.up(100, 470, at: 560)
    #expect(actions(phone) == ["560 action row"])
  }

  @Test func `M8 a recogniser refuses a place: what is behind gets the touch`() {
    var rule = Self.single
    rule.place = .outside(Rect(50, 20, 40, 100))
    var phone = phone([rule])
    phone.tap(100, 400, at: 500)
    phone.tap(195, 400, at: 600)
    #expect(actions(phone) == ["500 action row", "600 action open"])
  }

  @Test func `M8 one that refuses a place does not keep another one from it`() {
    var zoom = Self.double
    zoom.place = .inside(Rect(150, 20, 100, 100))
    var phone = phone([Self.waiting, zoom])
    phone.tap(120, 400, at: 500)
    #expect(actions(phone) == ["500 action open"], "nobody to wait for on the left")
    phone.tap(250, 400, at: 1000)
    phone.run(to: 2000)
    #expect(actions(phone).last == "1350 action open")
  }

  @Test func `M8 taps far apart, or of two fingers at once, are no double tap`() {
    var far = phone([Self.double])
    far.tap(110, 400, at: 500)
    far.tap(280, 400, at: 600)
    far.run(to: 2000)
    #expect(actions(far) == [])
    var two = phone([Self.single, Self.double])
    two.down(150, 400, finger: 1, at: 500)
    two.down(200, 400, finger: 2, at: 520)
    two.up(150, 400, finger: 1, at: 560)
    two.up(200, 400, finger: 2, at: 580)
    two.run(to: 2000)
    #expect(actions(two) == [])
  }

  @Test func `M8 a tap that waits is forgotten when its popup leaves or another one takes over`() {
    var leaving = phone([Self.waiting, Self.double])
    leaving.tap(195, 400, at: 500)
    leaving.dismiss("A", at: 600)
    leaving.run(to: 3000)
    #expect(actions(leaving) == [])
    var covered = phone([Self.waiting, Self.double, Self.hold])
    covered.tap(195, 400, at: 500)
    covered.down(195, 400, at: 600)
    covered.present(.lab("B", .alert), at: 650)
    covered.run(to: 3000)
    #expect(actions(covered) == [])
  }

  @Test func `M8 a cancelled touch is neither tap nor long press`() {
    var phone = phone([Self.single, Self.hold])
    phone.down(195, 400, at: 500)
    phone.cancel(195, 400, at: 560)
    phone.run(to: 3000)
    #expect(actions(phone) == [])
  }

  @Test func `M8 a cycle is an error that names both, once; both work without waiting`() {
    var phone = phone([
      Self.single.requiresFailure(of: "zoom"), Self.double.requiresFailure(of: "open"),
    ])
    phone.tap(195, 400, at: 500)
    phone.tap(195, 400, at: 600)
    phone.run(to: 2000)
    let errors = phone.lines("error")
    #expect(errors.count == 1)
    #expect(
      errors.first?.hasSuffix(
        "recognisers on A wait for each other: 'open' requires the failure of 'zoom' "
          + "requires the failure of 'open'") == true)
    #expect(actions(phone) == ["500 action open", "600 action zoom"])
  }

  @Test func `M8 longer cycles and one that waits for itself are found, others are none`() {
    func errors(_ rules: [(RecognizerID, [RecognizerID])]) -> Int {
      var phone = phone(rules.map { GestureRule($0, .tap(count: 1), on: "photo", required: $1) })
      phone.tap(195, 400, at: 500)
      return phone.lines("error").count
    }
    #expect(errors([("a", ["b"]), ("b", ["c"]), ("c", ["a"])]) == 1)
    #expect(errors([("a", ["a"])]) == 1)
    #expect(errors([("a", ["b", "c"]), ("b", ["c"]), ("c", [])]) == 0)
    #expect(errors([("a", ["b"]), ("b", ["a"]), ("c", ["d"]), ("d", ["c"])]) == 2)
  }

  @Test func `M8, V6 a key presses the single tap of a governed area`() {
    var phone = phone([Self.double, Self.waiting])
    phone.request(at: 500) { $0.press("photo", in: "A", at: $1) }
    #expect(actions(phone) == ["500 action open"])
  }

  @Test func `M8 rows of the page take recognisers too, and rest ends with the last decision`() {
    var phone = EnginePhone()
    phone.page.gestures = [
      GestureRule("two", .tap(count: 2), on: "row 2"),
      GestureRule("one", .tap(count: 1), on: "row 2", required: ["two"]),
    ]
    phone.tap(195, 250, at: 100)
    phone.run(to: 110)
    #expect(phone.engine.restsAt == EnginePhone.instant(450))
    phone.run(to: 1000)
    #expect(actions(phone) == ["450 action one"])
  }
}
