import SDLBackend
import Testing

/// A window that was left on another display fits the one it opens on.
struct PixelFrameTests {
  private let display = PixelFrame(PixelPlace(1920, 30), PixelSize(1280, 770))

  @Test(arguments: [
    (1940, 50, 900, 700, 1940, 50, 900, 700),
    (2900, 600, 900, 700, 2300, 100, 900, 700),
    (1500, -20, 900, 700, 1920, 30, 900, 700),
    (2000, 50, 1600, 900, 1920, 30, 1280, 770),
    (2000, 50, 1600, 300, 1920, 50, 1280, 300),
  ])
  func `it moves back as far as it must and shrinks only when it is larger`(
    x: Int, y: Int, width: Int, height: Int, left: Int, top: Int, across: Int, down: Int
  ) {
    let kept = PixelFrame(PixelPlace(x, y), PixelSize(width, height)).kept(inside: display)
    #expect(kept == PixelFrame(PixelPlace(left, top), PixelSize(across, down)))
    #expect(kept.kept(inside: display) == kept)
  }

  @Test func `the overlap is what both share, and nothing when they are apart`() {
    let frame = PixelFrame(PixelPlace(1900, 0), PixelSize(100, 100))
    #expect(frame.overlap(with: display) == PixelSize(80, 70))
    let apart = PixelFrame(PixelPlace(0, 0), PixelSize(100, 100)).overlap(with: display)
    #expect(apart.width < 0)
  }
}
