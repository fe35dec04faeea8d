import Blocks
import Canvas
import PresentationCore

/// One requested popup of the queue scene, and where it stands.
package struct QueueTicket: Hashable, Sendable, Identifiable {
  /// Its number, from 1.
  package let id: Int
  /// How it arrives.
  package var arrival: ArrivalPolicy
  /// Higher goes first.
  package var priority: Int
  /// Where it stands.
  package var state = State.waiting
  /// Whether it has ever been up.
  package var wasShown = false

  /// Where a ticket stands.
  package enum State: String, Hashable, Sendable {
    case waiting, up, aside, gone
  }

  /// Its identity for the engine.
  package var presentation: PresentationID { PresentationID("ticket \(id)") }

  /// Follows what the engine tells of it.
  package mutating func hear(_ event: Event) {
    switch event {
    case .willPresent:
      state = .up
      wasShown = true
    case .didDismiss(_, _, let reason): state = reason == .preempted ? .aside : .gone
    default: break
    }
  }
}

extension QueueTicket {
  func title(_ words: Words) -> String { words("Ticket \(id)", "\(id)\u{A0}号") }

  func detail(_ words: Words) -> String {
    let way =
      switch arrival {
      case .queue: words("in the queue", "排队")
      case .stack: words("on top", "叠加")
      case .replace: words("replaces", "替换")
      case .preempt: words("steps in front", "插队")
      }
    return priority == 0 ? way : words("\(way), priority \(priority)", "\(way)，优先级 \(priority)")
  }

  func stateText(_ words: Words) -> String {
    switch state {
    case .waiting: words("waits", "等待中")
    case .up: words("is up", "显示中")
    case .aside: words("stepped aside, comes back", "已让位，稍后返回")
    case .gone: wasShown ? words("gone", "已离开") : words("never shown", "从未显示")
    }
  }

  var symbol: Symbol {
    switch state {
    case .waiting: .schedule
    case .up: .playArrow
    case .aside: .pause
    case .gone: wasShown ? .check : .block
    }
  }
}

/// A line of the panel that shows the queue.
struct QueueRow<Model>: Composite {
  let ticket: QueueTicket
  let words: Words

  var traits: BlockTraits { .growsAcross }

  func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 12) {
      IconView(ticket.symbol, size: 20, color: ticket.state == .up ? .accent : .labelSecondary)
      VStack(alignment: .leading, spacing: 0) {
        Label("\(ticket.title(words)) · \(ticket.stateText(words))", .subheadStrong).wholeWords()
        Label(ticket.detail(words), .footnote).wholeWords().color(.labelSecondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(Insets(top: 6, left: 16, bottom: 6, right: 16))
    .named("line \(ticket.id)")
  }
}

/// What a ticket shows while it is up: it has no mask, the page stays alive.
struct QueueCard<Model>: Composite {
  let ticket: QueueTicket
  let words: Words

  var traits: BlockTraits { .growsAcross }

  func body(in context: BlockContext) -> some Block<Model> {
    let isLarge = context.environment.textSize.isAccessibility
    let done = Button<Model>(
      words("Done", "完成"), style: .barStrong, name: "done", do: .dismissSelf)
    return HStack(alignment: isLarge ? .top : .center, spacing: 12) {
      IconDisc(ticket.priority > 0 ? .campaign : .chatBubbleOutline, size: 40)
      VStack(alignment: .leading, spacing: 2) {
        Label(ticket.title(words), .headline).wholeWords().named("title")
        Label(ticket.detail(words), .footnote).wholeWords().color(.labelSecondary)
        if isLarge { done }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if !isLarge { done.padding(.horizontal, 8) }
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 64)
  }
}
