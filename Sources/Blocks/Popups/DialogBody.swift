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

  private let title: String
  private let message: String
  private let choices: [Choice<Model>]
  private let titleVisibility: TitleVisibility

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

  /// The width offered and the height of both groups, 8 pt apart.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let isPopover = isPopover(context)
    let width =
      isPopover ? 300 : proposal.width ?? context.environment.container.width - 16
    let rows = row(context) * Double(ordered.count)
    let cancel = isPopover ? 0 : context.theme.spacing.dialog + row(context)
    return Size(width, headerHeight(width, context) + rows + cancel)
  }

  /// Draws both groups on their own surfaces.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    if isPopover(context) { return drawGroup(in: rect, into: &picture, context) }
    let radius = context.theme.radius.alert
    let row = row(context)
    let cancel = Rect(rect.minX, rect.maxY - row, rect.width, row)
    let upper = rect.height - row - context.theme.spacing.dialog
    let group = Rect(rect.minX, rect.minY, rect.width, upper)
    picture.add("group", .rounded(group, radius), role: .element)
    picture.items.append(.fill(.rounded(group, radius), .solid(context.theme[.panel])))
    picture.group(clip: .rounded(group, radius)) { drawGroup(in: group, into: &$0, context) }
    picture.items.append(.fill(.rounded(cancel, radius), .solid(context.theme[.card])))
    picture.group(clip: .rounded(cancel, radius)) {
      ChoiceRow(choice: cancelChoice(context), role: .title3)
        .draw(in: cancel, into: &$0, context: context)
    }
    if let outline = context.theme.surfaceOutline {
      let stroke = Stroke(width: outline.width, alignment: .inside)
      picture.items.append(.stroke(.rounded(group, radius), stroke, outline.color))
      picture.items.append(.stroke(.rounded(cancel, radius), stroke, outline.color))
    }
    picture.escapeName = cancelChoice(context).title
  }

  private func drawGroup(
    in rect: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let head = Rect(rect.minX, rect.minY, rect.width, headerHeight(rect.width, context))
    if let header { header.draw(in: head, into: &picture, context: context) }
    let row = row(context)
    for (index, choice) in ordered.enumerated() {
      let place = Rect(rect.minX, head.maxY + Double(index) * row, rect.width, row)
      ChoiceRow(choice: choice, role: .title3Regular)
        .draw(in: place, into: &picture, context: context)
      guard index > 0 || header != nil else { continue }
      picture.items.append(
        .hairline(Rect(rect.minX, place.minY, rect.width, 0), context.theme[.separator]))
    }
  }

  /// On a regular width it stands in a popover, whose outside is its cancel (SPEC D4).
  private func isPopover(_ context: BlockContext) -> Bool {
    context.environment.horizontalSizeClass == .regular
  }

  private var ordered: [Choice<Model>] { ChoiceOrder.dialog(choices) }

  private func cancelChoice(_ context: BlockContext) -> Choice<Model> {
    choices.first { $0.role == .cancel }
      ?? Choice(context.environment.word("Cancel", "取消"), role: .cancel)
  }

  private func row(_ context: BlockContext) -> Double {
    max(context.theme.height.dialogRow, context.theme.style(.title3).lineHeight + 24)
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

  private func headerHeight(_ width: Double, _ context: BlockContext) -> Double {
    header?.size(fitting: ProposedSize(width: width), in: context).height ?? 0
  }
}

/// The header of a dialog: 14 above and below, 2 between title and message.
struct DialogHeader<Model>: Composite {
  let title: String
  let message: String

  func body(in context: BlockContext) -> some Block<Model> {
    VStack(spacing: 2) {
      if !title.isEmpty {
        Label(title, .footnoteStrong).color(.labelSecondary).aligned(.center)
          .frame(maxWidth: .infinity).named("title")
      }
      if !message.isEmpty {
        Label(message, .footnote).color(.labelSecondary).aligned(.center)
          .frame(maxWidth: .infinity).named("message")
      }
    }
    .padding(Insets(top: 14, left: 16, bottom: 14, right: 16))
  }
}
