import CSDL
import Canvas
import SDLBackend
import Testing

/// One SDL for the process: these run one after the other, on the driver that shows nothing.
@MainActor @Suite(.serialized) struct `A window on the dummy driver` {
  private func open(_ size: PixelSize = PixelSize(20, 10)) throws -> Window {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    return try Window(title: "Test", size: size)
  }

  private func surfacePixels(_ count: Int) throws -> [UInt32] {
    let handle = try #require((1...100).lazy.compactMap { SDL_GetWindowFromID($0) }.first)
    let surface = try #require(SDL_GetWindowSurface(handle))
    let pixels = try #require(surface.pointee.pixels)
    return (0..<count).map { pixels.load(fromByteOffset: $0 * 4, as: UInt32.self) & 0xFF_FFFF }
  }
}

extension `A window on the dummy driver` {
  @Test func `only the damage is copied, widened to whole pixels`() throws {
    let window = try open()
    let grey = [UInt32](repeating: 0xFF80_8080, count: 200)
    try window.present(grey, size: PixelSize(20, 10))
    let white = [UInt32](repeating: 0xFFFF_FFFF, count: 200)
    try window.present(
      white, size: PixelSize(20, 10), damage: [Rect(1.5, 2.5, 2, 1), Rect(30, 30, 5, 5)])
    let pixels = try surfacePixels(200)
    let changed = pixels.indices.filter { pixels[$0] == 0xFF_FFFF }
    #expect(changed == [2, 3].flatMap { row in (1...3).map { row * 20 + $0 } })
    #expect(Set(pixels) == [0x80_8080, 0xFF_FFFF])
  }

  @Test func `a bitmap of another size than the window is cut, not stretched`() throws {
    let window = try open()
    try window.present([UInt32](repeating: 0xFF00_0001, count: 30 * 30), size: PixelSize(30, 30))
    #expect(try Set(surfacePixels(200)) == [1])
    try window.present([UInt32](repeating: 0xFF00_0002, count: 4), size: PixelSize(2, 2))
    let pixels = try surfacePixels(200)
    #expect(pixels.indices.filter { pixels[$0] == 2 } == [0, 1, 20, 21])
  }

  @Test func `after a resize the next bitmap fits the new size`() throws {
    let window = try open()
    try window.present([UInt32](repeating: 0, count: 200), size: PixelSize(20, 10))
    window.resize(to: PixelSize(8, 4))
    #expect(window.nextEvents().map(\.kind).contains(.resized(PixelSize(8, 4))))
    #expect(window.size == PixelSize(8, 4))
    try window.present([UInt32](repeating: 5, count: 32), size: PixelSize(8, 4))
    #expect(try Set(surfacePixels(32)) == [5])
  }

  @Test func `a window has a smallest size, but never more than it opened with (X1)`() throws {
    let smallest = PixelSize(68, 48)
    for (size, least) in [(PixelSize(90, 70), smallest), (PixelSize(20, 10), PixelSize(20, 10))] {
      let window = try open(size)
      window.limit(to: smallest)
      let handle = try #require((1...100).lazy.compactMap { SDL_GetWindowFromID($0) }.first)
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetWindowMinimumSize(handle, &width, &height)
      #expect(PixelSize(Int(width), Int(height)) == least)
      #expect(window.size == size)
    }
  }

  @Test func `events that wait together come together, with one time`() throws {
    let window = try open()
    _ = window.nextEvents(before: MonotonicClock.now)
    for x: Int32 in 1...120 {
      var event = SDLEvents.motion(x, 1, held: 1)
      SDL_PushEvent(&event)
    }
    let events = window.nextEvents()
    #expect(events.count == 120)
    #expect(Set(events.map(\.time)).count == 1)
  }

  @Test func `text input is off at the start and follows the focus`() throws {
    let window = try open()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
    window.startTextInput(at: Rect(1, 2, 3, 4))
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    window.stopTextInput()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
  }

  @Test func `the clipboard keeps text of any script`() throws {
    let window = try open()
    try window.copyToClipboard("剪贴板 👍")
    #expect(window.clipboard == "剪贴板 👍")
  }

  @Test func `a display without a rate refreshes at 60 Hz`() throws {
    #expect(try open().refreshRate == 60)
  }

  @Test func `an unknown driver is refused in SDL's own words`() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "nonsense")
    let refusal = SDLError(call: "SDL_Init", reason: "nonsense not available")
    #expect(throws: WindowError.unreachable(refusal)) {
      try Window(title: "Test", size: PixelSize(2, 2))
    }
  }
}

@Suite struct `The scale of a display` {
  @Test(
    arguments: [
      (96, 1), (100, 1), (107, 1), (113, 1.25), (120, 1.25), (144, 1.5), (192, 2), (220, 2.25),
      (500, 4),
      (10, nil), (0, nil), (.nan, nil), (5000, nil),
    ] as [(Double, Double?)])
  func `follows its dots an inch in quarters`(density: Double, scale: Double?) {
    #expect(VideoSession.scale(dotsPerInch: density) == scale)
  }
}

@Suite struct `Drivers that show nothing` {
  @Test(arguments: [
    ("x11", "", false), ("wayland", "", false), ("offscreen", "", true), ("dummy", "", true),
    ("offscreen", "x11,offscreen", false), ("dummy", "dummy", false), ("dummy", "x11", true),
  ])
  func `are refused unless asked for by name`(driver: String, asked: String, isRefused: Bool) {
    #expect(WindowError.isBlind(driver: driver, asked: asked) == isRefused)
  }

  @Test func `are refused with the next step`() {
    let message = WindowError.noDisplay.description
    #expect(message.hasPrefix("no display"))
    #expect(message.hasSuffix("popup-showcase capture"))
  }

  @Test(arguments: [("x11", "0"), ("wayland", "1"), ("dummy", "0"), ("", "0")])
  func `Wayland alone needs its surfaces through OpenGL`(driver: String, hint: String) {
    #expect(VideoSession.acceleration(for: driver) == hint)
  }
}
