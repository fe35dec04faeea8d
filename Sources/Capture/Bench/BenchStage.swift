import Canvas
import Glibc
import PresentationCore
import Raster
import Showcase

/// What benchmarks share: fonts, scenes opened anew for every measurement, and two meters.
package struct BenchStage {
  private let text: any TextMeasuring & TextRasterizing
  private let run: (VerifyRun) throws(CommandError) -> VerifyResult

  /// A stage for benchmarks with the fonts to draw with; `fonts` opens what another thread needs.
  package init<Fonts: TextMeasuring & TextRasterizing & SendableMetatype>(
    text: Fonts, fonts: @escaping @Sendable () -> Fonts?
  ) {
    self.text = text
    run = { run throws(CommandError) in try run.run(fonts: fonts) }
  }

  /// Verifies a gallery on all cores.
  func verify(_ gallery: Gallery, _ verifier: Verifier) throws(CommandError) -> VerifyResult {
    var run = try VerifyRun(gallery, verifier: verifier, environment: "bench")
    run.workers = Workers.cores
    return try self.run(run)
  }

  /// Opens a scene at rest, with knobs.
  func open(_ name: String, knobs: [String: String] = [:]) throws(CommandError) -> any Staging {
    let scene = try scene(name)
    var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    for (knob, value) in knobs { settings.knobs[knob] = value }
    return SceneCatalogue.stage(
      of: scene, settings: settings, text: text, epoch: SceneCatalogue.epoch)
  }

  /// Plays a take of a scene, the first one unless named, up to a time in seconds.
  func play(
    _ name: String, take wanted: String? = nil, knobs: [String: String] = [:],
    until seconds: Double
  ) throws -> any Staging {
    var player = try player(name, take: wanted, knobs: knobs)
    try player.play(to: Int64(seconds * 1e9))
    return player.stage
  }

  /// A take of a scene, the first one unless named, at its time zero.
  func player(
    _ name: String, take wanted: String? = nil, knobs: [String: String] = [:]
  ) throws -> TakePlayer {
    let takes = try scene(name).info.takes
    guard let take = takes.first(where: { $0.name == wanted ?? $0.name }) else {
      throw CommandError.usage("scene '\(name)' has no take '\(wanted ?? "")' to measure")
    }
    return TakePlayer(
      try TakeParser.parse(take.text, name: take.name), on: try open(name, knobs: knobs))
  }

  private func scene(_ name: String) throws(CommandError) -> any Scene {
    guard let scene = SceneCatalogue.scene(named: name) else {
      throw .usage("no scene '\(name)' to measure")
    }
    return scene
  }

  /// A rasterizer without anything cached.
  func rasterizer() -> Rasterizer { Rasterizer(text: text) }

  /// Milliseconds of processor time that some work takes, the mean of `count` times.
  ///
  /// The same as by the clock on an idle machine, and steady on a busy one.
  func milliseconds(_ count: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    let start = Self.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    for index in 0..<count { try work(index) }
    return Double(Self.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - start) / 1e6 / Double(count)
  }

  /// Seconds by the clock that some work takes: what several threads win does not show otherwise.
  func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = Self.nanoseconds(CLOCK_MONOTONIC)
    try work()
    return Double(Self.nanoseconds(CLOCK_MONOTONIC) - start) / 1e9
  }

  /// Bytes of memory the process occupies now.
  static var residentBytes: Double {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, 128, file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let words = text.split(separator: " ")
    guard words.count > 1, let pages = Double(words[1]) else { return 0 }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
