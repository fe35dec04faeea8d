import Canvas
import Motion
import PresentationCore
import Testing

/// SPEC X4: what moves is told as it was set off, and can be put where a formula says.
struct MotionReportTests {
  private static func sheet() -> PresentationEngine {
    var engine = PresentationEngine()
    engine.present(
      PresentationSpec(id: "A", style: .sheet, sheet: SheetSpec(detents: [.medium])), at: .zero)
    return engine
  }

  @Test func `X4 a sheet's way is told with start, target, curve and moment`() throws {
    var engine = Self.sheet()
    engine.advance(to: Instant.zero.advanced(by: 0.1))
    let reports = engine.motions(at: engine.now)
    let report = try #require(reports.first { $0.id == .init("A", .way) })
    guard case .value(let motion) = report.law else {
      Issue.record("a sheet's way is one value")
      return
    }
    #expect(report.start == .zero)
    #expect(motion.start == engine.environment.size.height)
    let seconds = 0.1
    let seen = try #require(engine.snapshot(at: engine.now).presentations.first)
    #expect(abs(motion.state(after: seconds).value - seen.drawn.minY) < 0.001)
  }

  @Test func `X4 held at a value the snapshot shows it there, and the engine goes on`() throws {
    let engine = Self.sheet()
    let held = engine.snapshot(at: .zero, holding: [.init("A", .way): 600])
    #expect(try #require(held.presentations.first).drawn.minY == 600)
    let plain = engine.snapshot(at: .zero)
    #expect(try #require(plain.presentations.first).drawn.minY == engine.environment.size.height)
  }

  @Test func `X4 at rest nothing is told`() {
    var engine = Self.sheet()
    engine.advance(to: Instant.zero.advanced(by: 5))
    #expect(engine.motions(at: engine.now).isEmpty)
  }
}
