import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC X2: slow motion is for what moves by itself.
struct SlowHandTests {
  private static let speeds: [WorkbenchCommand] = [
    .speedFull, .speedHalf, .speedFifth, .speedTenth, .speedTwentieth,
  ]

  /// A sheet at its medium detent, and the clock at a speed from 3 s on.
  private func bench(_ speed: WorkbenchCommand) throws -> Bench {
    var bench = try Bench("two-detents")
    bench.tap(195, 300, at: 0.1)
    _ = bench.frame(at: 3)
    bench.workbench.perform(speed, at: bench.wall(3))
    return bench
  }

  private func detents(_ bench: Bench) -> [String?] {
    var stage = bench.workbench.stage
    return stage.snapshot(at: stage.now).presentations.map(\.detent)
  }

  @Test(arguments: speeds)
  func `X2 a drag means the same at any speed`(speed: WorkbenchCommand) throws {
    var bench = try bench(speed)
    bench.touch(.down, 195, 432, at: 3.1)
    for step in 1...10 {
      bench.touch(.move, 195, 432 + 6 * Double(step), at: 3.1 + 0.04 * Double(step))
    }
    bench.touch(.up, 195, 492, at: 3.54)
    _ = bench.frame(at: 60)
    #expect(detents(bench) == ["medium"])
  }

  @Test func `X2 time runs at full speed while a finger is down, and slowly before and after`()
    throws
  {
    var bench = try bench(.speedTenth)
    let before = bench.now
    bench.touch(.down, 195, 432, at: 4)
    #expect(abs(bench.now - before - 0.1) < 1e-6)
    bench.touch(.move, 195, 440, at: 4.5)
    #expect(abs(bench.now - before - 0.6) < 1e-6)
    bench.touch(.up, 195, 440, at: 5)
    _ = bench.frame(at: 6)
    #expect(abs(bench.now - before - 1.2) < 1e-6)
  }

  @Test func `X2 a finger that is lost to another scene slows nothing up`() throws {
    var bench = try bench(.speedTenth)
    bench.touch(.down, 195, 432, at: 4)
    bench.workbench.perform(.restart, at: bench.wall(4.1))
    let before = bench.now
    _ = bench.frame(at: 5.1)
    #expect(abs(bench.now - before - 0.1) < 1e-6)
  }
}
