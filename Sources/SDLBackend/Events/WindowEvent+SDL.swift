package import CSDL
internal import Canvas

extension WindowEvent.Kind {
  /// What an SDL event means, nil when it means nothing here; `window` scales touch positions.
  package nonisolated init?(_ event: SDL_Event, window: PixelSize) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: self = .quit
    case SDL_WINDOWEVENT: self.init(event.window)
    case SDL_MOUSEMOTION: self.init(event.motion)
    case SDL_MOUSEBUTTONDOWN: self.init(event.button, .down)
    case SDL_MOUSEBUTTONUP: self.init(event.button, .up)
    case SDL_MOUSEWHEEL: self = .input(.wheel(event.wheel))
    case SDL_FINGERDOWN: self = .input(.finger(event.tfinger, .down, in: window))
    case SDL_FINGERMOTION: self = .input(.finger(event.tfinger, .move, in: window))
    case SDL_FINGERUP: self = .input(.finger(event.tfinger, .up, in: window))
    case SDL_KEYDOWN:
      guard let press = KeyPress(event.key) else { return nil }
      self = .input(.key(press))
    case SDL_TEXTINPUT: self = .input(.text(utf8(of: event.text.text)))
    case SDL_TEXTEDITING: self = .composition(utf8(of: event.edit.text))
    default: return nil
    }
  }

  private nonisolated init?(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: self = .exposed
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      self = .resized(PixelSize(Int(event.data1), Int(event.data2)))
    case SDL_WINDOWEVENT_FOCUS_GAINED: self = .input(.activity(.active))
    case SDL_WINDOWEVENT_FOCUS_LOST: self = .input(.activity(.inactive))
    case SDL_WINDOWEVENT_LEAVE: self = .pointerLeft
    default: return nil
    }
  }

  private nonisolated init?(_ event: SDL_MouseMotionEvent) {
    guard event.which != touchMouse else { return nil }
    let held = Pointer.Button.held(in: event.state)
    let place = Point(Double(event.x), Double(event.y))
    self = .input(
      .pointer(Pointer(held == nil ? .hover : .move, at: place, button: held ?? .primary)))
  }

  private nonisolated init?(_ event: SDL_MouseButtonEvent, _ phase: Pointer.Phase) {
    guard event.which != touchMouse, let button = Pointer.Button(sdl: event.button) else {
      return nil
    }
    let place = Point(Double(event.x), Double(event.y))
    self = .input(.pointer(Pointer(phase, at: place, button: button)))
  }
}

/// How far a notch of the wheel scrolls, in pt.
private nonisolated let notch = 48.0

/// The mouse that SDL makes up from touches; the touches themselves arrive too.
private nonisolated let touchMouse = UInt32.max

extension InputEvent.Kind {
  /// A wheel turn in pt at a place in px; SDL counts away from the user as positive.
  fileprivate nonisolated static func wheel(_ event: SDL_MouseWheelEvent) -> Self {
    let isPrecise = event.preciseX != 0 || event.preciseY != 0
    let x = isPrecise ? Double(event.preciseX) : Double(event.x)
    let y = isPrecise ? Double(event.preciseY) : Double(event.y)
    return .wheel(
      delta: Point(x * notch, -y * notch), at: Point(Double(event.mouseX), Double(event.mouseY)))
  }

  /// A touch; the mouse is finger 1, so SDL's finger 0 is finger 2.
  fileprivate nonisolated static func finger(
    _ event: SDL_TouchFingerEvent, _ phase: Pointer.Phase, in window: PixelSize
  ) -> Self {
    let place = Point(
      Double(event.x) * Double(window.width), Double(event.y) * Double(window.height))
    return .pointer(
      Pointer(phase, at: place, finger: Int(truncatingIfNeeded: event.fingerId) &+ 2))
  }
}

extension Pointer.Button {
  fileprivate nonisolated init?(sdl button: UInt8) {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: self = .primary
    case SDL_BUTTON_RIGHT: self = .secondary
    default: return nil
    }
  }

  /// The button in a mask of held ones, left first.
  fileprivate nonisolated static func held(in mask: UInt32) -> Self? {
    if mask & 1 << UInt32(SDL_BUTTON_LEFT - 1) != 0 { return .primary }
    if mask & 1 << UInt32(SDL_BUTTON_RIGHT - 1) != 0 { return .secondary }
    return nil
  }
}

/// Reads the zero-ended text in one of SDL's fixed buffers.
private nonisolated func utf8<Buffer>(of buffer: Buffer) -> String {
  withUnsafeBytes(of: buffer) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
