import Blocks
import Capture
import Foundation
import PresentationCore
import Showcase
import TestSupport
import Testing
import Typeset

/// Runs of `timing` without a shell.
enum TimingLab {
  static let fonts = BuiltProgram.top.appending(path: "Assets/Fonts").path

  static func run(
    _ scene: String, _ probes: [String], scale: Double = 2, rate: Double = 60,
    take: String? = nil, appearance: Appearance = .light,
    motion: StageEnvironment.MotionPreference = .full, set knobs: [String: String] = [:],
    until end: Int64? = nil
  ) throws -> TimingRun {
    let fonts = try FontBook(folder: fonts)
    var request = try SceneRequest(try #require(SceneCatalogue.scene(named: scene)))
    request.scale = scale
    request.settings.appearance = appearance
    request.settings.motion = motion
    for (name, value) in knobs { request.settings.knobs[name] = value }
    if let take { request.take = try TakeParser.parse(take, name: "test") }
    return try TimingRun(
      request, probes: probes.map { try TimingProbe($0) }, rate: rate, until: end, text: fonts,
      glyphs: fonts)
  }
}
