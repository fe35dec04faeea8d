import Canvas

/// Something that does not fit on a screen (SPEC V3, V5).
package struct LayoutFinding: Hashable, Sendable {
  /// What is wrong.
  package enum Fault: String, Hashable, Sendable {
    /// A line of text that is not seen whole, where nothing scrolls.
    case cut
    /// Text or control in the part of the screen that notch, bars and corners take.
    case unsafe
    /// Two lines of text on one another.
    case overlap
    /// Two controls on one another.
    case collision
    /// A line of a control that ends in an ellipsis.
    case shortened
    /// A caret under the keyboard.
    case covered
    /// A title in smaller letters than the message below it.
    case inverted
  }

  /// What is wrong.
  package var fault: Fault
  /// The presentation it is on, or `page`.
  package var surface: String
  /// The words or controls in question.
  package var subject: String
  /// Where, in container pt.
  package var place: Rect

  /// The same for scripts; the place in pt.
  var members: [JSON.Member] {
    [
      .init(key: "fault", value: .string(fault.rawValue)),
      .init(key: "surface", value: .string(surface)),
      .init(key: "subject", value: .string(subject)), .init(key: "place", value: place.json),
    ]
  }

  /// `cut on page: "Settings" at 16,40 200x20`.
  package var line: String {
    let numbers = [place.minX, place.minY, place.width, place.height]
      .map { NumberText.text($0.rounded()) }
    return "\(fault.rawValue) on \(surface): \(subject) "
      + "at \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
  }
}
