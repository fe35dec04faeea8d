import Raster
import Testing

@Suite struct ScreenMountTests {
  @Test func `outside the screen's corners the window keeps its own pixels`() {
    let white: UInt32 = 0xFFFF_FFFF
    let green: UInt32 = 0xFF00_FF00
    let screen = Bitmap(width: 20, height: 20, pixels: Array(repeating: white, count: 400))
    var window = Bitmap(width: 30, height: 30, pixels: Array(repeating: green, count: 900))
    let mount = ScreenMount(left: 5, top: 5, radius: 8, behind: 0xFF00_0000)
    let changed = mount.set(screen.bounds, of: screen, into: &window)
    #expect(changed == PixelRect(minX: 5, minY: 5, maxX: 25, maxY: 25))
    for (x, y) in [(5, 5), (24, 5), (5, 24), (24, 24), (4, 10)] { #expect(window[x, y] == green) }
    for (x, y) in [(15, 5), (5, 15), (15, 15), (24, 15)] { #expect(window[x, y] == white) }
  }
}
