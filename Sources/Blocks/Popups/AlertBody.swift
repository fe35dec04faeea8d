import Canvas

/// Title, message and choices of an alert, 270 pt wide (SPEC A).
public struct AlertBody<Model>: Block {
  let title: String
  let message: String
  let choices: [Choice<Model>]

  /// An alert; without choices it gets a localized OK (SPEC A4).
  public init(_ title: String, message: String = "", choices: [Choice<Model>] = []) {
    self.title = title
    self.message = message
    self.choices = choices
  }

  /// 270 pt, 310 at accessibility text sizes; never higher than the space (SPEC A2).
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let plan = plan(room: proposal.height ?? freeHeight(context), context)
    return Size(plan.width, plan.text.shown + plan.rows.shown)
  }

  /// Draws the text, scrolling when it is too high, and the choices below it.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let plan = plan(room: rect.height, context)
    let offered = offered(context)
    draw(
      AlertText(title: title, message: message), "message", plan.text,
      in: Rect(rect.minX, rect.minY, rect.width, plan.text.shown), into: &picture, context)
    draw(
      AlertChoices(choices: offered, arrangement: plan.arrangement), "choices", plan.rows,
      in: Rect(rect.minX, rect.minY + plan.text.shown, rect.width, plan.rows.shown),
      into: &picture, context)
    picture.setKeys(for: offered)
  }

  private func draw<Part: Block<Model>>(
    _ part: Part, _ name: String, _ height: Height, in rect: Rect,
    into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    if height.isScrolling {
      Scroll(name) { part }.draw(in: rect, into: &picture, context: context)
    } else {
      part.draw(in: rect, into: &picture, context: context)
    }
  }

  /// The measured parts of an alert.
  struct Plan {
    var width: Double
    var text: Height
    var rows: Height
    var arrangement: AlertArrangement
  }

  /// A part's height and how much of it is shown, in pt.
  struct Height {
    var whole: Double
    var shown: Double
    var isScrolling: Bool { whole > shown + 0.001 }
  }

  /// The choices stay whole while they leave the text a third of the room (SPEC A2).
  private func plan(room: Double, _ context: BlockContext) -> Plan {
    let width = context.environment.textSize.isAccessibility ? 310.0 : 270
    let offer = ProposedSize(width: width)
    let choices = offered(context)
    let arrangement = AlertArrangement(choices, width: width, context)
    let rows = AlertChoices(choices: choices, arrangement: arrangement)
      .size(fitting: offer, in: context).height
    let text = AlertText<Model>(title: title, message: message)
      .size(fitting: offer, in: context).height
    let shownRows = min(rows, max(0, room - min(text, max(66, room / 3))))
    return Plan(
      width: width, text: Height(whole: text, shown: min(text, room - shownRows)),
      rows: Height(whole: rows, shown: shownRows), arrangement: arrangement)
  }

  private func offered(_ context: BlockContext) -> [Choice<Model>] {
    choices.isEmpty
      ? [Choice(context.environment.word("OK", "好"), name: "OK", role: .cancel)] : choices
  }

  /// The safe area's height less 8 pt at both ends.
  private func freeHeight(_ context: BlockContext) -> Double {
    let safe = context.environment.safeArea
    return context.environment.container.height - safe.top - safe.bottom - 16
  }
}

/// How the choices of an alert stand (SPEC A1).
enum AlertArrangement: Hashable, Sendable {
  case sideBySide, stacked

  /// Side by side for two short titles; one choice or more than two are stacked.
  init<Model>(_ choices: [Choice<Model>], width: Double, _ context: BlockContext) {
    let bold = ChoiceOrder.boldName(choices)
    let fits = choices.allSatisfy { choice in
      let style = context.theme.style(choice.name == bold ? .headline : .body)
      return context.text.width(of: choice.title, style: style) <= width / 2 - 2
        * ChoiceRow<Model>.side
    }
    self = choices.count == 2 && fits ? .sideBySide : .stacked
  }
}

/// The text of an alert: inset 16, 20 above and below, 4 between.
struct AlertText<Model>: Composite {
  let title: String
  let message: String

  func body(in context: BlockContext) -> some Block<Model> {
    VStack(spacing: 4) {
      if !title.isEmpty {
        Label(title, .headline).wholeWords().balanced().aligned(.center).frame(maxWidth: .infinity)
          .named(
            "title")
      }
      if !message.isEmpty {
        Label(message, .footnote).wholeWords().under(title, .headline).aligned(.center)
          .frame(maxWidth: .infinity).named("message")
      }
    }
    .padding(Insets(top: 20, left: 16, bottom: 20, right: 16))
  }
}
