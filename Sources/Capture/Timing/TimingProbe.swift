import PresentationCore
import Showcase

/// A quantity that is followed over time, such as `A.top` or `page.offset` (SPEC X4).
package struct TimingProbe: Hashable, Sendable {
  /// Whose quantity.
  package let subject: MovingQuantity.Subject
  /// What of it.
  package let quantity: MovingQuantity

  /// A quantity of a subject.
  init(_ subject: MovingQuantity.Subject, _ quantity: MovingQuantity) {
    self.subject = subject
    self.quantity = quantity
  }

  /// Reads `A.top`, `page.offset`, or with one of several `page.x@trips/1`.
  package init(_ text: String) throws(TextError) {
    let sides = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let head = sides.first ?? ""
    guard let dot = head.lastIndex(of: "."), dot > head.startIndex else {
      throw TextError("'\(text)' is no probe", suggestion: "write such as A.top or page.offset")
    }
    let name = String(head[..<dot])
    let word = String(head[head.index(after: dot)...])
    let known = MovingQuantity.known(of: name)
    guard let quantity = known.first(where: { $0.word == word }) else {
      throw TextError(
        "'\(text)' cannot be followed",
        suggestion: Wording.hint(for: word, in: known.map(\.word)))
    }
    let holder: MovingQuantity.Holder =
      switch name {
      case "page": .page
      case "keyboard": .keyboard
      default: .presentation(PresentationID(name))
      }
    let part = sides.count > 1 ? String(sides[1]) : nil
    self.init(MovingQuantity.Subject(holder, part: part), quantity)
  }

  /// As it is written.
  package var name: String { quantity.name(of: subject) }

  /// The presentation it belongs to; nil for page and keyboard.
  var owner: PresentationID? {
    if case .presentation(let id) = subject.holder { id } else { nil }
  }

  /// True for the one offset that is followed from picture to picture.
  var isPageOffset: Bool { quantity.reading == .strip && subject.holder == .page }

  /// What its values count.
  package var unit: MovingQuantity.Unit { quantity.unit }

  /// How far a value may be from its curve unless somebody says otherwise, in its unit.
  package var usualTolerance: Double { unit == .share ? 0.02 : 0.5 }

  /// A change below this is none, in its unit: values are rounded to 1/1024 pt and 1/4096.
  var grain: Double { unit == .share ? 0.002 : 0.01 }

  /// What counts as arrived, in its unit; nil is SPEC T7's distance for positions.
  var restDistance: Double? { unit == .share ? 0.001 : nil }

  /// A value with the digits its unit needs.
  func text(_ value: Double) -> String {
    NumberText.fixed(value, decimals: unit == .share ? 4 : 3)
  }

  /// A value with its unit; a share has none.
  func label(_ value: Double) -> String {
    unit == .share ? text(value) : "\(text(value)) \(unit.rawValue)"
  }

  /// Some words about its values with their unit; a share has none.
  func titled(_ words: String) -> String {
    unit == .share ? words : "\(words), \(unit.rawValue)"
  }

  /// Its value in the numbers of a moment; nil when what it belongs to is not there.
  package func value(in snapshot: Snapshot) -> Double? {
    quantity.value(of: subject, in: snapshot)
  }
}
