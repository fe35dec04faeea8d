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
    let body = helpBody
    let width = min(360, size.width - 32)
    let height = min(
      body.size(fitting: ProposedSize(width: width), in: context).height, size.height)
    let card = Rect((size.width - width) / 2, (size.height - height) / 2, width, height)
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
        Layer(name: "help", surface: surface, content: picture.items, clip: .rounded(card, 16)),
      ])
  }

  private var helpBody: any Block<Int> {
    let words = Words(settings.locale)
    return VStack(alignment: .leading, spacing: 1) {
      Label(words(info.title), .title3)
      Label(words(info.summary), .footnote).color(.labelSecondary)
      for hint in [scenes[index].opening].compactMap(\.self) + info.tries {
        Label("· \(words(hint))", .footnote)
      }
      Label("\(info.spec.joined(separator: " ")) — \(words(info.appleName))", .caption1)
        .color(.labelTertiary)
        .padding(.bottom, 8)
      for command in WorkbenchCommand.allCases {
        HStack(spacing: 12) {
          Label(command.keyName, .footnoteStrong).color(.accent)
            .frame(width: 44, alignment: .leading)
          Label(command.title(words), .footnote)
        }
      }
    }
    .padding(20)
  }
}
