import Blocks
import Canvas
import Showcase
import TestSupport
import Testing

/// A window of any size (SPEC X1): what stands in its bars keeps to its place.
struct NarrowWindowTests {
  @Test(arguments: [WorkbenchLayout.Inspector.collapsed, .shown])
  func `X1 tools stand beside gallery and title, never on them`(
    inspector: WorkbenchLayout.Inspector
  ) throws {
    var bench = try Bench("list-identity")
    if inspector == .shown { bench.openInspector() }
    let side = WorkbenchLayout.sidebarWidth
    for width in stride(from: 300.0, to: 1400, by: 41) {
      bench.workbench.resize(to: Size(width, 600), at: Bench.start)
      let chrome = bench.workbench.chrome()
      let tools = Bench.items(chrome).compactMap { item -> Double? in
        guard case .icon(let icon) = item, icon.center.y == 24, icon.center.x > side - 60
        else { return nil }
        return icon.center.x - 16
      }
      #expect(tools.allSatisfy { $0 >= side }, "\(width): \(tools)")
      let end = Bench.runs(chrome).filter { $0.origin.x == side + 16 && $0.origin.y < 48 }.map {
        $0.origin.x + FixedTextMeasuring().width(of: $0.text, style: $0.style)
      }
      #expect(end.allSatisfy { $0 < tools.min() ?? width }, "\(width): \(end)")
    }
    bench.workbench.resize(to: Size(1400, 600), at: Bench.start)
    #expect(bench.chromeTexts.contains(Words(.english)(bench.workbench.info.title)))
  }

  /// A device by name, and whether it is turned.
  private static let screens: [(String, Bool)] = [
    ("iphone-15", false), ("iphone-15", true), ("iphone-se", false), ("iphone-se", true),
    ("ipad-11", false), ("ipad-11", true), ("420x700", false), ("116x400", false),
  ]

  @Test(arguments: screens, ["two-detents", "popover"])
  func `X1 the help fits every screen with a margin of 16 pt, all of it in sight`(
    screen: (name: String, isTurned: Bool), scene: String
  ) throws {
    var bench = try Bench(scene, device: #require(Device.named(screen.name)))
    if screen.isTurned { bench.key(.character("o"), at: 0) }
    bench.key(.character("h"), at: 1)
    let size = bench.workbench.layout.screen
    #expect((size.width > size.height) == screen.isTurned)
    let help = try #require(bench.workbench.helpOverlay()?.layers.last)
    let card = try #require(help.surface?.shape.bounds)
    let room = Rect(origin: .zero, size: size).inset(by: Insets(all: 15.99))
    let placed = help.placement.apply(to: card)
    #expect(placed.minX >= room.minX && placed.maxX <= room.maxX, "\(placed)")
    #expect(placed.minY >= room.minY && placed.maxY <= room.maxY, "\(placed)")
    for item in help.content {
      guard case .text(let run) = item else { continue }
      let width = FixedTextMeasuring().width(of: run.text, style: run.style)
      #expect(run.origin.x >= 20 && run.origin.x + width <= card.maxX - 19, "\(run.text)")
      #expect(run.origin.y > 20 && run.origin.y < card.maxY - 18, "\(run.text)")
    }
    if size.width > 380 { #expect(help.placement.scale >= 0.75, "\(help.placement.scale)") }
  }
}
