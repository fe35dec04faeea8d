import Blocks
import Canvas
import PresentationCore

/// What the popups of the list's bar and rows are bound to.
package struct InboxPopupState: Hashable, Sendable {
  /// Whether the question about all of today's rows is up.
  package var isClearing = false
  /// Whether the panel is up.
  package var isSharing = false
  /// Whether the sheet is up.
  package var isSnoozing = false
  /// Whether the popover with the order of the rows is up.
  package var isSorting = false
  /// Whether the tip at a row is up.
  package var isTipped = false
  /// Identity of the row whose menu is up.
  package var menu: Conversation.ID?
  /// The menu's open level.
  package var submenu = MenuPath()
  /// Index of the chosen tile of the sheet.
  package var snooze = 1
  /// Whether a reply wakes a snoozed row.
  package var wakesOnReply = true
  /// Stars lit in the rating card, 0…5.
  package var stars = 0
  /// How often a dialog was left by its cancel.
  package var kept = 0
  /// How the rows announce themselves.
  package var announcement = Announcement.mentions
  /// Photos on their way.
  package var delivery: Delivery?
}

/// Hangs every popup of the list on the control or row it belongs to (SPEC H1).
struct InboxPopups {
  let model: InboxModel
  let settings: StageSettings

  /// Identity of the row that sends photos.
  static let countdownRow = 2
  /// Identity of the card it opens.
  static let countdown: PresentationID = "row 2 card"

  /// What the tap on a row opens.
  enum RowCard: Hashable, Sendable {
    case question, picture, countdown, rating

    init(_ id: Conversation.ID) {
      self =
        switch id {
        case 1: .picture
        case InboxPopups.countdownRow: .countdown
        case 8: .rating
        default: .question
        }
    }
  }

  /// The bar with the question, the sheet and the panel.
  var tools: InboxTools {
    var tools = InboxTools(settings.locale)
    tools.edit = edit
    tools.filter = filter
    tools.compose = compose
    return tools
  }

  private var edit: any Block<InboxModel> {
    let today = model.rows(in: .today).map(\.id)
    let locale = settings.locale
    return InboxTools.edit(locale) { $0.popups.isClearing = true }
      .popup(isPresented: \.popups.isClearing, CardKnobs.options("clear", settings)) { _ in
        ConfirmCard(archiving: today.count, in: locale) { $0.archive(today) }
      }
  }

  private var filter: any Block<InboxModel> {
    InboxTools.filter { $0.popups.isSnoozing = true }
      .sheet(
        isPresented: \.popups.isSnoozing, detents: [.medium, .large], look: .groupedSheet,
        id: "snooze"
      ) { model in
        SnoozeSheet(
          chosen: model.popups.snooze, choose: \.popups.snooze, wakes: \.popups.wakesOnReply)
      }
  }

  private var compose: any Block<InboxModel> {
    InboxTools.compose { $0.popups.isSharing = true }
      .popup(isPresented: \.popups.isSharing, PopupOptions(.panel, id: "share")) { model in
        SharePanel(people: model.people) { _ in }
      }
  }

  /// A row with its own popup: the binding is the row's, and so is the identity.
  func row(
    _ row: ListRow<InboxModel>, _ conversation: Conversation
  ) -> any Block<InboxModel> {
    let id = conversation.id
    let options = CardKnobs.options("\(conversation.rowName) card", settings)
    return row.popup(
      isPresented: \.[isOpen: id], options, onDismiss: { $0.popups.stars = 0 },
      content: { card(RowCard(id), conversation, $0) })
  }

  @BlockBuilder<InboxModel> private func card(
    _ card: RowCard, _ conversation: Conversation, _ model: InboxModel
  ) -> [any Block<InboxModel>] {
    switch card {
    case .question:
      ConfirmCard(archiving: 1, in: settings.locale) { $0.archive([conversation.id]) }
    case .picture: QuietHoursCard(keep: { _ in }, change: { _ in })
    case .countdown:
      ProgressCard(
        delivery: model.popups.delivery, recipient: conversation.name,
        undo: { $0.popups.delivery.settle(as: .undone) },
        sendNow: { $0.popups.delivery.settle(as: .sent) })
    case .rating:
      RatingCard(stars: model.popups.stars, path: \.popups.stars) { _ in }
    }
  }
}
