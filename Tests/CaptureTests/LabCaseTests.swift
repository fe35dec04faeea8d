import Canvas
import Capture
import Foundation
import Showcase
import Testing

/// Scenarios of CASES played as takes in the scene `lab`, judged by the printed trace alone.
struct LabCaseTests {
  private func trace(
    _ take: String, _ knobs: [String: String], rate: Double? = nil
  ) throws -> [String] {
    let player = TakePlayer(
      try TakeParser.parse(take, name: "case.txt"), on: LabStage.make(knobs: knobs))
    let end = try player.lastMotion() + TraceRun.tail
    var run = TraceRun(player, rate: rate)
    var lines: [String] = []
    try run.run(until: end) { lines.append($0.text) }
    return lines
  }

  private func events(_ lines: [String], _ word: String) -> [String] {
    lines.filter { $0.contains("\"event\":\"\(word)\"") }
  }

  /// The top edge of A in every frame between two times.
  private func edges(_ lines: [String], from start: Double, to end: Double) -> [Double] {
    lines.compactMap { line in
      guard let time = Double(line.dropFirst(5).prefix { $0 != "," }), time >= start, time <= end,
        let rect = line.range(of: "\"rect\":[")
      else { return nil }
      let numbers = line[rect.upperBound...].prefix { $0 != "]" }.split(separator: ",")
      return numbers.count == 4 ? Double(numbers[1]) : nil
    }
  }

  @Test(arguments: ["alert", "dialog", "popover", "menu", "cover", "sheet", "card"])
  func `B197 the page's keys do nothing behind a modal of any kind`(kind: String) throws {
    let lines = try trace(
      """
      do present A
      500ms key ctrl+r
      600ms key f5
      700ms key pageDown
      800ms key escape
      1500ms key ctrl+r
      2000ms do refresh end
      """, ["A.kind": kind], rate: 10)
    #expect(events(lines, "ignored").count == 2)
    #expect(events(lines, "ignored").allSatisfy { $0.contains("\"blocked\"") })
    #expect(events(lines, "refreshBegan").map { $0.hasPrefix("{\"t\":1.5,") } == [true])
    #expect(lines.filter { $0.contains("\"page\":{") }.contains { $0.contains("\"offset\":0,") })
  }

  @Test func `B145 the key on the grabber goes where a drag would`() throws {
    let sheet = ["A.kind": "sheet", "A.detents": "height(200),large"]
    let key = try trace("do present A\n500ms key shift+tab\n600ms key enter", sheet)
    let drag = try trace("do present A\n500ms drag 195,630 to 195,300 over 300ms hold 120ms", sheet)
    for lines in [key, drag] {
      let changes = events(lines, "detentChanged")
      #expect(changes.count == 1)
      #expect(changes.first?.contains("\"detent\":\"large\"") == true)
      #expect(changes.first?.contains("\"by\":\"user\"") == true)
      #expect(events(lines, "settled").count == 1)
    }
  }

  @Test(arguments: [(true, "large", 57.0), (false, "medium", 120)])
  func `B166 the detent follows from the keyboard at the release`(
    hides: Bool, detent: String, rest: Double
  ) throws {
    let hide = hides ? "1100ms keyboard hide\n" : ""
    let lines = try trace(
      """
      do present A
      400ms keyboard show
      1000ms down 195,77
      1020ms move +0,+20
      1040ms move +0,+50
      1060ms move +0,+50
      \(hide)1620ms up
      """, ["A.kind": "sheet", "A.selected": "large"], rate: 60)
    let held = edges(lines, from: 1.07, to: 1.61)
    #expect(held.allSatisfy { abs($0 - 177) < 0.01 }, "\(held)")
    #expect(edges(lines, from: 2.4, to: 9).allSatisfy { abs($0 - rest) < 0.01 })
    #expect(events(lines, "settled").last?.contains("\"detent\":\"\(detent)\"") == true)
  }

  @Test func `B173 hidden under a finger the keyboard leaves the edge where the finger is`() throws
  {
    let lines = try trace(
      """
      do present A
      400ms keyboard show
      1400ms down 195,140
      1420ms move +0,+12
      1440ms move +0,+28
      1500ms keyboard hide
      1900ms move +0,+10
      2100ms up
      """, ["A.kind": "sheet"], rate: 60)
    #expect(edges(lines, from: 1.45, to: 1.89).allSatisfy { abs($0 - 160) < 0.01 })
    #expect(edges(lines, from: 1.91, to: 2.09).allSatisfy { abs($0 - 170) < 0.01 })
    let after = edges(lines, from: 2.09, to: 4)
    #expect(zip(after, after.dropFirst()).allSatisfy { abs($0 - $1) < 40 })
    #expect(after.last == 57)
  }

  @Test(arguments: ["panel", "sheet"])
  func `B180, B181 no gap, no shift of the insets when it is tapped`(kind: String) throws {
    let lines = try trace(
      "do present A\n500ms tap 195,560\n700ms down 195,560\n900ms up",
      ["A.kind": kind, "A.detents": "fit"], rate: 60)
    let rects = lines.compactMap { line in
      line.range(of: "\"rect\":[").map { line[$0.upperBound...].prefix { $0 != "]" } }
    }
    #expect(rects.last == "0,510,390,334")
    #expect(edges(lines, from: 0.3, to: 9).allSatisfy { $0 == 510 })
    for rect in rects {
      let numbers = rect.split(separator: ",").compactMap { Double($0) }
      #expect(numbers.count == 4 && numbers[1] + numbers[3] >= 844)
    }
  }

  @Test func `B016, B029 the owner goes: what it declared goes with it, once`() throws {
    for (kind, time) in [("toast", "1000ms"), ("sheet", "120ms"), ("alert", "1000ms")] {
      let lines = try trace(
        "do flag A on\n\(time) do owner remove", ["A.kind": kind, "A.timer": "3s"])
      #expect(events(lines, "didDismiss").count == 1)
      #expect(events(lines, "didDismiss").first?.contains("ownerRemoved") == true)
      #expect(lines.last?.contains("\"open\":[]") == true)
    }
  }

  @Test(arguments: ["dialog", "alert", "card", "sheet", "menu"])
  func `B012, B196 a veto holds for Escape, the mask and a drag; code works`(kind: String) throws {
    let lines = try trace(
      """
      do present A
      500ms key escape
      600ms tap 195,30
      700ms drag 195,700 to +0,+140 over 200ms
      3000ms do dismiss A
      """, ["A.kind": kind, "A.veto": "interactive"])
    let reasons = events(lines, "didAttemptToDismiss")
    #expect(reasons.first?.contains("escape") == true)
    #expect(reasons.contains { $0.contains("outsideTap") } == (kind != "alert"))
    #expect(events(lines, "willDismiss").count == 1)
    #expect(events(lines, "willDismiss").first?.contains("\"code\"") == true)
  }
}
