import Blocks
import Canvas
import PresentationCore

/// The software keyboard under the finger: keys type, and one of them sends it away (SPEC V1).
extension Stage {
  var keyboardLayout: KeyboardLayout {
    KeyboardLayout(
      size: Size(size.width, engine.environment.keyboardHeight),
      plane: typing.keyboard.plane, suggestions: suggestions)
  }

  /// The keyboard as drawn, in stage pt.
  func keyboardLayer(top: Double) -> Layer {
    let layout = keyboardLayout
    let bounds = Rect(origin: .zero, size: layout.size)
    let keyboard = SoftwareKeyboard(
      theme: theme, locale: keyboardLocale, text: text, layout: layout, state: typing.keyboard,
      submit: submitLook)
    return Layer(
      name: "keyboard", surface: Surface(.rect(bounds), fill: .solid(theme[.keyboard])),
      content: keyboard.items, clip: .rect(bounds), placement: Placement(offset: Point(0, top)))
  }

  /// Words for the field being typed in; they stay while the keyboard leaves.
  private var suggestions: [String] {
    guard let edited = typing.edited ?? typing.parked else { return [] }
    return picture(of: edited.field.owner)?.fields[edited.field.name]?.suggestions ?? []
  }

  private var submitLook: SoftwareKeyboard.Submit {
    switch submitRole {
    case nil: .none
    case .field: .next
    case .button: .acts
    default: .refuses
    }
  }

  private var keyboardLocale: StageSettings.Locale {
    guard typing.keyboard.language == .other else { return settings.locale }
    return settings.locale == .english ? .simplifiedChinese : .english
  }

  /// The middle of a key by its name, in stage pt; nil while the keyboard is away.
  func keyboardKey(named name: String, top: Double) -> Point? {
    guard top < size.height, let key = keyboardLayout.keys.first(where: { $0.name == name }) else {
      return nil
    }
    return key.rect.center + Point(0, top)
  }

  /// A finger on the keys: the one it leaves is the one that acts.
  mutating func pressKeys(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind, pointer.button == .primary else { return }
    let top = engine.snapshot(at: event.time).keyboardTop
    let isMine = typing.keyboard.finger == pointer.finger
    let key = keyboardLayout.key(at: pointer.position - Point(0, top))
    switch pointer.phase {
    case .down where pointer.position.y >= top && typing.keyboard.finger == nil:
      typing.keyboard.finger = pointer.finger
      typing.keyboard.pressed = key?.action
    case .move where isMine: typing.keyboard.pressed = key?.action
    case .up where isMine:
      releaseKey()
      if let key, pointer.position.y >= top { press(key.action, at: event.time) }
    case .cancel where isMine: releaseKey()
    case .down, .move, .up, .cancel, .hover: break
    }
  }

  private mutating func releaseKey() {
    typing.keyboard.finger = nil
    typing.keyboard.pressed = nil
  }

  private mutating func press(_ action: KeyboardKey.Action, at instant: Instant) {
    switch action {
    case .text(let character):
      let isCapital = typing.keyboard.shift == .once
      typing.keyboard.shift = .off
      edit(.insert(isCapital ? character.uppercased() : character), at: instant)
    case .suggestion(let word):
      if let caret = typing.edited?.line.caret, typing.edited?.line.selection.isEmpty ?? false {
        edit(.selectWord(at: caret - 1), at: instant)
      }
      edit(.insert(word), at: instant)
    case .space: edit(.insert(" "), at: instant)
    case .backspace: edit(.delete(.back), at: instant)
    case .submit: submit(at: instant)
    case .hide:
      engine.focusField(nil, in: typing.edited?.field.owner, at: instant)
      settle(at: instant)
    case .shift: shift()
    case .plane(let plane): typing.keyboard.plane = plane
    case .globe:
      typing.keyboard.language = typing.keyboard.language == .users ? .other : .users
    }
  }

  /// Capital letters, or the other half of the marks.
  private mutating func shift() {
    switch typing.keyboard.plane {
    case .letters, .emoji:
      typing.keyboard.shift = typing.keyboard.shift == .off ? .once : .off
    case .numbers: typing.keyboard.plane = .symbols
    case .symbols: typing.keyboard.plane = .numbers
    }
  }
}
