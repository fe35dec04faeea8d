import PresentationCore

/// The state of the scene `lab`: bindings, counters and knobs that actions may change.
package struct LabModel: Sendable {
  /// The knobs, some of them changed by actions.
  package var knobs: KnobValues
  /// Bindings of the declared way in, by popup.
  package var flags: [String: Bool] = [:]
  /// How often each row was pressed.
  package var rows: [Int: Int] = [:]
  /// Text of A's field.
  package var fieldA = ""
  /// Text of B's field.
  package var fieldB = ""
  /// Text of C's field.
  package var fieldC = ""
  /// Whether the block that declares the popups is in the tree.
  package var owner = Owner.present

  /// Whether the block that declares the popups is in the tree.
  package enum Owner: Hashable, Sendable { case present, removed }

  init(_ knobs: KnobValues) {
    self.knobs = knobs
  }

  /// The number of rows on the page.
  var rowCount: Int { Int(knobs.number("page.rows")) }
}
