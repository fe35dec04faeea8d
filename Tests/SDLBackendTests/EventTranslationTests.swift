import CSDL
import Canvas
import SDLBackend
import Testing

@Suite struct `Event translation` {
  private func kind(_ event: SDL_Event) -> WindowEvent.Kind? {
    WindowEvent.Kind(event, window: PixelSize(200, 400))
  }

  private func pointer(
    _ phase: Pointer.Phase, _ x: Double, _ y: Double, finger: Int = 1,
    _ button: Pointer.Button = .primary
  ) -> WindowEvent.Kind {
    .input(.pointer(Pointer(phase, at: Point(x, y), finger: finger, button: button)))
  }

  @Test func `the mouse hovers, and moves while a button is held`() {
    #expect(kind(SDLEvents.motion(3, 4)) == pointer(.hover, 3, 4))
    #expect(kind(SDLEvents.motion(3, 4, held: 0b001)) == pointer(.move, 3, 4))
    #expect(kind(SDLEvents.motion(3, 4, held: 0b100)) == pointer(.move, 3, 4, .secondary))
    #expect(kind(SDLEvents.motion(-3, 4, held: 0b101)) == pointer(.move, -3, 4))
    #expect(kind(SDLEvents.motion(3, 4, held: 0b010)) == pointer(.hover, 3, 4))
  }

  @Test func `left is primary, right is secondary, the middle button is nothing`() {
    let (down, up) = (SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP)
    #expect(kind(SDLEvents.button(down, SDL_BUTTON_LEFT)) == pointer(.down, 7, 9))
    #expect(kind(SDLEvents.button(up, SDL_BUTTON_LEFT)) == pointer(.up, 7, 9))
    #expect(kind(SDLEvents.button(down, SDL_BUTTON_RIGHT)) == pointer(.down, 7, 9, .secondary))
    #expect(kind(SDLEvents.button(down, SDL_BUTTON_MIDDLE)) == nil)
  }

  @Test func `a finger is never the mouse and is scaled to the window`() {
    #expect(
      kind(SDLEvents.finger(SDL_FINGERDOWN, 0, x: 0.5, y: 0.25))
        == pointer(.down, 100, 100, finger: 2))
    #expect(
      kind(SDLEvents.finger(SDL_FINGERMOTION, 1, x: 1, y: 1)) == pointer(.move, 200, 400, finger: 3)
    )
    #expect(
      kind(SDLEvents.finger(SDL_FINGERUP, .max, x: 0, y: 0))
        == pointer(.up, 0, 0, finger: .min + 1))
  }

  @Test func `the mouse that SDL makes up from a touch is dropped`() {
    #expect(kind(SDLEvents.motion(3, 4, held: 1, mouse: .max)) == nil)
    #expect(kind(SDLEvents.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, mouse: .max)) == nil)
  }

  @Test(arguments: [
    (SDLEvents.wheel(whole: (0, -1), precise: (0, -1)), Point(0, 48)),
    (SDLEvents.wheel(whole: (0, 0), precise: (0.25, 0.5)), Point(12, -24)),
    (SDLEvents.wheel(whole: (1, 2)), Point(48, -96)),
  ])
  func `a turn towards the user shows what is further down`(event: SDL_Event, delta: Point) {
    #expect(kind(event) == .input(.wheel(delta: delta, at: Point(30, 40))))
  }

  @Test(arguments: [
    (SDLK_ESCAPE, KeyPress.Key.escape), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter),
    (SDLK_SPACE, .space), (SDLK_TAB, .tab), (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete),
    (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
    (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
    (SDLK_F1, .function(1)), (SDLK_F12, .function(12)), (SDLK_a, .character("a")),
    (SDLK_0, .character("0")), (SDLK_COMMA, .character(",")),
    (SDL_KeyCode(0xE9), .character("é")),
  ])
  func `keys have their names`(symbol: SDL_KeyCode, key: KeyPress.Key) {
    #expect(kind(SDLEvents.key(symbol)) == .input(.key(KeyPress(key))))
  }

  @Test(arguments: [SDLK_LSHIFT, SDLK_F13, SDLK_CAPSLOCK, SDLK_UNKNOWN, SDL_KeyCode(1)])
  func `keys without a name mean nothing`(symbol: SDL_KeyCode) {
    #expect(kind(SDLEvents.key(symbol)) == nil)
  }

  @Test(
    arguments: [
      (KMOD_LSHIFT.rawValue, .shift), (KMOD_RCTRL.rawValue, .control),
      (KMOD_LALT.rawValue, .alt), (KMOD_RGUI.rawValue, .command),
      (KMOD_NUM.rawValue, KeyPress.Modifiers()),
      (KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue, [.control, .shift]),
    ] as [(UInt32, KeyPress.Modifiers)])
  func `modifiers of either side count, locks do not`(mask: UInt32, modifiers: KeyPress.Modifiers) {
    let event = SDLEvents.key(SDLK_k, modifiers: mask)
    #expect(kind(event) == .input(.key(KeyPress(.character("k"), modifiers: modifiers))))
  }

  @Test func `a held arrow repeats, a held escape does not`() {
    #expect(kind(SDLEvents.key(SDLK_DOWN, isRepeated: true)) == .input(.key(KeyPress(.down))))
    #expect(kind(SDLEvents.key(SDLK_ESCAPE, isRepeated: true)) == nil)
  }

  @Test func `text arrives whole, committed or in the making`() {
    #expect(kind(SDLEvents.text(SDL_TEXTINPUT, "你好👨‍👩‍👧")) == .input(.text("你好👨‍👩‍👧")))
    #expect(kind(SDLEvents.text(SDL_TEXTEDITING, "ni")) == .composition("ni"))
    #expect(kind(SDLEvents.text(SDL_TEXTEDITING, "")) == .composition(""))
  }

  @Test(
    arguments: [
      (SDLEvents.window(SDL_WINDOWEVENT_SIZE_CHANGED, 640, 480), .resized(PixelSize(640, 480))),
      (SDLEvents.window(SDL_WINDOWEVENT_EXPOSED), .exposed),
      (SDLEvents.window(SDL_WINDOWEVENT_FOCUS_GAINED), .input(.activity(.active))),
      (SDLEvents.window(SDL_WINDOWEVENT_FOCUS_LOST), .input(.activity(.inactive))),
      (SDLEvents.window(SDL_WINDOWEVENT_LEAVE), .pointerLeft),
      (SDLEvents.window(SDL_WINDOWEVENT_MOVED, 1, 1), nil),
      (SDLEvents.plain(SDL_QUIT), .quit), (SDLEvents.plain(SDL_KEYUP), nil),
      (SDLEvents.plain(SDL_USEREVENT), nil),
    ] as [(SDL_Event, WindowEvent.Kind?)])
  func `window events`(event: SDL_Event, expected: WindowEvent.Kind?) {
    #expect(kind(event) == expected)
  }
}
