import Canvas

/// The choices of an alert, parted by hairlines (SPEC A1).
struct AlertChoices<Model>: Block {
  let choices: [Choice<Model>]
  let arrangement: AlertArrangement

  var traits: BlockTraits { .growsAcross }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    switch arrangement {
    case .stacked:
      return list(context).size(fitting: proposal, in: context)
    case .sideBySide:
      let heights = ordered.map { row($0, context).size(fitting: .ideal, in: context).height }
      return Size(proposal.width ?? 270, heights.max() ?? 0)
    }
  }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    switch arrangement {
    case .stacked: list(context).draw(in: rect, into: &picture, context: context)
    case .sideBySide: drawSideBySide(in: rect, into: &picture, context)
    }
  }

  private func drawSideBySide(
    in rect: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let line = context.theme[.separator]
    let width = rect.width / Double(max(1, choices.count))
    for (index, choice) in ordered.enumerated() {
      let place = Rect(rect.minX + Double(index) * width, rect.minY, width, rect.height)
      row(choice, context)
        .draw(in: context.mirrored(place, in: rect), into: &picture, context: context)
      if index > 0 {
        picture.items.append(.hairline(Rect(place.minX, rect.minY, 0, rect.height), line))
      }
    }
    picture.items.append(.hairline(Rect(rect.minX, rect.minY, rect.width, 0), line))
  }

  private func list(_ context: BlockContext) -> RowList<Model> {
    RowList(rows: ordered.map { row($0, context) })
  }

  private func row(_ choice: Choice<Model>, _ context: BlockContext) -> ChoiceRow<Model> {
    let isBold = choice.name == ChoiceOrder.boldName(choices)
    return ChoiceRow(
      choice: choice, role: isBold ? .headline : .body, minHeight: context.theme.height.plain)
  }

  private var ordered: [Choice<Model>] {
    arrangement == .sideBySide ? ChoiceOrder.sideBySide(choices) : ChoiceOrder.stacked(choices)
  }
}

extension Picture {
  /// Escape presses cancel; Return presses the preferred choice, else the only one (SPEC A3).
  mutating func setKeys(for choices: [Choice<Model>]) {
    escapeName = choices.first { $0.role == .cancel }?.name
    returnName =
      (choices.first { $0.rank == .preferred }
      ?? (choices.count == 1 ? choices.first : choices.first { $0.role == .none }))?.name
  }
}
