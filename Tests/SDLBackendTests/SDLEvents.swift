import CSDL

/// Builds the events that SDL would send.
enum SDLEvents {
  static func plain(_ type: SDL_EventType) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    return event
  }

  static func motion(_ x: Int32, _ y: Int32, held: UInt32 = 0, mouse: UInt32 = 0) -> SDL_Event {
    var event = plain(SDL_MOUSEMOTION)
    event.motion.x = x
    event.motion.y = y
    event.motion.state = held
    event.motion.which = mouse
    return event
  }

  static func button(
    _ type: SDL_EventType, _ button: Int32, x: Int32 = 7, y: Int32 = 9, mouse: UInt32 = 0
  ) -> SDL_Event {
    var event = plain(type)
    event.button.button = UInt8(button)
    event.button.x = x
    event.button.y = y
    event.button.which = mouse
    return event
  }

  static func finger(_ type: SDL_EventType, _ id: Int64, x: Float, y: Float) -> SDL_Event {
    var event = plain(type)
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  static func wheel(whole: (Int32, Int32), precise: (Float, Float) = (0, 0)) -> SDL_Event {
    var event = plain(SDL_MOUSEWHEEL)
    (event.wheel.x, event.wheel.y) = whole
    (event.wheel.preciseX, event.wheel.preciseY) = precise
    (event.wheel.mouseX, event.wheel.mouseY) = (30, 40)
    return event
  }

  static func key(
    _ symbol: SDL_KeyCode, modifiers: UInt32 = 0, isRepeated: Bool = false
  ) -> SDL_Event {
    var event = plain(SDL_KEYDOWN)
    event.key.keysym.sym = SDL_Keycode(symbol.rawValue)
    event.key.keysym.mod = UInt16(modifiers)
    event.key.repeat = isRepeated ? 1 : 0
    return event
  }

  static func text(_ type: SDL_EventType, _ text: String) -> SDL_Event {
    var event = plain(type)
    withUnsafeMutableBytes(of: &event.text.text) { buffer in
      for (index, byte) in text.utf8.enumerated() { buffer[index] = byte }
    }
    return event
  }

  static func window(_ id: SDL_WindowEventID, _ data1: Int32 = 0, _ data2: Int32 = 0) -> SDL_Event {
    var event = plain(SDL_WINDOWEVENT)
    event.window.event = UInt8(id.rawValue)
    event.window.data1 = data1
    event.window.data2 = data2
    return event
  }
}
