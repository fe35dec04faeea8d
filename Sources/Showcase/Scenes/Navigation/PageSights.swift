import PresentationCore

/// Which pages came into sight and went out of it, in order: black-box tests read it (SPEC L4).
struct PageSights: Hashable, Sendable {
  private var words: [String] = []

  /// A `+` before each page that came, a `-` before each that went.
  var text: String { words.joined(separator: " ") }

  /// Notes what an event says of pages; others say nothing.
  mutating func hear(_ event: Event) {
    switch event {
    case .appeared(let name): words.append("+\(name)")
    case .disappeared(let name): words.append("-\(name)")
    default: break
    }
  }
}
