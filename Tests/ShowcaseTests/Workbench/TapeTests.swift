import Blocks
import Canvas
import Showcase
import TestSupport
import Testing

struct TapeTests {
  @Test(arguments: ["inbox", "confirm-card", "two-detents", "toast", "list-edit", "lab", "queue"])
  func `X2 a frame of the last minute is the same picture however it is reached`(
    scene: String
  ) throws {
    var bench = try Bench(scene)
    let frames = bench.play()
    for number in [200, 13, 90, 14, 239, 85, 135, 0, 161, 160, 239] {
      bench.workbench.seek(to: frames[number].time, at: bench.wall(5))
      #expect(bench.frame(at: 5) == frames[number].frame, "frame \(number)")
    }
  }

  @Test func `X2 a step back and a step on lead to the same picture, also by the keys`() throws {
    var bench = try Bench("inbox")
    let frames = bench.play()
    bench.key(.character("p"), at: 4)
    let shown = bench.frame(at: 4)
    bench.key(.character(","), at: 4.1)
    _ = bench.frame(at: 4.1)
    bench.key(.left, at: 4.2)
    #expect(bench.frame(at: 4.2) != shown || frames[237].frame == shown)
    bench.key(.right, at: 4.3)
    _ = bench.frame(at: 4.3)
    bench.key(.character("."), at: 4.4)
    #expect(bench.frame(at: 4.4) == shown)
  }

  @Test func `X2 what is played again goes on as it was, and then lives on`() throws {
    var bench = try Bench("inbox")
    let frames = bench.play()
    bench.workbench.perform(.playAll, at: bench.wall(10))
    for number in 0..<240 {
      #expect(bench.frame(at: 10 + Double(number) / 60) == frames[number].frame, "\(number)")
    }
    var other = try Bench("inbox")
    _ = other.play()
    #expect(bench.frame(at: 14.5) == other.frame(at: 4.5))
  }

  @Test func `X6 what is done in the past cuts off what came after, in the take too`() throws {
    var bench = try Bench("inbox")
    let frames = bench.play()
    bench.workbench.seek(to: frames[100].time, at: bench.wall(5))
    bench.key(.escape, at: 5)
    #expect(bench.workbench.reach.upperBound == frames[100].time)
    let lines = bench.workbench.recorder.text.split(separator: "\n")
    #expect(lines.filter { $0.contains("down ") }.count == 2)
    #expect(lines.last?.hasSuffix("key escape") == true)
  }

  @Test func `X2 the past reaches back a minute and no further`() throws {
    var bench = try Bench("toast")
    for second in 0..<90 { _ = bench.frame(at: Double(second)) }
    bench.workbench.seek(to: .zero, at: bench.wall(90))
    let reach = bench.workbench.reach
    #expect(reach.upperBound.seconds(since: reach.lowerBound) == 60)
    #expect(bench.workbench.stage.now == reach.lowerBound)
  }

  @Test func `X2 under another appearance the past is drawn in that`() throws {
    var bench = try Bench("inbox")
    let frames = bench.play()
    bench.workbench.perform(.appearance, at: bench.wall(5))
    bench.workbench.seek(to: frames[90].time, at: bench.wall(5))
    let dark = bench.frame(at: 5)
    bench.workbench.perform(.appearance, at: bench.wall(5))
    #expect(dark != frames[90].frame && bench.frame(at: 5) == frames[90].frame)
  }
}

extension Bench {
  /// Taps a row, closes what came of it by the mask, drags the page: frames at 60 Hz.
  mutating func play() -> [(time: Instant, frame: Frame)] {
    var frames: [(time: Instant, frame: Frame)] = []
    for number in 0..<240 {
      let time = Double(number) / 60
      switch number {
      case 12: touch(.down, 195, 260, at: time)
      case 15: touch(.up, 195, 260, at: time)
      case 80: touch(.down, 195, 100, at: time)
      case 82: touch(.up, 195, 100, at: time)
      case 130: touch(.down, 195, 600, at: time)
      case 131...160: touch(.move, 195, 600 - 8 * Double(number - 130), at: time)
      case 161: touch(.up, 195, 360, at: time)
      case 180: key(.escape, at: time)
      default: break
      }
      let frame = frame(at: time)
      frames.append((workbench.stage.now, frame))
    }
    return frames
  }
}
