/// How the list is sorted and what it leaves out.
package struct Arrangement: Hashable, Sendable {
  /// The order of the rows within their section.
  package enum Order: String, Hashable, Sendable, CaseIterable {
    case newest, oldest, sender
  }

  /// The order in force.
  package var order = Order.newest
  /// Whether only rows with something unread show.
  package var unreadOnly = false
  /// Whether only rows with photos show.
  package var photosOnly = false

  /// The rows of a section, newest first, as the list shows them.
  func arranged(_ rows: [Conversation]) -> [Conversation] {
    let shown = rows.filter {
      (!unreadOnly || $0.unread > 0) && (!photosOnly || Self.withPhotos.contains($0.id))
    }
    switch order {
    case .newest: return shown
    case .oldest: return shown.reversed()
    case .sender: return shown.sorted { $0.name < $1.name }
    }
  }

  /// Identities of the rows that came with photos.
  private static let withPhotos: Set<Conversation.ID> = [2, 7, 9]
}
