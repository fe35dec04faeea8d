import Canvas
import PresentationCore

/// A quantity that is followed over time, such as `A.top` or `page.offset` (SPEC X4).
package struct TimingProbe: Hashable, Sendable {
  /// What is followed.
  package enum Quantity: String, Hashable, Sendable, CaseIterable {
    /// The upper and the left edge as drawn, in pt.
    case top, left
    /// The factor on lengths.
    case scale
    /// Opacity of surface and content, 0…1.
    case opacity
    /// Opacity of the mask, 0…1.
    case mask
    /// The page's scroll offset in pt.
    case offset
  }

  /// What values count; the words are those of expectations.
  package enum Unit: String, Hashable, Sendable {
    /// Lengths.
    case points = "pt"
    /// Of a whole, 0…1.
    case share
  }

  /// The presentation; nil is the page.
  package var owner: PresentationID?
  /// What of it.
  package var quantity: Quantity

  /// A quantity of a presentation, or of the page.
  package init(_ owner: PresentationID?, _ quantity: Quantity) {
    self.owner = owner
    self.quantity = quantity
  }

  /// Reads `A.top` or `page.offset`.
  package init(_ text: String) throws(TextError) {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else {
      throw TextError("'\(text)' is no probe", suggestion: "write such as A.top or page.offset")
    }
    let name = String(text[..<dot])
    let word = String(text[text.index(after: dot)...])
    let known = Quantity.allCases.filter { ($0 == .offset) == (name == "page") }
    guard let quantity = known.first(where: { $0.rawValue == word }) else {
      throw TextError(
        "'\(text)' cannot be followed",
        suggestion: Wording.hint(for: word, in: known.map(\.rawValue)))
    }
    self.init(quantity == .offset ? nil : PresentationID(name), quantity)
  }

  /// As it is written.
  package var name: String { "\(owner?.description ?? "page").\(quantity.rawValue)" }

  /// What its values count.
  package var unit: Unit {
    switch quantity {
    case .top, .left, .offset: .points
    case .scale, .opacity, .mask: .share
    }
  }

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

  /// Its value in the numbers of a moment; nil when its presentation is not up.
  package func value(in snapshot: Snapshot) -> Double? {
    guard let owner else { return snapshot.page.offset }
    guard let one = snapshot.presentations.first(where: { $0.id == owner }), one.phase != .queued
    else { return nil }
    switch quantity {
    case .top: return one.drawn.minY
    case .left: return one.drawn.minX
    case .scale: return one.placement.scale
    case .opacity: return one.opacity
    case .mask: return one.mask
    case .offset: return nil
    }
  }
}
