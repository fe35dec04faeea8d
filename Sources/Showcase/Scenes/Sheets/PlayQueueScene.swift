import Blocks
import Canvas
import PresentationCore

/// A recording of the queue.
struct Track: Hashable, Sendable, Identifiable {
  let id: Int
  let title: String
  let length: String

  /// Six recordings in a language.
  static func all(_ locale: StageSettings.Locale) -> [Track] {
    let words = Words(locale)
    let list = [
      (words("Low water, north bank", "低水位，北岸"), "7:40"),
      (words("Rain on the boathouse", "船库上的雨"), "6:12"),
      (words("Gulls before the ferry", "渡船前的海鸥"), "3:48"),
      (words("Reeds in the wind", "风中的芦苇"), "8:05"),
      (words("Night watch", "守夜"), "5:27"),
      (words("Ice on the lock", "船闸上的冰"), "4:31"),
    ]
    return list.enumerated().map { Track(id: $0, title: $1.0, length: $1.1) }
  }
}

/// What plays, its controls, and what comes next (look 21).
struct QueueSheet<Model>: Composite {
  let tracks: [Track]
  let current: WritableKeyPath<Model, Int>
  let isPlaying: WritableKeyPath<Model, Bool>
  let now: Int
  let plays: Bool

  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let isLow = context.environment.isCompactHeight
    let isLarge = context.environment.textSize.isAccessibility
    // On its side the screen has no room for the list below words of any size.
    let largest = isLow ? TextSizeCategory.accessibility1 : .accessibility5
    return VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 16) {
          Art(width: 72, height: 72) { rect, _ in PhotoArt.items(now + 1, covering: rect) }
            .clip(radius: context.theme.radius.control).named("artwork")
          VStack(alignment: .leading, spacing: 2) {
            Label(tracks[now].title, .headline).lines(isLarge ? 2 : 1).wholeWords().named("title")
            Label(word("River sounds, part 3", "河的声音，第三辑"), .subhead)
              .color(.labelSecondary).lines(isLarge && !isLow ? 2 : 1)
            Gap(12)
            ProgressBar(0.4, height: 4).named("progress").direction(.leftToRight)
          }
          .textSize(atMost: largest)
          if isLow { controls }
        }
        .padding(Insets(top: 24, left: 20, right: isLow ? 12 : 20))
        if !isLow { controls.frame(maxWidth: .infinity).padding(Insets(top: 8)) }
      }
      .dragHandle("header")
      Label(word("Up next", "接下来"), .footnoteStrong).color(.labelSecondary)
        .textSize(atMost: largest)
        .padding(Insets(top: isLow ? 16 : 8, left: 20, bottom: 8))
      Scroll("queue", insets: Insets(bottom: context.environment.safeArea.bottom)) {
        VStack(alignment: .leading, spacing: 0) {
          for track in upNext { row(track, lines: isLarge ? 3 : 1) }
        }
      }
    }
  }

  private var upNext: [Track] {
    (1..<tracks.count).map { tracks[(now + $0) % tracks.count] }
  }

  /// Buttons of a player keep their order in every language: they are those of a tape.
  private var controls: FixedDirection<HStack<Model>> {
    let (current, isPlaying, count) = (current, isPlaying, tracks.count)
    return HStack(spacing: 0) {
      IconButton(.skipPrevious, name: "previous", color: .label, size: 28) {
        $0[keyPath: current] = ($0[keyPath: current] + count - 1) % count
      }
      IconButton(plays ? .pause : .playArrow, name: "play", size: 36) {
        $0[keyPath: isPlaying].toggle()
      }
      IconButton(.skipNext, name: "skip", color: .label, size: 28) {
        $0[keyPath: current] = ($0[keyPath: current] + 1) % count
      }
    }
    .direction(.leftToRight)
  }

  private func row(_ track: Track, lines: Int) -> some Block<Model> {
    let current = current
    return VStack(spacing: 0) {
      HStack(spacing: 12) {
        Art(width: 40, height: 40) { rect, theme in PhotoArt.items(track.id + 1, covering: rect) }
          .clip(radius: 8)
        Label(track.title).lines(lines).wholeWords()
        Spacer(minLength: 8)
        Label(track.length, .footnote).color(.labelSecondary).tabular()
        IconView(.dragHandle, size: 20, color: .labelQuaternary)
      }
      .padding(.horizontal, 20)
      .frame(maxWidth: .infinity, minHeight: 55.5)
      Divider(inset: 72)
    }
    .onTap("track \(track.id)") { $0[keyPath: current] = track.id }
    .spoken(track.title)
  }
}

/// The inbox and the queue over it.
package struct PlayQueueModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
  let tracks: [Track]
  var current = 0
  var isPlaying = true
}

/// A queue that follows the width of its content when the phone lies on its side (SPEC S9, S16).
package struct PlayQueueScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "play-queue", title: Phrase("Play queue", "播放队列"), family: .sheets,
    summary: Phrase(
      "What plays and what is next; on its side the sheet is as wide as its content.",
      "正在播放和接下来的内容；横屏时面板只有内容那么宽。"),
    tries: [
      Phrase("Turn the phone on its side and back.", "把手机横过来，再竖回去。"),
      Phrase("Tap a row: it moves to the top.", "点按一行：它来到最上面。"),
      Phrase("Set compact=fullWidth and turn it again.", "设 compact=fullWidth 再转一次。"),
    ],
    spec: ["S9", "S16", "S7", "S10"],
    appleName:
      "prefersEdgeAttachedInCompactHeight, widthFollowsPreferredContentSizeWhenEdgeAttached",
    icon: Symbol.playArrow.rawValue,
    knobs: SheetKnobs.all(compact: .preferredWidth),
    states: ["medium", "large", "landscape"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("landscape", "resize 844x390\ndo show\n900ms do select large"),
      SceneTake("turn", "do show\n900ms do select large\n1700ms rotate"),
      SceneTake("next", "do show\n900ms tap \"skip\""),
    ],
    actions: SheetAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> PlayQueueModel {
    PlayQueueModel(inbox: InboxModel(settings), tracks: Track.all(settings.locale))
  }

  package func page(
    _ model: PlayQueueModel, _ settings: StageSettings
  ) -> any Block<PlayQueueModel> {
    var options = SheetKnobs.options("queue", settings)
    options.sheet?.preferredSize = Size(480, 620)
    return InboxPage(model.inbox).scoped(\PlayQueueModel.inbox)
      .popup(item: \.inbox.openedConversation, options, detent: \.sheet.detent) { _ in
        QueueSheet(
          tracks: model.tracks, current: \.current, isPlaying: \.isPlaying, now: model.current,
          plays: model.isPlaying)
      }
  }
}
