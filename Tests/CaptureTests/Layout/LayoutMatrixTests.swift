import Blocks
import Canvas
import Capture
import Foundation
import Showcase
import Testing
import Typeset

/// The environment matrix (SPEC V2, V3, V5): `popup-showcase audit` looks at all of it.
struct LayoutMatrixTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets/Fonts").path

  /// Every scene with its share of the cases: together the scenes of a family see all of them.
  private static let shares: [(String, [LayoutCase])] = {
    let cases = LayoutCase.pairwise
    let size = 6
    return LayoutAudit.scenes.enumerated().map { index, scene in
      (scene.info.name, (0..<size).map { cases[(index * size + $0) % cases.count] })
    }
  }()

  @Test(arguments: shares)
  func `V2 V3 V5 nothing is cut, unsafe or on something else, on any screen`(
    name: String, cases: [LayoutCase]
  ) throws {
    let scene = try #require(SceneCatalogue.scene(named: name))
    let audit = LayoutAudit(measuring: try FontBook(folder: Self.fonts))
    var screens = 0
    for layout in cases {
      let report = try audit.report(on: scene, in: layout)
      screens += report.screens
      for found in report.findings {
        Issue.record(
          "\(name) \(layout) \(found.orientation) \(found.take) \(found.finding.line)")
      }
      #expect(report.unplayed.map(\.line) == [], "\(layout)")
    }
    #expect(screens >= 2 * cases.count, "each case is seen upright and turned")
  }

  @Test(arguments: ["iphone-se", "320x480"])
  func `K2 V5 a tip that is higher than the screen is cut nowhere`(screen: String) throws {
    let scene = try #require(SceneCatalogue.scene(named: "bubble"))
    let device = try #require(Device.named(screen))
    let audit = LayoutAudit(measuring: try FontBook(folder: Self.fonts))
    let layout = LayoutCase(device, .accessibility5, .english, .leftToRight)
    #expect(try audit.report(on: scene, in: layout).findings.map(\.finding.line) == [])
  }

  @Test func `V3 V5 every two values of two dimensions of the matrix meet in the smaller one`() {
    let cases = LayoutCase.pairwise
    #expect(cases.count < LayoutCase.all.count / 3)
    for device in LayoutCase.devices {
      for size in TextSizeCategory.allCases {
        #expect(cases.contains { $0.device == device && $0.textSize == size })
      }
      for locale in StageSettings.Locale.allCases {
        #expect(cases.contains { $0.device == device && $0.locale == locale })
      }
      for layout in StageSettings.Layout.allCases {
        #expect(cases.contains { $0.device == device && $0.layout == layout })
      }
    }
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
