import Blocks
import Canvas
import Testing

/// What rows and titles of popups show (SPEC D2, D3, C1, A1).
@Suite struct PopupRowTests {
  private func icons(_ items: [DisplayItem]) -> [Icon] {
    items.flatMap { item -> [Icon] in
      switch item {
      case .icon(let icon): [icon]
      case .group(let group): icons(group.items)
      case .fill, .stroke, .shadow, .text, .hairline: []
      }
    }
  }

  @Test func `D3 an option has icon, title and subtitle, and a check when it is the chosen one`() {
    for (selection, symbols) in [
      (OptionRow<Lab>.Selection.plain, [Symbol.link]), (.chosen, [.link, .check]),
    ] {
      let row = OptionRow<Lab>(
        .link, "By link", subtitle: "Anyone with it", selection: selection, do: .dismissSelf)
      let picture = row.drawn(in: Rect(0, 0, 374, 64))
      #expect(icons(picture.items).map(\.codePoint) == symbols.map(\.rawValue))
      #expect(picture.texts == ["By link", "Anyone with it"])
    }
  }

  @Test func `D2, A1 a long title wraps in whole words, and the popup grows with it`() {
    let title = "Delete these three talks from all of your devices, for ever and without a way back"
    func popups(_ title: String) -> [any Block<Lab>] {
      [DialogBody<Lab>(title, choices: [Choice("OK")]), AlertBody<Lab>(title)]
    }
    for (long, short) in zip(popups(title), popups("Delete?")) {
      let offer = ProposedSize(width: 374)
      let size = long.size(fitting: offer, in: .phone())
      let picture = long.drawn(in: Rect(origin: .zero, size: size))
      let lines = picture.texts.filter(title.contains)
      #expect(lines.count > 1)
      #expect(lines.joined(separator: " ") == title)
      #expect(size.height > short.size(fitting: offer, in: .phone()).height)
    }
  }

  @Test func `C1 a menu row shows its icon, and a destructive one warns by its colour`() {
    let theme = Theme.classic()
    for (role, color) in [(Choice<Lab>.Role.none, ColorToken.label), (.destructive, .danger)] {
      let row = MenuRow<Lab>("Delete", mark: .icon(.delete), role: role, do: .dismissSelf)
      let picture = row.drawn(in: Rect(0, 0, 250, 44))
      #expect(picture.runs.map(\.color) == [theme[color]])
      #expect(icons(picture.items).map(\.codePoint) == [Symbol.delete.rawValue])
      #expect(icons(picture.items).map(\.color) == [theme[color]])
    }
    let disabled = MenuRow<Lab>("Delete", role: .destructive, do: nil)
    #expect(disabled.drawn(in: Rect(0, 0, 250, 44)).runs.map(\.color) == [theme[.labelQuaternary]])
  }
}
