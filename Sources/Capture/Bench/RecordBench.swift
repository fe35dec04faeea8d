import PresentationCore
import Showcase

/// How fast a transition becomes numbered PNG files on the disk (SPEC X3).
enum RecordBench {
  /// Frames a second of 120 frames of 780×1688 px by the clock, on all cores.
  static func framesPerSecond(_ stage: BenchStage) throws -> Double {
    var wish = RecordingPlan.Wish(until: 2_000_000_000)
    wish.end = .exclusive
    let plan = try RecordingPlan(wish, as: .png)
    let player = try stage.player("two-detents")
    let folder = try Folder.temporary()
    let path = "\(folder)/frames"
    defer {
      Folder.remove(path)
      Folder.remove(folder)
    }
    let recording = Recording(plan, command: "bench", workers: Workers.cores) {
      Camera(player, rasterizer: stage.rasterizer(), scale: 2)
    }
    let seconds = try stage.seconds { _ = try recording.write(to: path) }
    return Double(plan.frames.count) / seconds
  }
}
