import Blocks
import Canvas
import Motion
import PresentationCore

/// Which of two pages a sheet shows, and the way there: a closed form of time (SPEC T6).
package struct PagePush: Hashable, Sendable {
  private var motion = MovingValue(restingAt: 0, arrivalThreshold: .fraction)
  private var start = Instant.zero

  /// The page it shows or heads for: 0 or 1.
  package var page: Int { Int(motion.target) }

  /// How much of the second page has come in; a spring may pass 1.
  func share(at now: Instant) -> Double {
    motion.state(after: now.seconds(since: start)).value
  }

  /// The moment at which it rests.
  var end: Instant { start.advanced(by: motion.arrival ?? 0) }

  /// Goes to a page from where it is, as fast as it is (SPEC E7).
  mutating func go(to page: Int, along curve: MotionCurve, at now: Instant) {
    let seen = motion.state(after: now.seconds(since: start))
    motion = MovingValue(
      from: seen.value, velocity: seen.velocity, to: Double(page), curve: curve,
      arrivalThreshold: .fraction)
    start = now
  }
}

/// Two pages side by side behind one window, as high as the page it heads for.
struct PushedPages<First: Block, Second: Block>: Block where First.Model == Second.Model {
  let push: PagePush
  let first: First
  let second: Second

  var traits: BlockTraits { .growsAcross }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    push.page == 0
      ? first.size(fitting: proposal, in: context) : second.size(fitting: proposal, in: context)
  }

  func draw(in rect: Rect, into picture: inout Picture<First.Model>, context: BlockContext) {
    let share = push.share(at: context.now)
    let isMoving = push.end > context.now
    if isMoving { picture.keepsMoving(.until(push.end)) }
    let shown = Rect(rect.minX, rect.minY, rect.width, max(rect.height, context.surfaceHeight ?? 0))
    picture.group(clip: .rect(shown)) {
      if isMoving || push.page == 0 {
        let place = Rect(rect.minX - share * rect.width, rect.minY, rect.width, rect.height)
        first.draw(in: context.mirrored(place, in: rect), into: &$0, context: context)
      }
      if isMoving || push.page == 1 {
        let place = Rect(rect.minX + (1 - share) * rect.width, rect.minY, rect.width, rect.height)
        second.draw(in: context.mirrored(place, in: rect), into: &$0, context: context)
      }
    }
  }
}

/// Where to move a conversation: folders, then the folders in one, higher than the first page.
struct FolderPages<Model>: Composite {
  let push: PagePush
  /// Goes to a page, from a moment on.
  let go: (Int) -> Action<Model>
  let done: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return PushedPages(push: push, first: folders(word), second: years(word))
  }

  private func folders(_ word: (String, String) -> String) -> VStack<Model> {
    VStack(alignment: .leading, spacing: 0) {
      SheetHeader(word("Move to", "移到"))
      GroupBox {
        Cell(.summarize, word("Receipts", "收据"), trailing: .chevron, do: go(1)).named("folder 0")
        Cell(.directionsBoat, word("Boathouse", "船库"), trailing: .chevron, do: go(1))
          .named("folder 1")
        Cell(.photo, word("Photos", "照片"), trailing: .chevron, do: go(1)).named("folder 2")
      }
      .padding(.horizontal, 16)
      Gap(16)
    }
  }

  private func years(_ word: (String, String) -> String) -> VStack<Model> {
    VStack(alignment: .leading, spacing: 0) {
      SheetHeader(word("Year", "年份"))
      GroupBox {
        for year in (2021...2026).reversed() {
          Cell(.event, "\(year)", do: .dismissThen(done)).named("year \(year)")
        }
      }
      .padding(.horizontal, 16)
      Gap(16)
      Button(word("Back", "返回"), style: .plain, name: "back", do: go(0)).padding(.horizontal, 16)
      Gap(8)
    }
  }
}

/// The inbox, and which page of the sheet shows.
package struct SheetPagesModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
  /// The page of the sheet.
  package var push = PagePush()
  var moved = 0
}

/// A page pushed inside a sheet that is as high as its content: one change of height, as fast as
/// the push (SPEC S1, V4).
package struct SheetPagesScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "sheet-pages", title: Phrase("Pages in a sheet", "面板里的页面"), family: .sheets,
    summary: Phrase(
      "A page pushed in the sheet is higher: the sheet grows with the push, in one move.",
      "面板里推入的页面更高：面板随推入一起长高，只动一次。"),
    tries: [
      Phrase("Tap a folder, then Back while it is still moving.", "点一个文件夹，还在动时就点“返回”。"),
      Phrase("Fling the sheet down on the second page: all of it leaves.", "在第二页向下轻扫：整张面板离开。"),
    ],
    spec: ["S1", "V4", "E7", "S5"],
    appleName: "NavigationStack in .sheet with fitted detents",
    icon: Symbol.chevronRight.rawValue, knobs: SheetKnobs.all(detents: "fit"),
    states: ["first", "second"],
    takes: [
      SceneTake("push", "do show\n900ms do push"),
      SceneTake("back", "do show\n700ms do push\n850ms do back"),
      SceneTake("fling", "do show\n700ms do push\n1700ms flick 195,420 v=0,1800"),
    ],
    actions: SheetAction.all + ["push", "back"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> SheetPagesModel {
    SheetPagesModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: SheetPagesModel, _ settings: StageSettings
  ) -> any Block<SheetPagesModel> {
    let options = SheetKnobs.options("pages", settings)
    let curve = options.style.settling
    return InboxPage(model.inbox).scoped(\SheetPagesModel.inbox)
      .popup(
        item: \.inbox.openedConversation, options, onDismiss: { $0.push = PagePush() },
        detent: \.sheet.detent,
        content: { _ in
          [
            FolderPages(
              push: model.push,
              go: { page in .timed { $0.push.go(to: page, along: curve, at: $1) } },
              done: { $0.moved += 1 })
          ]
        })
  }

  package func perform(
    _ action: String, on model: inout SheetPagesModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "push": model.push.go(to: 1, along: PresentationStyle.settle, at: presenter.now)
    case "back": model.push.go(to: 0, along: PresentationStyle.settle, at: presenter.now)
    default: try performSheet(action, on: &model, with: &presenter)
    }
  }

  package func summarize(_ model: SheetPagesModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    summary.text["page"] = "\(model.push.page)"
    summary.text["moved"] = "\(model.moved)"
  }
}
