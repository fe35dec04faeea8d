import Blocks
import Canvas
import PresentationCore

extension Stage {
  /// The field being typed in as it was drawn last.
  var editedField: Field<S.Model>? {
    typing.edited.flatMap { picture(of: $0.field.owner)?.fields[$0.field.name] }
  }

  /// The picture of a presentation, or the page's for nil.
  func picture(of owner: PresentationID?) -> Picture<S.Model>? {
    guard let owner else { return page }
    return contents[owner]?.picture
  }

  /// The editing state a surface draws; nil for all but the one with the focus.
  func editing(in owner: PresentationID?) -> TextEditing? {
    typing.edited.flatMap {
      $0.field.owner == owner ? TextEditing(field: $0.field.name, line: $0.line) : nil
    }
  }

  /// Takes over where the focus went and what the model did to the text (SPEC V7).
  mutating func followFocus() {
    guard let focus = engine.editedField, let field = picture(of: focus.owner)?.fields[focus.name]
    else {
      if engine.editedField == nil, let edited = typing.edited {
        typing.parked = edited
        typing.edited = nil
      }
      return
    }
    let text = model[keyPath: field.text]
    if typing.edited?.field == focus {
      typing.edited?.line.follow(text)
    } else {
      let parked = typing.parked.flatMap { $0.field == focus ? $0.line : nil }
      typing.edited = Typing.Edited(field: focus, line: parked ?? EditedLine(text))
      typing.edited?.line.follow(text)
      revision += 1
    }
  }

  /// Gives the focused field what is meant for it; true when nobody else may act on it.
  mutating func type(_ event: InputEvent) -> Bool {
    guard typing.edited != nil else { return false }
    switch event.kind {
    case .text(let text): paste(text, at: event.time)
    case .composition(let text): edit(.compose(text), at: event.time)
    case .key(let press): return type(press, at: event.time)
    case .pointer, .wheel, .resize, .keyboard, .activity: return false
    }
    return true
  }

  private mutating func type(_ press: KeyPress, at instant: Instant) -> Bool {
    let hasCommand = !press.modifiers.isDisjoint(with: [.control, .command])
    switch press.key {
    case .character("c") where hasCommand: copy()
    case .character("x") where hasCommand:
      if copy() { edit(.delete(.back), at: instant) }
    case .character("v") where hasCommand: paste(typing.clipboard, at: instant)
    case .enter: submit(at: instant)
    case .space: return true
    case .character where !hasCommand: return true
    default:
      guard let edit = TextEdit(press) else { return false }
      self.edit(edit, at: instant)
    }
    return true
  }

  /// Puts text in; an empty clipboard takes nothing away.
  private mutating func paste(_ text: String, at instant: Instant) {
    if !text.isEmpty { edit(.insert(text), at: instant) }
  }

  /// Changes the line and, through its binding, the model.
  mutating func edit(_ edit: TextEdit, at instant: Instant) {
    guard let field = editedField else { return }
    typing.edited?.line.apply(edit)
    if let text = typing.edited?.line.text, text != model[keyPath: field.text] {
      model[keyPath: field.text] = text
    }
    revision += 1
    settle(at: instant)
  }

  /// Puts the selection on the clipboard; false when there is none, or it is nobody's business.
  @discardableResult
  private mutating func copy() -> Bool {
    guard let line = typing.edited?.line, !line.selection.isEmpty, editedField?.kind == .plain
    else { return false }
    typing.clipboard = line.selectedText
    typing.copied = line.selectedText
    return true
  }

  /// Return: presses the field's control or goes on to the next field, else only ends typing.
  mutating func submit(at instant: Instant) {
    guard let edited = typing.edited, let name = submitName else {
      engine.focusField(nil, in: typing.edited?.field.owner, at: instant)
      settle(at: instant)
      return
    }
    guard submitRole == .button || submitRole == .field else { return }
    engine.press(name, in: edited.field.owner, at: instant)
    settle(at: instant)
  }

  /// What Return presses: what the field names, else the default of its surface.
  private var submitName: String? {
    editedField?.submit ?? typing.edited.flatMap { picture(of: $0.field.owner)?.returnName }
  }

  /// The role of what Return presses: a button, disabled or not, or the next field.
  var submitRole: HitArea.Role? {
    guard let edited = typing.edited ?? typing.parked, let surface = picture(of: edited.field.owner)
    else { return nil }
    let name = surface.fields[edited.field.name]?.submit ?? surface.returnName
    return name.flatMap { surface.area(named: $0)?.role }
  }

  /// What was cut or copied since the last call; nil when nothing was.
  package mutating func takeCopied() -> String? {
    defer { typing.copied = nil }
    return typing.copied
  }

  /// The caret in stage pt: where an input method shows its candidates.
  package var caret: Rect? {
    guard let edited = typing.edited, let field = editedField,
      let area = picture(of: edited.field.owner)?.area(named: edited.field.name),
      let stop = field.carets.first(where: { $0.offset == edited.line.caret })
    else { return nil }
    let bounds = area.shape.bounds
    let local = Rect(stop.x, bounds.minY, 2, bounds.height)
    let snapshot = engine.snapshot(at: now)
    let placement =
      edited.field.owner.flatMap { id in
        snapshot.presentations.first { $0.id == id }?.placement
      } ?? snapshot.page.placement
    return placement.apply(to: local)
  }
}
