import Blocks
import Canvas
import PresentationCore

/// Photos on their way: sent after a countdown, uploaded meanwhile; all functions of time (K6).
package struct Delivery: Hashable, Sendable {
  /// When the countdown began.
  package var start: Instant
  /// What became of it.
  package var verdict = Verdict.open

  /// What becomes of a delivery.
  package enum Verdict: Hashable, Sendable { case open, undone, sent }

  static let countdown = 10.0
  static let megabytes = 28.7
  static let speed = 4.6

  /// When the photos leave by themselves.
  var end: Instant { start.advanced(by: Self.countdown) }

  /// Seconds left, never below 0.
  func remaining(at now: Instant) -> Double {
    max(0, Self.countdown - now.seconds(since: start))
  }

  /// Megabytes uploaded so far.
  func uploaded(at now: Instant) -> Double {
    min(Self.megabytes, max(0, now.seconds(since: start)) * Self.speed)
  }
}

/// Counts down to sending while an upload runs: ring, bar and card have three clocks (look 06).
struct ProgressCard<Model>: Composite {
  let delivery: Delivery?
  let recipient: String
  let undo: (inout Model) -> Void
  let sendNow: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let delivery = delivery ?? Delivery(start: context.now)
    let left = delivery.remaining(at: context.now)
    let isLow = context.environment.isCompactHeight
    let seconds = Int(left.rounded(.up))
    let done = delivery.uploaded(at: context.now)
    let (now, all) = (Self.tenths(done), Self.tenths(Delivery.megabytes))
    return Card {
      Ring(left / Delivery.countdown, title: "\(seconds)", size: isLow ? 64 : 96).named("ring")
      Gap(20)
      CardTitle(
        word(
          seconds == 1 ? "Sending in 1 second" : "Sending in \(seconds) seconds",
          "\(seconds)\u{A0}秒后发送"))
      Gap(4)
      CardMessage(word("3 photos to \(recipient)", "3\u{A0}张照片，发给\(recipient)"))
      Gap(20)
      uploadLine(
        word("Uploading", "正在上传"), word("\(now) of \(all) MB", "\(now) / \(all) MB"), context)
      Gap(8)
      ProgressBar(done / Delivery.megabytes).named("progress.track")
    } footer: {
      Gap(24)
      ButtonRow {
        Button(word("Undo", "撤销"), style: .secondary, name: "undo", do: .dismissThen(undo))
        Button(
          word("Send now", "立即发送"), style: .primary, name: "send", do: .dismissThen(sendNow))
      }
    }
    .ticking(until: delivery.end)
  }

  /// Label and value at both ends of a line, one below the other at accessibility sizes.
  @BlockBuilder<Model> private func uploadLine(
    _ title: String, _ value: String, _ context: BlockContext
  ) -> [any Block<Model>] {
    let label = Label<Model>(title, .footnoteStrong).named("progress.label")
    let number = Label<Model>(value, .footnote).color(.labelSecondary).tabular()
      .named("progress.value")
    if context.environment.textSize.isAccessibility {
      VStack(spacing: 4) {
        label
        number
      }
    } else {
      HStack {
        label
        Spacer()
        number
      }
    }
  }

  /// One decimal, without the C library.
  private static func tenths(_ value: Double) -> String {
    let count = Int((value * 10).rounded())
    return "\(count / 10).\(count % 10)"
  }
}

/// What the scene remembers besides the inbox.
package struct ProgressCardModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// The delivery under way, also while its card is away.
  var delivery: Delivery?
  /// How many deliveries have left.
  var sent = 0
}

extension Delivery? {
  /// When the countdown under way is over; nil when none is.
  var due: Instant? { flatMap { $0.verdict == .open ? $0.end : nil } }

  /// Starts a countdown; one under way goes on, also when its card was closed meanwhile.
  mutating func begin(at now: Instant) {
    if self?.verdict != .open { self = Delivery(start: now) }
  }

  /// Decides what becomes of the one under way.
  mutating func settle(as verdict: Delivery.Verdict) {
    self?.verdict = verdict
  }

  /// True when the countdown is over now: the photos have left.
  mutating func finish(at now: Instant) -> Bool {
    guard let due, due <= now else { return false }
    settle(as: .sent)
    return true
  }
}

/// A card with a countdown and an upload bar.
package struct ProgressCardScene: OverInbox {
  package let info = SceneInfo(
    name: "progress-card", title: Phrase("Progress card", "进度卡片"), family: .cards,
    summary: Phrase(
      "A countdown ring and an upload bar run by their own clock, not the card's.",
      "倒计时圆环和上传进度条走自己的时钟，不跟卡片走。"),
    tries: [
      Phrase("Close it by the mask and open it again: the clock has gone on.", "点遮罩关闭再打开：时钟一直在走。"),
      Phrase("Slow the transition down: ring and bar keep their pace.", "放慢转场：圆环和进度条速度不变。"),
      Phrase("Wait ten seconds: the model ends it.", "等十秒：由模型结束。"),
    ],
    spec: ["K1", "K4", "K6", "E3", "E8"], appleName: "TimelineView(.animation)",
    icon: Symbol.timer.rawValue, knobs: CardKnobs.all, states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("undo", "do show\n1500ms tap \"undo\""),
      SceneTake("again", "do show\n1000ms tap 195,150\n1100ms do show"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ProgressCardModel {
    ProgressCardModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: ProgressCardModel, _ settings: StageSettings
  ) -> any Block<ProgressCardModel> {
    InboxPage(model.inbox).scoped(\ProgressCardModel.inbox)
      .popup(
        item: \.inbox.openedConversation, CardKnobs.options("progress-card", settings)
      ) { conversation in
        ProgressCard(
          delivery: model.delivery, recipient: conversation.name,
          undo: { $0.delivery.settle(as: .undone) },
          sendNow: {
            $0.delivery.settle(as: .sent)
            $0.sent += 1
          })
      }
  }

  package func hear(
    _ event: Event, model: inout ProgressCardModel, presenter: inout Presenter
  ) {
    model.inbox.hear(event, at: presenter.now)
    if case .willPresent = event { model.delivery.begin(at: presenter.now) }
  }

  package func nextWake(_ model: ProgressCardModel) -> Instant? {
    [model.inbox.nextWake, model.delivery.due].compactMap(\.self).min()
  }

  package func wake(_ model: inout ProgressCardModel, presenter: inout Presenter) {
    model.inbox.wake(with: &presenter)
    guard model.delivery.finish(at: presenter.now) else { return }
    model.sent += 1
    model.inbox.opened = nil
  }
}
