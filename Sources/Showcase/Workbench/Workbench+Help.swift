import Blocks
import Canvas

extension Workbench {
  /// The overlay with the scene's story and all keys, in stage pt over the phone; nil when hidden.
  package func helpOverlay() -> Frame? {
    guard help == .shown else { return nil }
    let theme = Theme.classic(settings.appearance)
    let size = layout.screen
    let context = BlockContext(
      theme: theme, text: text,
      environment: BlockEnvironment(locale: settings.locale, container: size))
    let form = HelpForm(in: size)
    let body = helpBody(form)
    let height = body.size(fitting: ProposedSize(width: form.width), in: context).height
    let card = Rect(0, 0, form.width, height)
    let scale = min(1, form.room.width / card.width, form.room.height / card.height)
    let place = Placement(
      scale: scale,
      offset: Point((size.width - card.width * scale) / 2, (size.height - height * scale) / 2))
    var picture = Picture(model: 0)
    body.draw(in: card, into: &picture, context: context)
    let surface = Surface(
      .rounded(card, 16), fill: .solid(theme[.card]), shadows: theme.shadows(.card))
    let screen = Rect(origin: .zero, size: size)
    return Frame(
      size: size, backdrop: .clear,
      layers: [
        Layer(
          name: "help mask", surface: Surface(.rect(screen), fill: .solid(.black)), opacity: 0.4),
        Layer(
          name: "help", surface: surface, content: picture.items, clip: .rounded(card, 16),
          placement: place),
      ])
  }

  private func helpBody(_ form: HelpForm) -> any Block<Int> {
    let commands = WorkbenchCommand.allCases
    let half = (commands.count + 1) / 2
    let first = keys(commands.prefix(half), form)
    let second = keys(commands.dropFirst(half), form)
    let body: any Block<Int>
    switch form.columns {
    case .two:
      body = VStack<Int>(alignment: .leading, spacing: 12) {
        helpStory.frame(width: form.width - 2 * HelpForm.padding, alignment: .leading)
        HStack<Int>(alignment: .top, spacing: HelpForm.gap) {
          first
          second
        }
      }
      .padding(HelpForm.padding)
    case .three:
      body = HStack<Int>(alignment: .top, spacing: HelpForm.gap) {
        helpStory.frame(width: form.column, alignment: .leading)
        first
        second
      }
      .padding(HelpForm.padding)
    }
    return body
  }

  /// What the scene shows and what to try in it.
  private var helpStory: VStack<Int> {
    let words = Words(settings.locale)
    return VStack(alignment: .leading, spacing: 2) {
      Label(words(info.title), .title3)
      Label(words(info.summary), .footnote).color(.labelSecondary)
      for hint in [scenes[index].opening].compactMap(\.self) + info.tries {
        Label("· \(words(hint))", .footnote)
      }
      Label("\(info.spec.joined(separator: " ")) — \(words(info.appleName))", .caption1)
        .color(.labelTertiary)
    }
  }

  private func keys(_ commands: ArraySlice<WorkbenchCommand>, _ form: HelpForm) -> VStack<Int> {
    let words = Words(settings.locale)
    return VStack(alignment: .leading, spacing: 3) {
      for command in commands {
        HStack(alignment: .top, spacing: 4) {
          Label(command.keyName, .caption1).color(.accent).frame(width: 34, alignment: .leading)
          Label(command.title(words), .caption1)
            .frame(width: form.column - 38, alignment: .leading)
        }
      }
    }
  }
}

/// How the help lies on a screen: story above two columns of keys, or beside them on a wide one.
private struct HelpForm {
  enum Columns { case two, three }

  /// What there is within the margin of 16 pt.
  let room: Size
  let columns: Columns
  /// Width of the card in its own pt; a screen with less shows it smaller.
  let width: Double

  static let padding = 20.0
  static let gap = 16.0

  init(in screen: Size) {
    room = Size(max(1, screen.width - 32), max(1, screen.height - 32))
    columns = screen.width > screen.height ? .three : .two
    let least = columns == .three ? 720.0 : 326
    width = max(least, min(room.width, least + 100))
  }

  /// Width of a column in pt.
  var column: Double {
    let count = columns == .three ? 3.0 : 2
    return (width - 2 * Self.padding - (count - 1) * Self.gap) / count
  }
}
