import Blocks
import Canvas
import Showcase

/// One thing an audit tells, for people and for scripts (SPEC V3, V5).
package struct AuditLine: Hashable, Sendable {
  /// For people.
  package var text: String
  /// For scripts, one object.
  package var json: JSON

  private init(_ text: String, _ members: [JSON.Member]) {
    self.text = text
    json = .object(members)
  }

  /// What a report on a scene in a case found, and which takes it could not play.
  package static func all(
    of report: LayoutAudit.Report, on scene: String, in layout: LayoutCase
  ) -> [AuditLine] {
    let circumstances: [JSON.Member] = [
      .init(key: "scene", value: .string(scene)),
      .init(key: "device", value: .string(layout.device.name)),
      .init(key: "textSize", value: .string(layout.textSize.rawValue)),
      .init(key: "locale", value: .string(layout.locale.rawValue)),
      .init(key: "layout", value: .string(layout.layout.rawValue)),
      .init(key: "appearance", value: .string(layout.appearance.rawValue)),
    ]
    let findings = report.findings.map { found in
      AuditLine(
        "\(scene) \(layout) \(found.orientation.rawValue) \(found.take) "
          + "at \(TimeText.label(nanoseconds: found.time)): \(found.finding.line)",
        circumstances + [
          .init(key: "orientation", value: .string(found.orientation.rawValue)),
          .init(key: "take", value: .string(found.take)),
          .init(key: "moment", value: .number(Double(found.time) / 1e9)),
        ] + found.finding.members)
    }
    let unplayed = report.unplayed.map { error in
      AuditLine(
        "\(scene) \(layout): not played: \(error.line)",
        circumstances + [
          .init(key: "take", value: .string(error.take)),
          .init(key: "fault", value: .string("unplayed")),
          .init(key: "message", value: .string(error.line)),
        ])
    }
    return findings + unplayed
  }

  /// A text or icon of a scene that is too faint in a colour set.
  package init(_ finding: ContrastAudit.Finding, on scene: String, in appearance: Appearance) {
    self.init(
      "\(scene) \(appearance.rawValue): \(finding.line)",
      [
        .init(key: "scene", value: .string(scene)),
        .init(key: "appearance", value: .string(appearance.rawValue)),
        .init(key: "fault", value: .string("faint")),
        .init(key: "surface", value: .string(finding.surface)),
        .init(key: "subject", value: .string(finding.subject)),
        .init(key: "place", value: finding.place.json),
        .init(key: "ratio", value: .number(finding.ratio)),
        .init(key: "needed", value: .number(finding.needed)),
      ])
  }

  /// The last line: how much was looked at, and how many faults that showed.
  package init(scenes: Int, looks: (count: Int, of: Looks), faults: Int) {
    self.init(
      "\(scenes) scenes\(looks.of.separator)\(looks.count) \(looks.of.words), \(faults) faults",
      [
        .init(key: "scenes", value: .int(scenes)),
        .init(key: looks.of.rawValue, value: .int(looks.count)),
        .init(key: "faults", value: .int(faults)),
      ])
  }

  /// What an audit counts beside scenes.
  package enum Looks: String, Hashable, Sendable {
    case screens
    case appearances

    fileprivate var words: String { self == .screens ? "screens" : "colour sets" }
    fileprivate var separator: String { self == .screens ? ", " : " in " }
  }
}

extension Rect {
  /// Left, top, width and height in pt.
  var json: JSON { .array([minX, minY, width, height].map { .number($0) }) }
}
