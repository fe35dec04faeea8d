import Canvas
import PresentationCore
import Raster
import Showcase

/// Plays a take and brings together what its motions specify, what was used and what the pixels show.
package struct TimingRun {
  /// The scene and its take, for titles.
  package let request: SceneRequest
  /// Frames a second.
  package let rate: Double
  /// One result for each movement of each probe, in the order of the probes.
  package let results: [TimingResult]

  /// All probes that move in this take.
  package let moving: [TimingProbe]

  /// Plays until `end` in nanoseconds after time zero; without probes everything that moves is followed.
  package init(
    _ request: SceneRequest, probes named: [TimingProbe], rate: Double, until end: Int64?,
    text: any TextMeasuring, glyphs: any TextRasterizing
  ) throws(CommandError) {
    self.request = request
    self.rate = rate
    let player = request.player(text: text)
    let survey = try Self.survey(player, rate: rate, until: end)
    moving = survey.movingProbes
    let probes = named.isEmpty ? moving : named
    var cuts: [(probe: TimingProbe, movements: [TimingMovement])] = []
    for probe in probes { cuts.append((probe, TimingMovement.all(of: probe, in: survey))) }
    let wanted = Set(cuts.flatMap { $0.movements.flatMap { Array($0.frames) } }).sorted()
    let measured = try telling {
      try Lens(request, player, survey, Rasterizer(text: glyphs)).measure(wanted, probes, survey)
    }
    var results: [TimingResult] = []
    for (probe, movements) in cuts {
      for (index, movement) in movements.enumerated() {
        results.append(
          TimingResult(
            probe, movement, number: index + 1, of: movements.count, survey: survey, rate: rate,
            scale: request.scale, measured: { measured[$0]?[probe] }))
      }
    }
    self.results = results
  }

  private static func survey(
    _ player: TakePlayer, rate: Double, until end: Int64?
  ) throws(CommandError) -> TimingSurvey {
    let last = try telling { try end ?? player.lastMotion() + tail }
    guard Double(last) / 1e9 * rate <= Double(TimingSurvey.most) else {
      throw .usage(
        "the take has more than \(TimingSurvey.most) frames", suggestion: "add --until 10s")
    }
    return try telling { try TimingSurvey(player, rate: rate, until: last) }
  }

  /// Nanoseconds after the last motion that are still looked at.
  private static let tail: Int64 = 200_000_000

  /// Failing when any movement is farther from its curve than its probe may be.
  package var code: ExitCode { results.allSatisfy(\.isWithinTolerance) ? .ok : .timing }
}

/// Draws frames and reads them.
private struct Lens {
  private var witness: PixelWitness
  private let player: TakePlayer
  private let rasterizer: Rasterizer
  private let scale: Double

  /// Draws the pictures that readings are compared with: the bare page, and each surface at rest.
  init(
    _ request: SceneRequest, _ player: TakePlayer, _ survey: TimingSurvey, _ rasterizer: Rasterizer
  ) throws(TakeError) {
    self.player = player
    self.rasterizer = rasterizer
    scale = request.scale
    witness = PixelWitness(scale: scale)
    var camera = Camera(player, rasterizer: rasterizer, scale: scale)
    for frame in survey.frames {
      let used = frame.used
      let isBare = used.presentations.allSatisfy {
        $0.mask == 0 && ($0.opacity == 0 || $0.drawn.minY >= player.stage.size.height)
      }
      let resting = used.presentations.filter {
        $0.phase == .presented && $0.opacity == 1 && witness.rests[$0.id] == nil
      }
      let isNew = frame.moving.isEmpty && !resting.isEmpty
      guard (isBare && witness.page == nil) || isNew else { continue }
      let picture = try camera.picture(at: frame.time)
      if isBare, witness.page == nil { witness.page = (picture, used) }
      guard isNew else { continue }
      for one in resting { witness.rests[one.id] = .init(picture: picture, drawn: one.drawn) }
    }
  }

  /// What the pixels show at some frames, by index.
  func measure(
    _ frames: [Int], _ probes: [TimingProbe], _ survey: TimingSurvey
  ) throws(TakeError) -> [Int: [TimingProbe: Double]] {
    var camera = Camera(player, rasterizer: rasterizer, scale: scale)
    var scroll = ScrollWitness(scale: scale)
    var found: [Int: [TimingProbe: Double]] = [:]
    let scrolled = probes.contains { $0.quantity == .offset } ? survey.scrolledFrames : []
    let last = frames.last ?? -1
    for index in Set(frames + scrolled.filter { $0 <= last }).sorted() {
      let frame = survey.frames[index]
      let shown = try camera.frame(at: frame.time)
      let picture = rasterizer.draw(shown, scale: scale)
      var witness = witness
      witness.bars = shown.layers.flatMap(\.homeIndicator)
      for probe in probes {
        let value =
          probe.quantity == .offset
          ? scroll.offset(
            in: picture, used: frame.used, viewport: camera.scrollViewport(at: frame.time))
          : witness.value(of: probe, in: picture, used: frame.used)
        found[index, default: [:]][probe] = value
      }
    }
    return found
  }
}
