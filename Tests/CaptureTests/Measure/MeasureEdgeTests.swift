import Blocks
import Canvas
import Capture
import Motion
import Proof
import Raster
import Showcase
import TestSupport
import Testing

/// Which edge is followed, when frames were, and what the reports say of it (SPEC X4).
@Suite struct MeasureEdgeTests {
  /// A picture of a dark card on a light ground, in px.
  private static func picture(_ card: Rect) -> Bitmap {
    Rasterizer(text: NoGlyphs()).draw(
      Frame(
        size: Size(120, 100), backdrop: Color(0xE8ECF0),
        layers: [
          Layer(name: "card", surface: Surface(.rect(card), fill: .solid(Color(0x203050))))
        ]), scale: 1)
  }

  /// Where the card's four edges stand at a frame: each goes its own way.
  private static func card(_ frame: Int) -> Rect {
    let way = Double(frame)
    let (left, top) = (20 + 0.3 * way, 15 + 0.7 * way)
    return Rect(left, top, 80 + 0.9 * way - left, 55 + 1.3 * way - top)
  }

  /// Ten frames whose names tell no time, and the list of `record` that does.
  private static func record(into folder: String, times: (Int) -> Double) throws {
    var entries: [String] = []
    for frame in 0..<10 {
      let name = "frame-0000\(frame).png"
      try OutputFile.write(
        try PNGEncoder.encode(picture(card(frame)), command: "test"), to: "\(folder)/\(name)")
      entries.append(
        #"{"file":"\#(name)","moment":\#(times(frame)),"shown":\#(frame),"pixels":"0"}"#)
    }
    let list = #"{"command":"test","rate":60,"frames":[\#(entries.joined(separator: ","))]}"#
    try OutputFile.write(Array(list.utf8), to: "\(folder)/frames.json")
  }

  @Test(arguments: [
    (Capture.Measurement.Edge.top, 15.0, 0.7), (.bottom, 55, 1.3), (.left, 20, 0.3),
    (.right, 80, 0.9),
  ])
  func `X4 the first and the last edge are those of the sides they are named by`(
    edge: Capture.Measurement.Edge, start: Double, step: Double
  ) throws {
    let folder = try TemporaryFolder()
    try Self.record(into: folder.path) { Double($0) / 10 }
    let measurement = try Measurement(
      FrameSource(path: folder.path, rate: nil),
      region: edge == .top || edge == .bottom
        ? PixelRect(minX: 40, minY: 0, maxX: 70, maxY: 100)
        : PixelRect(minX: 0, minY: 30, maxX: 120, maxY: 50), edge: edge)
    #expect(measurement.edge == edge)
    #expect(measurement.track.samples.count == 10)
    for (frame, sample) in measurement.track.samples.enumerated() {
      #expect(abs(sample.value - start - step * Double(frame)) <= 0.05, "\(edge) \(frame)")
    }
  }

  @Test func `X4 the moments of a recorded folder are those of its list, not of its numbers`()
    throws
  {
    let folder = try TemporaryFolder()
    // Slow motion, and the last frame twice as late.
    func moment(_ frame: Int) -> Double { frame == 9 ? 0.5 : Double(frame) / 40 }
    try Self.record(into: folder.path, times: moment)
    let region = PixelRect(minX: 40, minY: 0, maxX: 70, maxY: 100)
    let listed = try Measurement(
      FrameSource(path: folder.path, rate: nil), region: region, edge: .top)
    #expect(listed.track.samples.map(\.time) == (0..<10).map(moment))
    let counted = try Measurement(
      FrameSource(path: folder.path, rate: 10), region: region, edge: .top)
    #expect(counted.track.samples.map(\.time) == (0..<10).map { Double($0) / 10 })
  }

  /// A measurement of a bar that a spring brings from 90 to 20 px, read 40 times a second.
  private static func spring(in folder: String) throws -> Capture.Measurement {
    let spring = Spring(response: 0.3, dampingRatio: 0.7)
    for frame in 0..<32 {
      let time = Double(frame) / 40
      let top = 20 + spring.displacement(from: 70, velocity: 0, at: time).value
      let name = "bar@t0\(String(1000 + frame * 25).dropFirst())ms.png"
      try OutputFile.write(
        try PNGEncoder.encode(picture(Rect(0, top, 120, 200)), command: "test"),
        to: "\(folder)/\(name)")
    }
    return try Measurement(FrameSource(path: folder, rate: nil), region: nil, edge: .top)
  }

  @Test func `X4 CSV, JSON and residuals tell the readings and both curves`() throws {
    let folder = try TemporaryFolder()
    let measurement = try Self.spring(in: folder.path)
    let spring = try #require(measurement.spring)
    let bezier = try #require(measurement.bezier)
    let report = MeasureReport(measurement)
    #expect(report.csv.first == "seconds,px,spring,bezier")
    #expect(report.csv.count == 33)
    for (line, sample) in zip(report.csv.dropFirst(), measurement.track.samples) {
      let numbers = line.split(separator: ",").compactMap { Double($0) }
      try #require(numbers.count == 4)
      #expect(abs(numbers[0] - sample.time) < 1e-9)
      #expect(abs(numbers[1] - sample.value) < 1e-9)
      #expect(abs(numbers[2] - spring.value(at: sample.time)) < 1e-9)
      #expect(abs(numbers[3] - bezier.value(at: sample.time)) < 1e-9)
    }
    let all = try JSONParser.parse(report.json.text).object(keys: [
      "edge", "frames", "track", "spring", "bezier", "better", "objection",
    ])
    #expect(try all["edge"]?.string() == "top")
    #expect(try all["better"]?.string() == "spring")
    #expect(try all["frames"]?.number(in: 0...100) == 32)
    let fit = try #require(all["spring"]).object(keys: [
      "duration", "bounce", "response", "damping", "start", "from", "to", "rms", "leftOut",
    ])
    #expect(try #require(fit["leftOut"]).array().isEmpty)
    for (key, value) in [("response", 0.3), ("damping", 0.7), ("bounce", 0.3), ("duration", 0.3)] {
      let told = try #require(fit[key]).object(keys: ["value", "error", "interval"])
      #expect(abs(try #require(try told["value"]?.number(in: 0...1)) - value) < 0.002, "\(key)")
    }
    #expect(abs(try #require(try fit["from"]?.number(in: 0...100)) - 90) < 0.1)
    #expect(abs(try #require(try fit["to"]?.number(in: 0...100)) - 20) < 0.1)
  }

  @Test func `X4 the plot draws of each curve what it leaves over`() throws {
    let folder = try TemporaryFolder()
    let measurement = try Self.spring(in: folder.path)
    let theme = Theme.classic(.light)
    let frame = MeasurePlot(
      measurement, title: "test", theme: theme, text: FixedTextMeasuring()
    ).frame
    let lines = frame.layers.flatMap(\.content).flatMap { $0.lines }
    func residuals(_ color: Color) throws -> [Double] {
      let path = try #require(lines.last { $0.color == color }).path
      return path.elements.map(\.y)
    }
    let bezier = try #require(measurement.bezier)
    let left = measurement.track.samples.map { $0.value - bezier.value(at: $0.time) }
    let drawn = try residuals(theme[.plotVelocity])
    try #require(drawn.count == left.count)
    // Up is more: the picture of the residuals is the residuals, moved and scaled.
    let most = try #require(left.indices.max { left[$0] < left[$1] })
    let least = try #require(left.indices.min { left[$0] < left[$1] })
    let scale = (drawn[least] - drawn[most]) / (left[most] - left[least])
    #expect(scale > 0)
    for (place, value) in zip(drawn, left) {
      #expect(abs(drawn[most] + (left[most] - value) * scale - place) < 0.01)
    }
    // The spring leaves next to nothing beside that.
    let flat = try residuals(theme[.accent])
    #expect((flat.max() ?? 0) - (flat.min() ?? 0) < 0.2 * abs(drawn[least] - drawn[most]))
  }
}

extension DisplayItem {
  /// Stroked paths with their colours, groups included.
  fileprivate var lines: [(path: Path, color: Color)] {
    switch self {
    case .stroke(.path(let path), _, let color): [(path, color)]
    case .group(let group): group.items.flatMap(\.lines)
    default: []
    }
  }
}

extension Path.Element {
  /// The height of where a step ends.
  fileprivate var y: Double {
    switch self {
    case .move(let point), .line(let point): point.y
    default: .nan
    }
  }
}
