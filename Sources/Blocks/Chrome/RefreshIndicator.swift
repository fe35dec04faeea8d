import Canvas

/// The mark and word in the gap above a pulled list (SPEC R2).
public struct RefreshIndicator<Model>: Block {
  /// What the gap says.
  public enum Stage: Hashable, Sendable {
    /// A share 0…1 of the way to arming.
    case pulling(Double)
    case armed, refreshing
    /// It ended well.
    case done
    /// It ended with an error.
    case failed
  }

  private let stage: Stage

  /// The indicator of a stage.
  public init(_ stage: Stage) {
    self.stage = stage
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { [.growsAcross, .growsDown] }

  /// The room offered, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? context.environment.container.width, proposal.height ?? 54)
  }

  /// Draws mark and word, 8 pt apart, in the middle of the gap.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let (word, style, color) = words(context, room: rect.width - 36 - 32)
    let size = Size(context.text.width(of: word, style: style), style.lineHeight)
    let width = 28 + 8 + size.width
    let start = Rect(rect.midX - width / 2, rect.midY - 14, 28, 28)
    let mark = context.mirrored(start, in: rect)
    let text = context.mirrored(
      Rect(start.maxX + 8, rect.midY - size.height / 2, size.width, size.height), in: rect)
    let stage = stage
    picture.add("refresh", .rect(rect), role: .element)
    picture.group(clip: .rect(rect), opacity: opacity) {
      Self.drawMark(stage, in: mark, into: &$0, context)
      $0.drawCentered(word, style: style, color: color, in: text, context)
    }
  }

  private static func drawMark(
    _ stage: Stage, in rect: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let theme = context.theme
    switch stage {
    case .pulling(let share):
      let ring = rect.grown(by: -4)
      picture.items.append(.stroke(.ellipse(ring), Stroke(width: 2.5), theme[.fillStrong]))
      let arc = Path.arc(in: ring, from: 0, turns: min(max(share, 0.001), 0.999))
      picture.items.append(.stroke(.path(arc), Stroke(width: 2.5), theme[.accent]))
    case .armed:
      picture.items.append(.fill(.ellipse(rect.grown(by: -2.75)), .solid(theme[.accent])))
      picture.drawIcon(.arrowUpward, size: 16, color: theme[.onAccent], in: rect, context)
    case .refreshing:
      Spinner().draw(in: rect, into: &picture, context: context)
    case .done:
      picture.drawIcon(.checkCircle, size: 24, color: theme[.success], in: rect, context)
    case .failed:
      picture.drawIcon(.errorOutline, size: 24, color: theme[.danger], in: rect, context)
    }
  }

  private var opacity: Double {
    if case .pulling(let share) = stage { min(0.35 + share, 1) } else { 1 }
  }

  /// The words in one line: smaller letters where there is no room for large ones.
  private func words(
    _ context: BlockContext, room: Double
  ) -> (word: String, style: TextStyle, color: Color) {
    let environment = context.environment
    let word =
      switch stage {
      case .pulling: environment.word("Pull to refresh", "下拉刷新")
      case .armed: environment.word("Release to refresh", "松开刷新")
      case .refreshing: environment.word("Refreshing", "正在刷新")
      case .done: environment.word("Up to date", "已是最新")
      case .failed: environment.word("Could not refresh", "刷新失败")
      }
    let isArmed = stage == .armed
    let style = context.theme.style(isArmed ? .footnoteStrong : .footnote)
    let width = context.text.width(of: word, style: style)
    let color = context.theme[isArmed ? .accent : .labelSecondary]
    return (word, width > room ? style.scaled(by: max(0.25, room / width)) : style, color)
  }
}
