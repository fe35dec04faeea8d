import Blocks
import Canvas
import Capture
import Foundation
import Raster
import Showcase
import Testing
import Typeset

/// What is written and drawn stands out from what is behind it (SPEC V5): `AuditTests` look at all
/// scenes.
struct ContrastTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets/Fonts").path

  private func lines(_ scene: any Scene, _ appearance: Appearance) throws -> [String] {
    let fonts = try FontBook(folder: Self.fonts)
    let audit = ContrastAudit(measuring: fonts, rasterizer: Rasterizer(text: fonts))
    return try audit.findings(on: scene, in: appearance).map(\.line)
  }

  @Test func `V5 a text that is too faint is told, one behind a card or disabled is not`() throws {
    let faint = Label<Int>("Faint").color(.labelQuaternary)
    let icon = IconView<Int>(.check, color: .fillStrong)
    #expect(try lines(PageScene(content: faint.frame(maxWidth: .infinity)), .light).count == 1)
    #expect(try lines(PageScene(content: icon.frame(maxWidth: .infinity)), .dark).count == 1)
    let covered = ZStack<Int> {
      faint
      Fill<Int>(.card).frame(width: 200, height: 100)
    }
    #expect(try lines(PageScene(content: covered), .light) == [])
    let disabled = Button<Int>("Off", style: .plain) { _ in }.enabled(false)
    #expect(try lines(PageScene(content: disabled.padding(.vertical, 200)), .light) == [])
  }

  @Test func `V5 a hairline beside a text is not what the text stands on`() throws {
    let struck = ZStack<Int> {
      Label<Int>("HEHEHEHEHE", .footnote).color(.labelSecondary)
      Divider<Int>()
    }
    for lines in try Appearance.allCases.map({ try lines(PageScene(content: struck), $0) }) {
      #expect(lines == [])
    }
  }
}
