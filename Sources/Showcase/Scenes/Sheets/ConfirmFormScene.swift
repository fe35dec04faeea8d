import Blocks
import Canvas
import PresentationCore

/// A booking before it is made: what, how many, options, the price, and one button (SPEC S16).
struct BookingSheet<Model>: Composite {
  let booking: Booking
  let path: WritableKeyPath<Model, Booking>
  let book: Action<Model>

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let isLarge = context.environment.textSize.isAccessibility
    let bottom = context.environment.safeArea.bottom
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(
        word("Book the crossing", "预订渡轮"),
        subtitle: word("Line 3, today 10:36", "3\u{A0}号线，今天 10:36"))
      Scroll("form", insets: Insets(bottom: isLarge ? bottom : 0)) {
        VStack(alignment: .leading, spacing: 0) {
          GroupBox {
            seats(word, isLarge)
            Cell(
              .directionsBoat, word("Bicycle", "带自行车"),
              trailing: .toggle(path.appending(path: \.hasBicycle)))
            Cell(
              .reply, word("And back", "往返"), trailing: .toggle(path.appending(path: \.isReturn)))
            if booking.isReturn {
              Cell(.schedule, word("Back at", "返程"), trailing: .value("17:20"))
            }
          }
          .padding(.horizontal, 16)
          if isLarge { confirmation(word) }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      if !isLarge {
        confirmation(word)
        Gap(bottom)
      }
    }
  }

  /// The price and the button: below the form, and in large text at its end.
  @BlockBuilder<Model> private func confirmation(
    _ word: (String, String) -> String
  ) -> [any Block<Model>] {
    Gap(16)
    HStack(spacing: 8) {
      Label(word("Total", "合计"), .headline)
      Spacer()
      Label(booking.price(word), .headline).tabular().named("price")
    }
    .padding(.horizontal, 32)
    Gap(16)
    Button(word("Pay and book", "付款并预订"), style: .primary, name: "book", do: book)
      .enabled(booking.seats > 0).padding(.horizontal, 16)
    Gap(8)
  }

  /// How many seats; in large text the buttons stand below the word.
  private func seats(_ word: (String, String) -> String, _ isLarge: Bool) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 12) {
        IconView(.person, color: .labelSecondary)
        Label(word("Seats", "座位")).lines(1)
        Spacer(minLength: 8)
        if !isLarge { stepper }
      }
      .frame(minHeight: 52)
      if isLarge {
        HStack(spacing: 12) {
          Spacer(minLength: 8)
          stepper
        }
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 52)
  }

  @BlockBuilder<Model> private var stepper: [any Block<Model>] {
    let count = path.appending(path: \.seats)
    Button("−", style: .bar, name: "fewer") {
      $0[keyPath: count] = max(0, $0[keyPath: count] - 1)
    }
    .enabled(booking.seats > 0)
    Label("\(booking.seats)").tabular().frame(minWidth: 24)
    Button("+", style: .bar, name: "more") { $0[keyPath: count] = min(9, $0[keyPath: count] + 1) }
      .enabled(booking.seats < 9)
  }
}

/// What is about to be booked.
struct Booking: Hashable, Sendable {
  var seats = 1
  var hasBicycle = false
  var isReturn = false

  /// The price in the currency of the language.
  func price(_ word: (String, String) -> String) -> String {
    let single = seats * 4 + (hasBicycle ? 2 : 0)
    let total = isReturn ? 2 * single - single / 2 : single
    return word("€\(total).00", "¥\(total * 8).00")
  }
}

/// The inbox, the booking, and how often it was made.
package struct ConfirmFormModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
  var booking = Booking()
  /// The bookings made, as text.
  var made: [String] = []
}

/// A form to confirm, at a detent that computes its height from its content (SPEC S1, S16).
package struct ConfirmFormScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "confirm-form", title: Phrase("Confirm form", "确认表单"), family: .sheets,
    summary: Phrase(
      "A custom detent: as high as the form, at most four fifths of the room.",
      "自定义停靠高度：和表单一样高，最多占可用高度的五分之四。"),
    tries: [
      Phrase("Turn And back on: a line comes, and the sheet grows with it.", "打开“往返”：多一行，面板跟着长高。"),
      Phrase("Turn it on and off quickly.", "快速开关几次。"),
      Phrase("Set seats to 0: the button is disabled.", "把座位减到 0：按钮变灰。"),
    ],
    spec: ["S16", "S1", "S13", "V4"], appleName: "UISheetPresentationController.Detent.custom",
    icon: Symbol.directionsBoat.rawValue,
    knobs: SheetKnobs.all(detents: "fit", background: "sheet").filter { $0.name != "detents" },
    states: ["short", "long"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("grow", "do show\n900ms do return"),
      SceneTake("book", "do show\n900ms tap \"more\"\n1200ms tap \"book\""),
    ],
    actions: InboxAction.all + ["return"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ConfirmFormModel {
    ConfirmFormModel(inbox: InboxModel(settings))
  }

  /// As high as the form; a very long one keeps a fifth of the page in sight.
  private static let detent = Detent.custom("form") { context in
    context.contentHeight.map { min($0, 0.8 * context.maximumDetentValue) }
  }

  package func page(
    _ model: ConfirmFormModel, _ settings: StageSettings
  ) -> any Block<ConfirmFormModel> {
    var options = SheetKnobs.options("booking", settings)
    options.sheet?.detents = [Self.detent]
    options.sheet?.minimumSize = Size(440, 380)
    let words = Words(settings.locale)
    return InboxPage(model.inbox).scoped(\ConfirmFormModel.inbox)
      .popup(item: \.inbox.openedConversation, options, detent: \.sheet.detent) { _ in
        BookingSheet(
          booking: model.booking, path: \.booking,
          book: .dismissThen { $0.made.append($0.booking.price { words($0, $1) }) })
      }
  }

  package func perform(
    _ action: String, on model: inout ConfirmFormModel, with presenter: inout Presenter
  ) throws(ActionError) {
    if action == "return" {
      model.booking.isReturn.toggle()
    } else {
      try performSheet(action, on: &model, with: &presenter)
    }
  }

  package func summarize(_ model: ConfirmFormModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    summary.text["booked"] = model.made.joined(separator: " ")
    summary.text["price"] = model.booking.price { english, _ in english }
  }
}
