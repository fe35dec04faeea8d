import Blocks
import Canvas
import Capture
import Testing

/// Edges out of pixels in every appearance, at a scale between whole ones too (SPEC X4, V5).
///
/// Each appearance meets both scales, each kind of popup two appearances; finer pixels are easier.
@Suite struct TimingEdgeTests {
  static let kinds = [
    ("two-detents", "snooze.top"), ("bottom-panel", "bottom-panel.top"),
    ("confirm-card", "confirm-card.left"), ("alert", "alert.top"),
  ]
  static let appearances: [Appearance] = [.light, .dark, .lightContrast, .darkContrast]
  static let scales = [1.0, 1.5]

  @Test(arguments: 0..<8)
  func `X4 edges of sheets, panels, cards and alerts are read to 1/20 px`(number: Int) throws {
    let (look, size) = (number % 4, number / 4)
    let (scene, probe) = Self.kinds[(look + size) % 4]
    let run = try TimingLab.run(
      scene, [probe], scale: Self.scales[size], rate: 15, appearance: Self.appearances[look],
      until: 340_000_000)
    let result = try #require(run.results.first)
    let readings = result.rows.compactMap { row in
      row.measured.map { ($0 - row.used) * Self.scales[size] }
    }
    // At first nothing is there to be read: below the screen, or wholly transparent.
    #expect(readings.count >= result.rows.count - 2)
    #expect(readings.allSatisfy { abs($0) <= 0.05 }, "\(scene) \(readings)")
    #expect(result.verdict == .pass)
  }
}
