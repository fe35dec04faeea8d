import Canvas

/// One choice of an alert or a dialog, its title in the middle of the row.
///
/// A long title takes several lines; a word stays whole at every text size.
struct ChoiceRow<Model>: Block {
  let choice: Choice<Model>
  let role: TextRole
  /// Height in pt of a row with one line at the default text size.
  let minHeight: Double

  var traits: BlockTraits { .growsAcross }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let width = proposal.width ?? context.environment.container.width
    let text = label.size(fitting: ProposedSize(width: width - 2 * Self.side), in: context)
    return Size(width, max(minHeight, text.height + 2 * Self.room))
  }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let name = picture.add(choice.name, .rect(rect), action: choice.action)
    if context.pressed.contains(name) {
      picture.items.append(.fill(.rect(rect), .solid(context.theme[.fillPressed])))
    }
    let width = rect.width - 2 * Self.side
    let height = label.size(fitting: ProposedSize(width: width), in: context).height
    label.draw(
      in: Rect(rect.minX + Self.side, rect.midY - height / 2, width, height), into: &picture,
      context: context)
    picture.drawFocusRing(around: rect.grown(by: -5), radius: 8, of: name, context)
  }

  /// Room in pt at each side of a title, and above and below it.
  static var side: Double { 8 }
  private static var room: Double { 11 }

  private var label: Label<Model> {
    Label(choice.title, role).wholeWords().balanced().aligned(.center)
      .color(choice.role == .destructive ? .danger : .accent)
  }
}
