/// A value of a JSON document with its place, so that whoever reads it can say where it is wrong.
package struct JSONNode: Hashable, Sendable {
  /// What stands there.
  package indirect enum Value: Hashable, Sendable {
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// Every number, as the nearest double.
    case number(Double)
    /// A text with its escapes undone.
    case string(String)
    /// Values in brackets, in their order.
    case array([JSONNode])
    /// Members in braces, in their order; each key stands once.
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Where the key begins.
    package var place: TextPlace
    /// The value.
    package var node: JSONNode
  }

  /// What stands there.
  package var value: Value
  /// Where it begins.
  package var place: TextPlace

  /// A mistake at this value.
  package func error(_ message: String, suggestion: String? = nil) -> PlacedError {
    PlacedError(place: place, reason: TextError(message, suggestion: suggestion))
  }

  /// A name here that nothing of its kind has.
  package func unknown(_ kind: String, _ name: String, among known: [String]) -> PlacedError {
    PlacedError(place: place, reason: .unknown(kind, name, among: known))
  }

  /// What it is, in a few words, for messages.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONNode {
  /// The text; anything else is a mistake.
  package func string() throws(PlacedError) -> String {
    guard case .string(let text) = value else { throw error("\(kind) stands where a text should") }
    return text
  }

  /// The number, if it is within a range.
  package func number(in range: ClosedRange<Double>) throws(PlacedError) -> Double {
    guard case .number(let number) = value else {
      throw error("\(kind) stands where a number should")
    }
    guard range.contains(number) else {
      let low = NumberText.text(range.lowerBound)
      let high = NumberText.text(range.upperBound)
      throw error("\(NumberText.text(number)) is not from \(low) to \(high)")
    }
    return number
  }

  /// The whole number, if it is within a range.
  package func whole(in range: ClosedRange<Int>) throws(PlacedError) -> Int {
    let number = try number(in: Double(range.lowerBound)...Double(range.upperBound))
    guard number == number.rounded() else {
      throw error("\(NumberText.text(number)) is no whole number")
    }
    return Int(number)
  }

  /// True or false; anything else is a mistake.
  package func bool() throws(PlacedError) -> Bool {
    guard case .bool(let truth) = value else {
      throw error("\(kind) stands where true or false should")
    }
    return truth
  }

  /// The values of a list; anything else is a mistake.
  package func array() throws(PlacedError) -> [JSONNode] {
    guard case .array(let nodes) = value else { throw error("\(kind) stands where a list should") }
    return nodes
  }

  /// The members of an object whose keys must all be known.
  package func object(keys: [String]) throws(PlacedError) -> [String: JSONNode] {
    guard case .object(let members) = value else {
      throw error("\(kind) stands where an object should")
    }
    var found: [String: JSONNode] = [:]
    for member in members {
      guard keys.contains(member.key) else {
        throw PlacedError(
          place: member.place,
          reason: TextError(
            "'\(member.key)' is not known", suggestion: Wording.hint(for: member.key, in: keys)))
      }
      found[member.key] = member.node
    }
    return found
  }

  /// A word out of an enumeration; anything else is a mistake with the nearest words.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type
  ) throws(PlacedError) -> Choice where Choice.RawValue == String {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      throw error(
        "'\(text)' is not known",
        suggestion: Wording.hint(for: text, in: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// A value read by a function that throws what is wrong with its text.
  package func text<Result>(
    _ read: (String) throws(TextError) -> Result
  ) throws(PlacedError) -> Result {
    let text = try string()
    do {
      return try read(text)
    } catch {
      throw PlacedError(place: place, reason: error)
    }
  }
}
