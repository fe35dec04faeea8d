import Blocks
import Canvas

/// Writes what a person did as a take that replays to the same pixels (DESIGN "Takes", SPEC X6).
package struct TakeRecorder: Sendable {
  private let epoch: Instant
  private var lines: [Line] = []

  private struct Line {
    var time: Instant
    var text: String
  }

  /// A recorder whose time zero is `epoch`.
  package init(epoch: Instant) {
    self.epoch = epoch
  }

  /// The take so far.
  package var text: String {
    lines.map { $0.text + "\n" }.joined()
  }

  /// True while nothing was done.
  package var isEmpty: Bool { lines.allSatisfy { $0.text.hasPrefix("#") } }

  /// Forgets what came after a moment: it will not have happened.
  package mutating func cut(after time: Instant) {
    lines.removeAll { $0.time > time }
  }

  /// Adds an input; what a take cannot say is left out.
  package mutating func add(_ event: InputEvent) {
    guard let words = words(of: event.kind) else { return }
    lines.append(Line(time: event.time, text: "\(time(event.time)) \(words)"))
  }

  /// Adds something a take did; what was scrolled into sight for it will be again.
  package mutating func add(_ deed: Deed) {
    switch deed {
    case .input(let event): add(event)
    case .action(let name, let time):
      lines.append(Line(time: time, text: "\(self.time(time)) do \(name)"))
    case .sight: break
    }
  }

  /// Adds a remark with its time, such as a pause; one right after another takes its place.
  package mutating func remark(_ text: String, at instant: Instant) {
    if let last = lines.last, last.text.hasPrefix("# \(text) ") { lines.removeLast() }
    lines.append(Line(time: instant, text: "# \(text) \(time(instant))"))
  }

  /// A moment as a take writes it: ms after time zero, to the nanosecond.
  package func time(_ instant: Instant) -> String {
    let nanoseconds = instant.nanoseconds - epoch.nanoseconds
    let rest = String(nanoseconds % 1_000_000).padded(.before, to: 6, with: "0")
    return "\(nanoseconds / 1_000_000).\(rest)ms"
  }

  private func words(of kind: InputEvent.Kind) -> String? {
    switch kind {
    case .pointer(let pointer): words(of: pointer)
    case .wheel(let delta, let at):
      "wheel \(delta.x),\(delta.y) at \(at.x),\(at.y)"
    case .key(let press): word(of: press).map { "key \($0)" }
    case .text(let text): text.isEmpty ? nil : "type" + argument(text)
    case .composition(let text): text.isEmpty ? "compose" : "compose" + argument(text)
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

  /// A key with its modifiers; nil for letters alone, which arrive as text.
  private func word(of press: KeyPress) -> String? {
    let held = press.modifiers.words
    if case .character = press.key, held.isEmpty || held == ["shift"] { return nil }
    return (held + [press.key.name]).joined(separator: "+")
  }

  /// Text as a take's last argument: quoted where spaces, quotes or hashes would be lost.
  private func argument(_ text: String) -> String {
    let isShort = text.utf8.count <= 64
    let isPlain = isShort && !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber }
    let line = text.onOneLine  // As fields take it.
    let inner = line.split(separator: "\"", omittingEmptySubsequences: false)
    return isPlain ? " \(text)" : " \"\(inner.joined(separator: "\"\""))\""
  }
}
