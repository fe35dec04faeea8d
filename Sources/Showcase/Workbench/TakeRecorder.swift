import Canvas

/// Writes what a person did as a take that replays to the same pixels (DESIGN "Takes", SPEC X6).
package struct TakeRecorder: Sendable {
  private let epoch: Instant
  private var lines: [String] = []

  /// A recorder whose time zero is `epoch`.
  package init(epoch: Instant) {
    self.epoch = epoch
  }

  /// The take so far.
  package var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// Adds an input; what a take cannot say is left out.
  package mutating func add(_ event: InputEvent) {
    guard let words = words(of: event.kind) else { return }
    lines.append("\(time(event.time)) \(words)")
  }

  /// Adds a remark with its time, such as a pause.
  package mutating func remark(_ text: String, at instant: Instant) {
    lines.append("# \(text) \(time(instant))")
  }

  private func time(_ instant: Instant) -> String {
    let nanoseconds = instant.nanoseconds - epoch.nanoseconds
    let rest = String(nanoseconds % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - rest.count)
    return "\(nanoseconds / 1_000_000).\(zeros)\(rest)ms"
  }

  private func words(of kind: InputEvent.Kind) -> String? {
    switch kind {
    case .pointer(let pointer): words(of: pointer)
    case .wheel(let delta, let at):
      "wheel \(delta.x),\(delta.y) at \(at.x),\(at.y)"
    case .key(let press): word(of: press).map { "key \($0)" }
    case .text(let text): "type \(text)"
    case .resize(let size): "resize \(Int(size.width))x\(Int(size.height))"
    case .keyboard(let wanted): wanted == .show ? "keyboard show" : "keyboard hide"
    case .activity: nil
    }
  }

  private func words(of pointer: Pointer) -> String? {
    guard pointer.button == .primary else { return nil }
    let finger = pointer.finger == 1 ? "" : " finger=\(pointer.finger)"
    let place = "\(pointer.position.x),\(pointer.position.y)"
    return switch pointer.phase {
    case .down: "down \(place)\(finger)"
    case .move: "move \(place)\(finger)"
    case .up: "move \(place)\(finger)\nup\(finger)"
    case .cancel: "cancel\(finger)"
    case .hover: nil
    }
  }

  private func word(of press: KeyPress) -> String? {
    switch press.key {
    case .escape: "escape"
    case .tab: press.modifiers.contains(.shift) ? "shift+tab" : "tab"
    case .enter: "enter"
    case .space: "space"
    case .backspace: "backspace"
    case .function(let number): "f\(number)"
    case .up: "up"
    case .down: "down"
    case .home: "home"
    case .end: "end"
    case .character(let character) where press.modifiers.contains(.control):
      "ctrl+\(character)"
    case .character, .delete, .left, .right, .pageUp, .pageDown: nil
    }
  }
}
