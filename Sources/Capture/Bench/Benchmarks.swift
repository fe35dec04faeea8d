import Canvas
import PresentationCore
import Raster
import Showcase

/// All benchmarks: a new one is one entry here.
package enum Benchmarks {
  /// The figures the project promises, in the order of the report.
  package static let all: [Benchmark] = [
    Benchmark(
      name: "redraw", summary: "full redraw of the list page with mask, card and sheet, 780×1688",
      unit: "ms", limit: .atMost(3.5), measure: redraw, runs: 15),
    Benchmark(
      name: "sheet-frame", summary: "animation frame of a sheet over the page, 780×1688",
      unit: "ms", limit: .atMost(4.5),
      measure: { try frame("two-detents", scale: 2, stage: $0) }, runs: 15),
    Benchmark(
      name: "card-frame", summary: "animation frame of a card over the page, 780×1688",
      unit: "ms", limit: .atMost(4.5),
      measure: { try frame("confirm-card", scale: 2, stage: $0) }, runs: 15),
    Benchmark(
      name: "small-frame", summary: "animation frame of a sheet over the page, 390×844",
      unit: "ms", limit: .atMost(1.4),
      measure: { try frame("two-detents", scale: 1, stage: $0) }, runs: 15),
    Benchmark(
      name: "menu-frame", summary: "animation frame of a menu over the blurred page, 780×1688",
      unit: "ms", limit: .atMost(4.5),
      measure: { try frame("context-menu", scale: 2, stage: $0) }, runs: 15),
    Benchmark(
      name: "glass-frame", summary: "animation frame of a glass sheet over the page, 780×1688",
      unit: "ms", limit: .atMost(4.5),
      measure: { try frame("two-detents", knobs: ["background": "glass"], scale: 2, stage: $0) },
      runs: 15),
    Benchmark(
      name: "stacked-frame", summary: "animation frame of an alert over two sheets, 780×1688",
      unit: "ms", limit: .atMost(4.5),
      measure: { try frame("stack", from: 1.4, scale: 2, stage: $0) }, runs: 15),
    Benchmark(
      name: "stacked-small", summary: "animation frame of an alert over two sheets, 390×844",
      unit: "ms", limit: .atMost(1.4),
      measure: { try frame("stack", from: 1.4, scale: 1, stage: $0) }, runs: 15),
    Benchmark(
      name: "sheets-frame", summary: "animation frame of a third sheet over two, 780×1688",
      unit: "ms", limit: .atMost(4.5),
      measure: { try frame("stacked-sheets", take: "three", from: 1.4, scale: 2, stage: $0) },
      runs: 15),
    Benchmark(
      name: "long-list", summary: "layout and drawing of a frame of 10,000 rows, flung, 780×1688",
      unit: "ms", limit: .atMost(4), measure: longList, runs: 15),
    Benchmark(
      name: "paste",
      summary: "longest frame while 1 MiB is pasted into a field and edited, 780×1688",
      unit: "ms", limit: .atMost(50), measure: PasteBench.longestFrame, runs: 3),
    Benchmark(
      name: "layout", summary: "layout and display list of the list page with a sheet",
      unit: "ms", limit: .atMost(0.5), measure: layout, runs: 15),
    Benchmark(
      name: "stacked-layout", summary: "layout and display list of the page with a stack of three",
      unit: "ms", limit: .atMost(0.5), measure: stackedLayout, runs: 15),
    Benchmark(
      name: "layout-growth", summary: "the same after 10,000 frames, as a share of the first",
      unit: "×", limit: .atMost(1.25), measure: growth, runs: 1),
    Benchmark(
      name: "capture", summary: "60 frames of a transition to PNG, 780×1688", unit: "frames/s",
      limit: .atLeast(80), measure: capture, runs: 3),
    Benchmark(
      name: "record", summary: "120 frames of a transition to PNG files, 780×1688, by the clock",
      unit: "frames/s", limit: .atLeast(100), measure: RecordBench.framesPerSecond, runs: 3),
    Benchmark(
      name: "gallery", summary: "verify of every scene in six variants, 390×844, by the clock",
      unit: "s", limit: .atMost(20), measure: GalleryBench.seconds, runs: 1),
    Benchmark(
      name: "memory", summary: "growth from 100 to 10,000 open-close cycles", unit: "MiB",
      limit: .atMost(1), measure: memory, runs: 1),
  ]

  /// Everything is drawn anew each time: the content of every layer has changed.
  private static func redraw(_ stage: BenchStage) throws -> Double {
    var scene = try stage.play("two-detents", until: 1)
    var card = try stage.play("confirm-card", until: 1)
    var frame = scene.frame(at: scene.now)
    let chrome = ["page", "status", "home"]
    frame.layers += card.frame(at: card.now).layers.filter { layer in
      !chrome.contains(layer.name) && !layer.name.hasPrefix("mask")
    }
    let rasterizer = stage.rasterizer()
    var bitmap = Bitmap(width: 0, height: 0)
    rasterizer.draw(frame, scale: 2, into: &bitmap)
    return stage.milliseconds(12) { index in
      var changed = frame
      let moved = Placement(offset: Point(0, Double(index % 7)))
      for layer in changed.layers.indices where !changed.layers[layer].content.isEmpty {
        changed.layers[layer].content = [
          .group(DisplayGroup(frame.layers[layer].content, placement: moved))
        ]
      }
      rasterizer.draw(changed, scale: 2, into: &bitmap)
    }
  }

  /// 24 frames of a scene from a moment of a take on, in seconds.
  private static func frame(
    _ name: String, take: String? = nil, knobs: [String: String] = [:], from seconds: Double = 0,
    scale: Double, stage: BenchStage
  ) throws -> Double {
    var scene = try stage.play(name, take: take, knobs: knobs, until: seconds)
    let start = scene.now
    let frames = (0..<24).map { scene.frame(at: start.advanced(by: Double($0) / 60)) }
    let rasterizer = stage.rasterizer()
    var bitmap = Bitmap(width: 0, height: 0)
    for frame in frames { rasterizer.draw(frame, scale: scale, into: &bitmap) }
    return stage.milliseconds(24) { index in
      rasterizer.draw(frames[index], scale: scale, into: &bitmap)
    }
  }

  /// The list is in motion: every frame shows other rows, and some for the first time.
  private static func longList(_ stage: BenchStage) throws -> Double {
    var scene = try stage.play("list-long", until: 0.2)
    let start = scene.now
    let rasterizer = stage.rasterizer()
    var bitmap = Bitmap(width: 0, height: 0)
    rasterizer.draw(scene.frame(at: start), scale: 2, into: &bitmap)
    return stage.milliseconds(24) { index in
      let frame = scene.frame(at: start.advanced(by: Double(index + 1) / 60))
      rasterizer.draw(frame, scale: 2, into: &bitmap)
    }
  }

  private static func layout(_ stage: BenchStage) throws -> Double {
    var scene = try stage.play("two-detents", until: 0)
    return layoutTime(&scene, from: 0, frames: 20, stage)
  }

  private static func stackedLayout(_ stage: BenchStage) throws -> Double {
    var scene = try stage.play("stack", until: 1.4)
    return layoutTime(&scene, from: 84, frames: 20, stage)
  }

  private static func layoutTime(
    _ scene: inout any Staging, from first: Int, frames: Int, _ stage: BenchStage
  ) -> Double {
    let start = SceneCatalogue.epoch
    return stage.milliseconds(frames) { index in
      _ = scene.frame(at: start.advanced(by: Double(first + index) / 60))
    }
  }

  private static func growth(_ stage: BenchStage) throws -> Double {
    var scene = try stage.play("two-detents", until: 2)
    let early = layoutTime(&scene, from: 120, frames: 500, stage)
    _ = layoutTime(&scene, from: 620, frames: 9000, stage)
    return layoutTime(&scene, from: 9620, frames: 500, stage) / early
  }

  private static func capture(_ stage: BenchStage) throws -> Double {
    let scene = try stage.play("two-detents", until: 0)
    let milliseconds = try stage.milliseconds(1) { _ in
      var scene = scene
      let start = scene.now
      let rasterizer = stage.rasterizer()
      var bitmap = Bitmap(width: 0, height: 0)
      for index in 0..<60 {
        let frame = scene.frame(at: start.advanced(by: Double(index) / 60))
        rasterizer.draw(frame, scale: 2, into: &bitmap)
        _ = try PNGEncoder.encode(bitmap, command: "bench")
      }
    }
    return 60_000 / milliseconds
  }

  private static func memory(_ stage: BenchStage) throws -> Double {
    var scene = try stage.open("lab", knobs: ["A.kind": "sheet", "B.kind": "card"])
    var time = scene.now
    func cycle() throws {
      try scene.perform("present A", at: time)
      _ = scene.frame(at: time.advanced(by: 0.1))
      try scene.perform("present B", at: time.advanced(by: 0.2))
      _ = scene.frame(at: time.advanced(by: 0.3))
      try scene.perform("dismiss all", at: time.advanced(by: 0.6))
      time = time.advanced(by: 1.2)
      scene.advance(to: time)
      _ = scene.takeEvents()
    }
    for _ in 0..<100 { try cycle() }
    let before = BenchStage.residentBytes
    for _ in 0..<9_900 { try cycle() }
    return (BenchStage.residentBytes - before) / 1_048_576
  }
}
