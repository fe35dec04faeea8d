import Blocks
import Canvas
import Capture
import Foundation
import Showcase
import Testing
import Typeset

/// The environment matrix (SPEC V2, V3, V5): `AuditTests` look at every scene in its smaller part,
/// `popup-showcase audit` at all of it.
struct LayoutMatrixTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets/Fonts").path

  /// A scene in a case and with the take where something did not fit once, one of each kind.
  private static let mended: [(String, LayoutCase)] = [
    ("comment-panel", "iphone-15", TextSizeCategory.accessibility2, "en", "ltr"),
    ("comment-panel", "320x480", .extraLarge, "zh-Hans", "rtl"),
    ("list-edit", "iphone-15", .accessibility1, "en", "ltr"),
    ("list-edit", "320x480", .extraExtraLarge, "en", "rtl"),
    ("stacked-sheets", "700x560", .accessibility3, "en", "ltr"),
    ("place-map", "iphone-13-mini", .large, "en", "ltr"),
    ("play-queue", "320x480", .accessibility5, "en", "ltr"),
    ("owner-leaves", "iphone-13-mini", .accessibility3, "zh-Hans", "rtl"),
    ("queue", "320x480", .accessibility5, "en", "ltr"),
    ("dialog", "320x480", .accessibility5, "en", "ltr"),
    ("alert-chain", "iphone-se", .accessibility5, "en", "ltr"),
    ("confirm-card", "iphone-15", .accessibility5, "en", "ltr"),
    ("stack", "320x480", .accessibility5, "en", "ltr"),
  ].compactMap { name, device, size, locale, layout in
    guard let device = Device.named(device), let locale = StageSettings.Locale(rawValue: locale),
      let layout = StageSettings.Layout(rawValue: layout)
    else { return nil }
    return (name, LayoutCase(device, size, locale, layout))
  }

  @Test(arguments: mended)
  func `V2 V3 V5 nothing is cut, unsafe or on something else, in any take, on any screen`(
    name: String, layout: LayoutCase
  ) throws {
    let scene = try #require(SceneCatalogue.scene(named: name))
    let audit = LayoutAudit(measuring: try FontBook(folder: Self.fonts), takes: .all)
    let report = try audit.report(on: scene, in: layout)
    for found in report.findings {
      Issue.record("\(found.orientation) \(found.take) \(found.finding.line)")
    }
    #expect(report.unplayed.map(\.line) == [])
    #expect(report.screens >= 2 * scene.info.takes.count, "each is seen upright and turned")
  }

  @Test(arguments: ["iphone-se", "320x480"])
  func `K2 V5 a tip that is higher than the screen is cut nowhere`(screen: String) throws {
    let scene = try #require(SceneCatalogue.scene(named: "bubble"))
    let device = try #require(Device.named(screen))
    let audit = LayoutAudit(measuring: try FontBook(folder: Self.fonts))
    let layout = LayoutCase(device, .accessibility5, .english, .leftToRight)
    #expect(try audit.report(on: scene, in: layout).findings.map(\.finding.line) == [])
  }

  /// The values of a case, each with the name of its dimension.
  ///
  /// Every case is seen upright and
  /// turned, so a device stands for both ways to hold it.
  private func values(_ layout: LayoutCase) -> [String] {
    [
      "device \(layout.device.name)", "size \(layout.textSize.rawValue)",
      "locale \(layout.locale.rawValue)", "layout \(layout.layout.rawValue)",
      "colours \(layout.appearance.rawValue)",
    ]
  }

  private func pairs(_ cases: [LayoutCase]) -> Set<[String]> {
    Set(
      cases.map(values).flatMap { values in
        values.indices.flatMap { one in
          values.indices.dropFirst(one + 1).map { [values[one], values[$0]] }
        }
      })
  }

  @Test func `V2 V3 V5 every two values of two dimensions meet in the smaller matrix`() {
    let dimensions = [
      LayoutCase.devices.map { "device \($0.name)" },
      TextSizeCategory.allCases.map { "size \($0.rawValue)" },
      StageSettings.Locale.allCases.map { "locale \($0.rawValue)" },
      StageSettings.Layout.allCases.map { "layout \($0.rawValue)" },
      Appearance.allCases.map { "colours \($0.rawValue)" },
    ]
    var wanted: Set<[String]> = []
    for (index, one) in dimensions.enumerated() {
      for other in dimensions.dropFirst(index + 1) {
        for value in one { for second in other { wanted.insert([value, second]) } }
      }
    }
    #expect(wanted.subtracting(pairs(LayoutCase.pairwise)).isEmpty)
    #expect(
      LayoutCase.pairwise.count == dimensions[0].count * dimensions[1].count,
      "with fewer some device would miss a text size")
    #expect(Set(LayoutCase.all).isSuperset(of: LayoutCase.pairwise))
    #expect(LayoutCase.all.count == 4 * LayoutCase.pairwise.count)
  }

  @Test(arguments: [
    ("iphone-se", 375, 667, Insets(top: 20), Insets.zero),
    (
      "iphone-13-mini", 375, 812, Insets(top: 50, bottom: 34),
      Insets(left: 50, bottom: 21, right: 50)
    ),
    ("iphone-15", 390, 844, Insets(top: 47, bottom: 34), Insets(left: 47, bottom: 21, right: 47)),
    (
      "iphone-16-pro-max", 440, 956, Insets(top: 62, bottom: 34),
      Insets(left: 62, bottom: 21, right: 62)
    ),
    ("ipad-11", 834, 1194, Insets(top: 24, bottom: 20), Insets(top: 24, bottom: 20)),
  ])
  func `V3 every preset has its size and its safe areas, upright and turned`(
    name: String, width: Double, height: Double, upright: Insets, turned: Insets
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.size(in: .portrait) == Size(width, height))
    #expect(device.size(in: .landscape) == Size(height, width))
    #expect(device.safeArea(for: Size(width, height)) == upright)
    #expect(device.safeArea(for: Size(height, width)) == turned)
  }
}
