import Canvas
import PresentationCore

/// The groups of a confirmation dialog: header and choices, then cancel apart (SPEC D).
public struct DialogBody<Model>: Block {
  /// Whether the title shows (SPEC D2).
  public enum TitleVisibility: String, Hashable, Sendable, CaseIterable {
    /// Hidden while there is a message to say it.
    case automatic
    case visible, hidden
  }

  /// What the choices stand on (SPEC D4).
  public enum Form: String, Hashable, Sendable {
    /// Two groups from below.
    case groups
    /// One list in a popover, whose outside is its cancel.
    case popover

    /// A popover on a regular width.
    init(in context: BlockContext) {
      self = context.environment.horizontalSizeClass == .regular ? .popover : .groups
    }
  }

  private let title: String
  private let message: String
  private let choices: [Choice<Model>]
  private let titleVisibility: TitleVisibility
  private var rows: [any Block<Model>] = []
  private var form: Form?

  /// A dialog; cancel is added when absent.
  public init(
    _ title: String, message: String = "", titleVisibility: TitleVisibility = .visible,
    choices: [Choice<Model>]
  ) {
    self.title = title
    self.message = message
    self.titleVisibility = titleVisibility
    self.choices = choices
  }

  /// A dialog whose rows bring their own look, such as `OptionRow`; cancel is added (SPEC D3).
  public init(
    _ title: String, message: String = "", titleVisibility: TitleVisibility = .visible,
    @BlockBuilder<Model> rows: () -> [any Block<Model>]
  ) {
    self.init(title, message: message, titleVisibility: titleVisibility, choices: [])
    self.rows = rows()
  }

  /// The width offered and the height of both groups, 8 pt apart and as far from the screen's lower
  /// edge; never higher than the space.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let environment = context.environment
    let room =
      environment.container.height - environment.safeArea.top - environment.safeArea.bottom
    switch form ?? Form(in: context) {
    case .popover:
      let width = environment.textSize.isAccessibility ? 420.0 : 300
      let height = list(context).size(fitting: ProposedSize(width: width), in: context).height
      return Size(width, min(height, room))
    case .groups:
      let width = proposal.width ?? environment.container.width - 16
      let offer = ProposedSize(width: width)
      let cancel = cancelRow(context).size(fitting: offer, in: context).height
      let list = list(context).size(fitting: offer, in: context).height
      return Size(width, min(list + context.theme.spacing.dialog + cancel + foot(context), room))
    }
  }

  /// What a screen without a home area leaves free below the groups, in pt.
  private func foot(_ context: BlockContext) -> Double {
    max(0, context.theme.spacing.dialog - context.environment.safeArea.bottom)
  }

  /// Draws both groups on their own surfaces.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let row = cancelRow(context)
    defer { picture.setEscape(row.choice.name, action: row.choice.action) }
    guard (form ?? Form(in: context)) == .groups else {
      return drawList(in: rect, into: &picture, context)
    }
    let radius = context.theme.radius.alert
    let rect = rect.inset(by: Insets(bottom: foot(context)))
    let height = row.size(fitting: ProposedSize(width: rect.width), in: context).height
    let cancel = Rect(rect.minX, rect.maxY - height, rect.width, height)
    let upper = rect.height - height - context.theme.spacing.dialog
    let group = Rect(rect.minX, rect.minY, rect.width, upper)
    picture.add("group", .rounded(group, radius), role: .element)
    picture.items.append(.fill(.rounded(group, radius), .solid(context.theme[.panel])))
    picture.group(clip: .rounded(group, radius)) { drawList(in: group, into: &$0, context) }
    picture.items.append(.fill(.rounded(cancel, radius), .solid(context.theme[.card])))
    picture.group(clip: .rounded(cancel, radius)) {
      row.draw(in: cancel, into: &$0, context: context)
    }
    if let outline = context.theme.surfaceOutline {
      let stroke = Stroke(width: outline.width, alignment: .inside)
      picture.items.append(.stroke(.rounded(group, radius), stroke, outline.color))
      picture.items.append(.stroke(.rounded(cancel, radius), stroke, outline.color))
    }
  }

  /// Header and choices scroll together where there is less room than they need.
  private func drawList(
    in rect: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let list = list(context)
    let height = list.size(fitting: ProposedSize(width: rect.width), in: context).height
    if height > rect.height + 0.5 {
      Scroll("choices") { list }.draw(in: rect, into: &picture, context: context)
    } else {
      list.draw(in: rect, into: &picture, context: context)
    }
  }

  private func list(_ context: BlockContext) -> DialogList<Model> {
    let height = context.theme.height.dialogRow
    var rows = rows
    for choice in ChoiceOrder.dialog(choices) {
      rows.append(ChoiceRow(choice: choice, role: .title3Regular, minHeight: height))
    }
    let header = header
    return DialogList(
      header: header, rows: RowList(rows: rows, opening: header == nil ? .none : .line))
  }

  private func cancelRow(_ context: BlockContext) -> ChoiceRow<Model> {
    let cancel =
      choices.first { $0.role == .cancel }
      ?? Choice(context.environment.word("Cancel", "取消"), name: "cancel", role: .cancel)
    return ChoiceRow(
      choice: cancel, role: .title3, minHeight: context.theme.height.dialogRow)
  }

  private var header: DialogHeader<Model>? {
    let isTitled =
      switch titleVisibility {
      case .automatic: message.isEmpty
      case .visible: true
      case .hidden: false
      }
    let header = DialogHeader<Model>(title: isTitled ? title : "", message: message)
    return header.title.isEmpty && header.message.isEmpty ? nil : header
  }
}

extension DialogBody {
  /// The same dialog on a given surface, whatever the width becomes.
  func standing(as form: Form) -> DialogBody {
    var body = self
    body.form = form
    return body
  }
}

/// Header and choices of a dialog, below each other.
struct DialogList<Model>: Composite {
  let header: DialogHeader<Model>?
  let rows: RowList<Model>

  var traits: BlockTraits { .growsAcross }

  func body(in context: BlockContext) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      if let header { header }
      rows
    }
  }
}

/// The header of a dialog: 14 above and below, 2 between title and message.
struct DialogHeader<Model>: Composite {
  let title: String
  let message: String

  func body(in context: BlockContext) -> some Block<Model> {
    VStack(spacing: 2) {
      if !title.isEmpty {
        Label(title, .footnoteStrong).wholeWords().balanced().color(.labelSecondary).aligned(
          .center
        )
        .frame(maxWidth: .infinity).named("title")
      }
      if !message.isEmpty {
        Label(message, .footnote).wholeWords().under(title, .footnoteStrong).balanced()
          .color(.labelSecondary).aligned(.center)
          .frame(maxWidth: .infinity).named("message")
      }
    }
    .padding(Insets(top: 14, left: 16, bottom: 14, right: 16))
  }
}
