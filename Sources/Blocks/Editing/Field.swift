import Canvas

/// What a text field shows of its characters.
public enum FieldKind: String, Hashable, Sendable, CaseIterable {
  case plain
  /// Dots instead of characters; nothing of it reaches the clipboard (SPEC V7).
  case secure

  /// The characters as they are drawn.
  func shown(_ text: String) -> String {
    self == .secure ? String(repeating: "•", count: text.count) : text
  }
}

/// A text field as drawn: what it edits, where its line stands, what the keyboard offers for it.
public struct Field<Model> {
  /// The text it edits.
  public var text: WritableKeyPath<Model, String>
  /// What it shows of it.
  public var kind: FieldKind
  /// Words above the keyboard's keys that replace the one being typed.
  public var suggestions: [String]
  /// Name of the control that Return presses, and the keyboard's Return key shows.
  public var submit: String?
  /// Where each caret position stands across, in the surface's points: one more than characters.
  public var carets: [Double]

  /// A field; without caret positions a tap only focuses it.
  public init(
    text: WritableKeyPath<Model, String>, kind: FieldKind = .plain, suggestions: [String] = [],
    submit: String? = nil, carets: [Double] = []
  ) {
    self.text = text
    self.kind = kind
    self.suggestions = suggestions
    self.submit = submit
    self.carets = carets
  }

  /// How many characters lie before the caret position nearest to `x`.
  public func offset(nearest x: Double) -> Int? {
    carets.indices.min { abs(carets[$0] - x) < abs(carets[$1] - x) }
  }

  /// The character under `x`: the one whose leading side was passed last.
  public func character(at x: Double) -> Int {
    max(0, carets.filter { $0 <= x }.count - 1)
  }

  /// The same field in a model that holds this one at `path`.
  func pulledBack<Parent>(along path: WritableKeyPath<Parent, Model>) -> Field<Parent> {
    Field<Parent>(
      text: path.appending(path: text), kind: kind, suggestions: suggestions, submit: submit,
      carets: carets)
  }
}
