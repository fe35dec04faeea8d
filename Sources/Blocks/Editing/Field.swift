import Canvas

/// What a text field shows of its characters.
public enum FieldKind: String, Hashable, Sendable, CaseIterable {
  case plain
  /// Dots instead of characters; nothing of it reaches the clipboard (SPEC V7).
  case secure

  /// The characters as they are drawn.
  package func shown(_ text: some StringProtocol) -> String {
    self == .secure ? String(repeating: "•", count: text.count) : String(text)
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
  /// The caret positions that can be seen, in the order of the text.
  public var carets: [CaretStop]

  /// A field; without caret positions a tap only focuses it.
  public init(
    text: WritableKeyPath<Model, String>, kind: FieldKind = .plain, suggestions: [String] = [],
    submit: String? = nil, carets: [CaretStop] = []
  ) {
    self.text = text
    self.kind = kind
    self.suggestions = suggestions
    self.submit = submit
    self.carets = carets
  }

  /// The offset of the caret position nearest to `x`.
  public func offset(nearest x: Double) -> Int? {
    carets.min { abs($0.x - x) < abs($1.x - x) }?.offset
  }

  /// The offset of the character under `x`: the one whose leading side was passed last.
  public func character(at x: Double) -> Int {
    (carets.last { $0.x <= x } ?? carets.first)?.offset ?? 0
  }

  /// The same field in a model that holds this one at `path`.
  func pulledBack<Parent>(along path: WritableKeyPath<Parent, Model>) -> Field<Parent> {
    Field<Parent>(
      text: path.appending(path: text), kind: kind, suggestions: suggestions, submit: submit,
      carets: carets)
  }
}

/// A place where the caret can stand.
public struct CaretStop: Hashable, Sendable {
  /// Bytes of the text before it.
  public var offset: Int
  /// Where it stands across, in the surface's points.
  public var x: Double

  /// An offset and where it stands.
  public init(offset: Int, x: Double) {
    self.offset = offset
    self.x = x
  }
}
