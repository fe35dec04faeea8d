import Canvas
import Capture
import Foundation
import Motion
import Proof
import Raster
import TestSupport
import Testing

@Suite struct MeasureTests {
  /// A folder for one test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }  // Only rubbish would be left.
  }

  /// 60 frames a second of a bar with a shadow that a spring brings in from below.
  private static func frames(
    _ spring: Spring, _ range: Range<Int> = 0..<72, in folder: String
  ) throws {
    let rasterizer = Rasterizer(text: NoGlyphs())
    for index in range {
      let time = Double(index) / 60 - 0.1
      let progress =
        time > 0 ? 1 + spring.displacement(from: -1, velocity: 0, at: time).value : 0
      let frame = Frame(
        size: Size(120, 480), backdrop: Color(0xC8CCD0),
        layers: [
          Layer(
            name: "bar",
            surface: Surface(.rect(Rect(0, 0, 120, 600)), fill: .solid(Color(0x203050))),
            placement: Placement(offset: Point(0, 440 - 360 * progress)))
        ])
      let file = try PNGEncoder.encode(rasterizer.draw(frame, scale: 1), command: "test")
      let digits = String(index * 50_000_000 / 3).padded(to: 10)
      let name = "bar@t\(digits.dropLast(6))_\(digits.suffix(6))ms.png"
      try OutputFile.write(file, to: "\(folder)/\(name)")
    }
  }

  @Test func `X4 a spring is found in somebody's PNG frames, times from their names`() throws {
    let folder = try Folder()
    try Self.frames(Spring(response: 0.5, dampingRatio: 0.825), in: folder.path)
    let measurement = try Measurement(
      FrameSource(path: folder.path, rate: nil), region: nil, edge: .top)
    let fit = try #require(measurement.spring)
    #expect(abs(fit.response.value / 0.5 - 1) < 0.002)
    #expect(abs(fit.dampingRatio.value - 0.825) < 0.002)
    #expect(abs(fit.start.value - 0.1) < 0.001)
    #expect(measurement.better == .spring)
    #expect(measurement.objection == nil)
    #expect(measurement.track.samples.count >= 70)
    let auto = try Measurement(
      FrameSource(path: folder.path, rate: 60), region: nil, edge: nil)
    #expect(auto.edge == .top)
  }

  @Test
  func `X4 a film that begins in the middle tells the spring, and that its start was not seen`()
    throws
  {
    let folder = try Folder()
    try Self.frames(Spring(response: 0.5, dampingRatio: 0.825), 12..<72, in: folder.path)
    let measurement = try Measurement(
      FrameSource(path: folder.path, rate: nil), region: nil, edge: .top)
    #expect(measurement.objection == nil)
    let fit = try #require(measurement.spring)
    #expect(abs(fit.response.value / 0.5 - 1) < 0.05, "\(fit)")
  }

  @Test(arguments: [0..<7, 12..<17, 60..<72])
  func `X4 too little of a way is no curve, and code 1`(range: Range<Int>) throws {
    let folder = try Folder()
    try Self.frames(Spring(response: 0.5, dampingRatio: 0.825), range, in: folder.path)
    let measurement = try Measurement(
      FrameSource(path: folder.path, rate: nil), region: nil, edge: .top)
    let objection = try #require(measurement.objection)
    #expect(MeasureReport(measurement).lines.last == objection)
  }

  @Test func `X4 readings that jump between two edges are not called a curve`() throws {
    let folder = try Folder()
    for index in 0..<40 {
      let top = index % 3 == 0 ? 30 : 150 + index
      let pixels = (0..<200).flatMap { row in
        [UInt32](repeating: row < top ? 0xFFFF_FFFF : 0xFF20_3050, count: 20)
      }
      let picture = Bitmap(width: 20, height: 200, pixels: pixels)
      let name = "jump@t\(String(index * 16).padded(to: 4))ms.png"
      try OutputFile.write(
        try PNGEncoder.encode(picture, command: "test"), to: "\(folder.path)/\(name)")
    }
    let measurement = try Measurement(
      FrameSource(path: folder.path, rate: nil), region: nil, edge: .top)
    #expect(measurement.objection?.hasPrefix("neither curve fits") == true)
    #expect(MeasureReport(measurement).lines.last == measurement.objection)
  }

  @Test func `X4 a spring is found in 60 fps H.264: response to 1 %, damping to 0.01`() throws {
    let folder = try Folder()
    try Self.frames(Spring(response: 0.35, dampingRatio: 0.7), in: folder.path)
    let video = "\(folder.path)/bar.mp4"
    let encoder = Process()
    encoder.executableURL = URL(filePath: "/usr/bin/env")
    encoder.arguments = [
      "ffmpeg", "-v", "error", "-framerate", "60", "-pattern_type", "glob", "-i",
      "\(folder.path)/*.png", "-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p", video,
    ]
    try encoder.run()
    encoder.waitUntilExit()
    #expect(encoder.terminationStatus == 0)
    let measurement = try Measurement(
      FrameSource(path: video, rate: nil),
      region: PixelRect(minX: 10, minY: 0, maxX: 110, maxY: 480), edge: .top)
    let fit = try #require(measurement.spring)
    #expect(abs(fit.response.value / 0.35 - 1) < 0.01)
    #expect(abs(fit.dampingRatio.value - 0.7) < 0.01)
    #expect(measurement.better == .spring)
  }

  @Test func `X4 a spring that ffmpeg draws by its formula is found in its video`() throws {
    let folder = try Folder()
    let video = "\(folder.path)/formula.mkv"
    // Response 0.45 s, damping 0.7, from 0.1 s on: e^(-ζωt) (cos ωd t + ζ/√(1-ζ²) sin ωd t) is left.
    let (zeta, omega) = (0.7, 2 * Double.pi / 0.45)
    let root = (1 - zeta * zeta).squareRoot()
    let left =
      "exp(-\(zeta * omega)*ld(0))*(cos(\(omega * root)*ld(0))+\(zeta / root)*sin(\(omega * root)*ld(0)))"
    let formula = "st(0,max(T-0.1,0));220-180*clip(Y+1-80.3-360*\(left),0,1)"
    let program = Process()
    program.executableURL = URL(filePath: "/usr/bin/env")
    program.arguments = [
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i",
      "color=white:s=24x480:r=60:d=1.4,format=gray,geq=lum='\(formula)'", "-c:v", "ffv1", video,
    ]
    try program.run()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    let measurement = try Measurement(FrameSource(path: video, rate: nil), region: nil, edge: .top)
    let fit = try #require(measurement.spring)
    #expect(abs(fit.response.value / 0.45 - 1) < 0.002)
    #expect(abs(fit.dampingRatio.value - 0.7) < 0.002)
    #expect(abs(fit.start.value - 0.1) < 0.001)
    #expect(abs(fit.to - 80.3) < 0.1 && abs(fit.from - 440.3) < 0.2)
    #expect(measurement.better == .spring)
  }

  @Test(arguments: [
    ("sheet@t0154ms.png", 0.154), ("a@b@t0016_666667ms.png", 0.016_666_667), ("x@t0ms.png", 0),
  ])
  func `a frame's name tells its time`(name: String, time: Double) throws {
    #expect(abs(try #require(FrameSource.time(in: name)) - time) < 1e-12)
  }

  @Test(arguments: ["sheet.png", "x@tms.png", "x@t1e3ms.png", "x@t-5ms.png", "x@t5ms.jpg"])
  func `other names have no time`(name: String) {
    #expect(FrameSource.time(in: name) == nil)
  }

  @Test func `X8 what is no recording is refused in one line`() throws {
    let folder = try Folder()
    #expect(throws: CommandError.self) { try FrameSource(path: "/nowhere", rate: nil) }
    #expect(throws: CommandError.self) { try FrameSource(path: folder.path, rate: nil) }
    try OutputFile.write(Array("no picture".utf8), to: "\(folder.path)/a@t0ms.png")
    let damaged = try FrameSource(path: folder.path, rate: nil)
    #expect(throws: CommandError.self) {
      try Measurement(damaged, region: nil, edge: .top)
    }
    try OutputFile.write(Array("no video".utf8), to: "\(folder.path)/a.mp4")
    let text = try FrameSource(path: "\(folder.path)/a.mp4", rate: nil)
    #expect(throws: CommandError.self) { try Measurement(text, region: nil, edge: .top) }
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - self.count)) + self
  }
}
