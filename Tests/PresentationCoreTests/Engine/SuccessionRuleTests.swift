import Canvas
import PresentationCore
import Testing

/// SPEC Q1, Q5, E3: one after the other, under one identity or two.
struct SuccessionRuleTests {
  /// What the second one may be.
  struct Row: CustomTestStringConvertible, Sendable {
    var from: Double
    var to: Double
    var delay: Double
    var kind: Kind = .alert
    var testDescription: String { "\(kind) \(from)→\(to) after \(delay) s" }
  }

  private static let rows = [
    Row(from: 0.2, to: 0.2, delay: 0), Row(from: 0.2, to: 0.4, delay: 0.3),
    Row(from: 0.4, to: 0.2, delay: 0.3), Row(from: 0.3, to: 0.3, delay: 0.3, kind: .card),
    Row(from: 0.2, to: 0.4, delay: 0.3, kind: .sheet),
    Row(from: 0.4, to: 0.2, delay: 0, kind: .sheet),
  ]

  @Test(arguments: rows)
  func `Q1, E3 replaced by itself the mask never falls below the lower one`(row: Row) {
    var phone = EnginePhone()
    phone.setEnvironment(at: 0) { $0.chainDelay = row.delay }
    phone.present(.lab("A", row.kind, dim: row.from), at: 0)
    phone.request(at: 1000) { $0.replace(with: .lab("A", row.kind, dim: row.to), at: $1) }
    for ms in stride(from: 1000.0, through: 2500, by: 10) {
      #expect(phone.dim(at: ms) >= min(row.from, row.to) - 0.001, "at \(ms)")
      #expect(phone.dim(at: ms) <= max(row.from, row.to) + 0.001, "at \(ms)")
    }
    let back = Int(1300 + row.delay * 1000)
    #expect(
      phone.callbacks(of: "A").suffix(4) == [
        "1000 willDismiss A replaced", "1300 didDismiss A replaced", "\(back) willPresent A",
        "\(back + 300) didPresent A",
      ])
    #expect(near(phone.dim(at: 2500), row.to, within: 0.001))
  }

  @Test(arguments: [0, 0.3], [0.2, 0.4])
  func `Q1 the next alert enters after the delay, the mask stays in the gap`(
    delay: Double, dim: Double
  ) {
    var phone = EnginePhone()
    phone.setEnvironment(at: 0) { $0.chainDelay = delay }
    phone.present(.lab("A", .alert), at: 0)
    phone.dismiss("A", .action, at: 1000)
    phone.present(.lab("B", .alert, dim: dim), at: 1000)
    for ms in stride(from: 1000.0, through: 2500, by: 10) {
      #expect(phone.dim(at: ms) >= 0.199, "at \(ms)")
      let up = phone.snapshot(at: ms).presentations.filter { $0.opacity > 0 && $0.phase != .queued }
      #expect(up.count <= 1, "at \(ms)")
    }
    #expect(phone.callbacks(of: "B").first == "\(Int(1300 + delay * 1000)) willPresent B")
  }

  @Test func `E3 replaced and asked back on its way out it turns round`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .alert), at: 0)
    phone.request(at: 1000) { $0.replace(with: .lab("A", .alert, dim: 0.4), at: $1) }
    phone.present(.lab("A", .alert), at: 1150)
    phone.run(to: 3000)
    #expect(
      phone.callbacks(of: "A").suffix(4) == [
        "1000 willDismiss A replaced", "1150 didDismiss A replaced", "1150 willPresent A",
        "1300 didPresent A",
      ])
    #expect(near(phone.dim(at: 3000), 0.2, within: 0.001))
  }

  @Test func `Q1 dismissed on its way to become another, it leaves and the mask fades`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .alert), at: 0)
    phone.request(at: 1000) { $0.replace(with: .lab("A", .alert), at: $1) }
    phone.dismiss("A", at: 1150)
    #expect(near(phone.dim(at: 1225), 0.1, within: 0.001))
    phone.run(to: 3000)
    #expect(phone.open == [])
    #expect(phone.lines("willPresent") == ["0 willPresent A"])
  }

  @Test func `Q5 after a named one it enters when that one is gone, whatever the level`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", .replaced, at: 1000)
    phone.request(at: 1000) { $0.present(.lab("B", .sheet), after: "A", at: $1) }
    phone.run(to: 3000)
    #expect(phone.callbacks(of: "B").first == "1300 willPresent B")
    #expect(phone.open == ["B"])
  }

  @Test(arguments: [(146, 47 + 461 / 2 - 73), (2000, 47)])
  func `A2 an alert stands in the middle of what the keyboard leaves`(
    height: Double, top: Double
  ) throws {
    var phone = EnginePhone()
    var spec = PresentationSpec(id: "A", style: .alert, mask: MaskSpec(opacity: 0.2))
    spec.contentSize = Size(270, height)
    phone.present(spec, at: 0)
    phone.keyboard(.show, at: 1000)
    let shown = phone.popup("A", at: 2000)
    let alert = try #require(shown)
    #expect(near(alert.frame.minY, top, within: 0.5))
    #expect(alert.frame.maxY <= 844 - 336 + 0.5)
    phone.keyboard(.hide, at: 2500)
    let later = phone.popup("A", at: 4000)
    let free = try #require(later)
    #expect(near(free.frame.midY, 428.5, within: 0.5))
    #expect(free.frame.height == min(height, 763))
  }
}
