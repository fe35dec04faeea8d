import Canvas
import PresentationCore
import Showcase

/// Shows a scene in one case of the matrix and looks at every moment of rest (SPEC V2, V3, V5).
///
/// The scene stands on its page, then its takes are played; each time nothing moves any more
/// the screen is looked at, upright and turned. What a finger holds is on its way.
package struct LayoutAudit {
  private let measuring: any TextMeasuring
  private let takes: Takes

  /// Which takes of a scene are played.
  package enum Takes: String, Hashable, Sendable, CaseIterable {
    case first, all

    /// Those of a scene.
    func of(_ info: SceneInfo) -> [SceneTake] {
      self == .all ? info.takes : Array(info.takes.prefix(1))
    }
  }

  /// An audit with one way to measure text.
  package init(measuring: any TextMeasuring, takes: Takes = .first) {
    self.measuring = measuring
    self.takes = takes
  }

  /// The scenes made for people; the lab is made of bare rectangles in fixed places.
  package static var scenes: [any Scene] {
    SceneCatalogue.all.filter { $0.info.family != .lab }
  }

  /// What was found, with the moment.
  package struct Report: Hashable, Sendable {
    /// The findings, each with how the screen was held and when, each once.
    package var findings: [Found] = []
    /// Why takes could not be played to their end: what comes after was not looked at.
    package var unplayed: [TakeError] = []
    /// How many screens were looked at.
    package var screens = 0

    /// A finding with its circumstances.
    package struct Found: Hashable, Sendable {
      /// What is wrong.
      package var finding: LayoutFinding
      /// How the screen was held.
      package var orientation: Device.Orientation
      /// The take, as its scene calls it.
      package var take: String
      /// Time of the take, in ns.
      package var time: Int64
    }

    /// How many faults there are.
    package var faults: Int { findings.count + unplayed.count }
  }

  /// Looks at a scene in a case.
  package func report(on scene: any Scene, in layout: LayoutCase) throws(CommandError) -> Report {
    var request = try SceneRequest(scene)
    request.settings.device = layout.device
    request.settings.textSize = layout.textSize
    request.settings.locale = layout.locale
    request.settings.layout = layout.layout
    request.settings.appearance = layout.appearance
    var report = Report()
    var page = request.player(text: measuring)
    look(at: &page, layout.device, during: "none", into: &report)
    for take in takes.of(scene.info) {
      request.take = try SceneRequest.take(take.name, of: scene.info)
      play(request, layout.device, into: &report)
    }
    return report
  }

  private func play(_ request: SceneRequest, _ device: Device, into report: inout Report) {
    let take = request.take.name
    var player = request.player(text: measuring)
    while let next = player.nextInput {
      if player.fingers.isEmpty, next >= player.lastInput + Self.pause, let rest = settled(player),
        rest.time < next
      {
        var copy = rest.player
        look(at: &copy, device, during: take, into: &report)
      }
      do throws(TakeError) {
        try player.playNextInput()
      } catch {
        report.unplayed.append(error)
        return
      }
    }
    if var end = settled(player)?.player { look(at: &end, device, during: take, into: &report) }
  }

  /// Inputs less than so many ns apart belong to one gesture.
  private static let pause: Int64 = 150_000_000

  /// A copy at the moment when nothing moves any more; nil when that never comes.
  private func settled(_ player: TakePlayer) -> (player: TakePlayer, time: Int64)? {
    var copy = player
    for _ in 0..<40 {
      let rest = copy.withStage { stage -> Instant? in
        _ = stage.snapshot(at: stage.now)
        return stage.restsAt
      }
      guard let rest else { return nil }
      guard rest > copy.stage.now else { break }
      copy.withStage { $0.advance(to: rest) }
    }
    return (copy, copy.stage.now.nanoseconds - copy.epoch.nanoseconds)
  }

  /// Looks upright, then turns a copy and looks again.
  private func look(
    at player: inout TakePlayer, _ device: Device, during take: String, into report: inout Report
  ) {
    let time = player.stage.now.nanoseconds - player.epoch.nanoseconds
    for orientation in Device.Orientation.allCases {
      var copy = player
      let size = device.size(in: orientation)
      if copy.stage.size != size {
        copy.withStage { $0.send(InputEvent(.resize(size), at: $0.now)) }
        guard let turned = settled(copy)?.player else { continue }
        copy = turned
      } else if orientation == .landscape {
        continue
      }
      let audit = copy.withStage { ScreenAudit(&$0, device: device, measuring: measuring) }
      report.screens += 1
      for finding in audit.findings
      where !report.findings.contains(where: {
        $0.finding == finding && $0.orientation == orientation
      }) {
        report.findings.append(
          Report.Found(finding: finding, orientation: orientation, take: take, time: time))
      }
    }
  }
}
