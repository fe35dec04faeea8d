/// The field being typed in, and its line with caret, selection and composition (SPEC V7).
public struct TextEditing: Hashable, Sendable {
  /// Name of the field.
  public var field: String
  /// What is being edited.
  public var line: EditedLine

  /// A line under the name of its field.
  public init(field: String, line: EditedLine) {
    self.field = field
    self.line = line
  }
}
