import Canvas

/// The choices of an alert, parted by hairlines.
struct AlertChoices<Model> {
  let choices: [Choice<Model>]
  let arrangement: AlertArrangement

  func height(_ context: BlockContext) -> Double {
    let row = rowHeight(context)
    return arrangement == .sideBySide ? row : row * Double(choices.count)
  }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let bold = ChoiceOrder.boldTitle(choices)
    let line = context.theme[.separator]
    let row = rowHeight(context)
    let ordered =
      arrangement == .sideBySide
      ? ChoiceOrder.sideBySide(choices) : ChoiceOrder.stacked(choices)
    let width = arrangement == .sideBySide ? rect.width / Double(choices.count) : rect.width
    for (index, choice) in ordered.enumerated() {
      let step = Double(index)
      let place =
        arrangement == .sideBySide
        ? Rect(rect.minX + step * width, rect.minY, width, row)
        : Rect(rect.minX, rect.minY + step * row, width, row)
      let cell = context.mirrored(place, in: rect)
      ChoiceRow(choice: choice, role: choice.title == bold ? .headline : .body)
        .draw(in: cell, into: &picture, context: context)
      if arrangement == .stacked || index == 0 {
        picture.items.append(.hairline(Rect(rect.minX, place.minY, rect.width, 0), line))
      }
      if arrangement == .sideBySide, index > 0 {
        picture.items.append(.hairline(Rect(place.minX, rect.minY, 0, row), line))
      }
    }
    picture.setKeys(for: choices)
  }

  private func rowHeight(_ context: BlockContext) -> Double {
    max(context.theme.height.plain, context.theme.style(.body).lineHeight + 22)
  }
}

/// One choice, its title in the middle of the row.
struct ChoiceRow<Model> {
  let choice: Choice<Model>
  let role: TextRole

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let name = picture.add(choice.title, .rect(rect), action: choice.action)
    if context.pressed.contains(name) {
      picture.items.append(.fill(.rect(rect), .solid(context.theme[.fillPressed])))
    }
    let label = Label<Model>(choice.title, role).lines(1).aligned(.center)
      .color(choice.role == .destructive ? .danger : .accent)
    let height = context.theme.style(role).lineHeight
    label.draw(
      in: Rect(rect.minX + 8, rect.midY - height / 2, rect.width - 16, height), into: &picture,
      context: context)
    picture.drawFocusRing(around: rect.grown(by: -5), radius: 8, of: name, context)
  }
}

extension Picture {
  /// Escape presses cancel; Return presses the preferred choice, else the only one (SPEC A3).
  mutating func setKeys(for choices: [Choice<Model>]) {
    escapeName = choices.first { $0.role == .cancel }?.title
    returnName =
      (choices.first { $0.rank == .preferred }
      ?? (choices.count == 1 ? choices.first : choices.first { $0.role == .none }))?.title
  }
}
