import Canvas
import Showcase

/// Where the elements of a picture stand, as the tree for screen readers tells (SPEC X5, QA d3).
///
/// A golden carries it as a text: the `portable` profile compares it where pixels may differ.
package struct PictureLayout: Hashable, Sendable {
  /// One element in sight.
  package struct Element: Hashable, Sendable {
    /// Its role and its name, or its words when it has none.
    package var name: String
    /// Where, in pt, to a hundredth.
    package var frame: Rect
  }

  /// The elements in reading order.
  package private(set) var elements: [Element] = []

  /// What is in sight of a tree.
  package init(_ tree: AccessibilityNode) {
    func add(_ node: AccessibilityNode) {
      let seen = node.frame.intersection(tree.frame)
      if !seen.isEmpty {
        let words = Wording.oneLine(node.name.isEmpty ? node.label : node.name)
        elements.append(Element(name: "\(node.role.rawValue) \(words)", frame: node.frame.rounded))
      }
      for child in node.children { add(child) }
    }
    add(tree)
  }

  /// Reads what `text` wrote; nil when it is none.
  package init?(text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
      let numbers = words.prefix(4).compactMap { NumberText.double(String($0)) }
      guard words.count == 5, numbers.count == 4 else { return nil }
      elements.append(
        Element(
          name: String(words[4]), frame: Rect(numbers[0], numbers[1], numbers[2], numbers[3])))
    }
  }

  /// One line an element: left, top, width, height and name.
  package var text: String {
    elements.map { "\($0.frame.numbers.joined(separator: " ")) \($0.name)\n" }.joined()
  }
}

/// How an element stands otherwise than in a golden.
package enum LayoutChange: Hashable, Sendable {
  /// It stands elsewhere or has another size, in pt.
  case moved(String, from: Rect, to: Rect)
  /// Only the golden has it.
  case gone(String)
  /// The golden has it not.
  case new(String)
  /// The golden tells no layout.
  case untold

  /// For people.
  package var words: String {
    switch self {
    case .moved(let name, let from, let to) where from.size == to.size:
      "'\(name)' stands \(Self.way(from.origin, to.origin))"
    case .moved(let name, let from, let to): "'\(name)' is at \(to.words) instead of \(from.words)"
    case .gone(let name): "'\(name)' is gone or out of sight"
    case .new(let name): "'\(name)' is new"
    case .untold: "the golden tells no layout; make it anew with --update changed"
    }
  }
}

extension LayoutChange {
  /// How far something has come, such as `3 pt further right and 56.1 pt lower`.
  private static func way(_ from: Point, _ to: Point) -> String {
    func words(_ way: Double, _ forward: String, _ back: String) -> String? {
      let tenths = NumberText.text((abs(way) * 10).rounded() / 10)
      return way == 0 ? nil : "\(tenths) pt \(way > 0 ? forward : back)"
    }
    let parts = [
      words(to.x - from.x, "further right", "further left"),
      words(to.y - from.y, "lower", "higher"),
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }
}

extension PictureLayout {
  /// What stands otherwise than in a golden's text, nil for a golden without one.
  package func changes(since golden: String?) -> [LayoutChange] {
    guard let golden, let old = PictureLayout(text: golden) else { return [.untold] }
    var frames: [String: [Rect]] = [:]
    for one in old.elements { frames[one.name, default: []].append(one.frame) }
    var changes: [LayoutChange] = []
    for one in elements {
      guard let before = frames[one.name]?.first else {
        changes.append(.new(one.name))
        continue
      }
      frames[one.name]?.removeFirst()
      if before != one.frame { changes.append(.moved(one.name, from: before, to: one.frame)) }
    }
    for one in old.elements where frames[one.name]?.isEmpty == false {
      frames[one.name]?.removeFirst()
      changes.append(.gone(one.name))
    }
    return changes
  }
}

extension Rect {
  /// To hundredths, as they are written.
  fileprivate var rounded: Rect {
    func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
    return Rect(hundredths(minX), hundredths(minY), hundredths(width), hundredths(height))
  }

  fileprivate var numbers: [String] { [minX, minY, width, height].map(NumberText.text) }

  fileprivate var words: String {
    let numbers = numbers
    return "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
  }
}
