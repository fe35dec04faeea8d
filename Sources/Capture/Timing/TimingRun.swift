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
  ///
  /// `progress` counts the frames played, then those drawn and read.
  package init(
    _ request: SceneRequest, probes named: [TimingProbe], rate: Double, until end: Int64?,
    text: any TextMeasuring, glyphs: any TextRasterizing, progress: Progress? = nil
  ) throws(CommandError) {
    self.request = request
    self.rate = rate
    let player = request.player(text: text)
    let survey = try Self.survey(player, rate: rate, until: end, progress)
    moving = survey.movingProbes
    let probes = named.isEmpty ? moving : named
    var cuts: [(probe: TimingProbe, movements: [TimingMovement])] = []
    for probe in probes { cuts.append((probe, TimingMovement.all(of: probe, in: survey))) }
    let wanted = Dictionary(
      cuts.map { ($0.probe, Set($0.movements.flatMap(\.frames))) }, uniquingKeysWith: { $1 })
    let measured = try telling {
      try TimingLens(request, player, survey, glyphs).measure(wanted, survey, progress)
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
    _ player: TakePlayer, rate: Double, until end: Int64?, _ progress: Progress?
  ) throws(CommandError) -> TimingSurvey {
    let last = try telling { try end ?? player.lastMotion() + tail }
    guard Double(last) / 1e9 * rate <= Double(TimingSurvey.most) else {
      throw .usage(
        "the take has more than \(TimingSurvey.most) frames", suggestion: "add --until 10s")
    }
    progress?.begin(Int(Double(last) / 1e9 * rate) + 1)
    return try telling {
      try TimingSurvey(player, rate: rate, until: last) {
        progress?.step("played to \(TimeText.label(nanoseconds: $0))")
      }
    }
  }

  /// Nanoseconds after the last motion that are still looked at.
  private static let tail: Int64 = 200_000_000

  /// Failing when any movement is farther from its curve than its probe may be.
  package var code: ExitCode { results.allSatisfy(\.isWithinTolerance) ? .ok : .timing }
}
