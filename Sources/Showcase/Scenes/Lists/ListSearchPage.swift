import Blocks
import Canvas
import PresentationCore

/// The field rises to the top while it is searched with; the rest follows its way (look 20).
struct ListSearchPage: Block {
  typealias Model = ListSearchModel

  let model: ListSearchModel

  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    context.environment.container
  }

  func draw(in rect: Rect, into picture: inout Picture<ListSearchModel>, context: BlockContext) {
    let share = model.searching.share(at: context.now)
    if model.searching.restsAt > context.now {
      picture.keepsMoving(.until(model.searching.restsAt))
    }
    let safe = context.environment.safeArea
    let inner = rect.inset(by: Insets(top: safe.top, left: safe.left, right: safe.right))
    let height = field(context).size(fitting: .ideal, in: context).height
    let chips = scopes(context.environment)
      .size(fitting: ProposedSize(width: inner.width), in: context).height
    let rest = (context.environment.isCompactHeight ? 8.0 : 56) + 44
    let top = inner.minY + mix(rest, 8, share)
    let low = top + height + 8 + share * (chips + 16)
    let list = Rect(rect.minX, low, rect.width, max(0, rect.maxY - low))
    drawList(in: picture.aboveKeyboard(list, context), into: &picture, context)
    let cover = Rect(rect.minX, rect.minY, rect.width, low - rect.minY)
    picture.items.append(.fill(.rect(cover), .solid(context.theme[.page])))
    drawTitle(in: inner, field: top, share, into: &picture, context)
    drawField(in: inner, top: top, height: height, share, into: &picture, context)
    // The chips stand on the list; they come in once the band has opened far enough for them.
    let chipTop = low - 12 - chips
    let start = 1 - 12 / (chips + 16)
    guard share > start else { return }
    picture.group(clip: nil, opacity: (share - start) / (1 - start)) {
      scopes(context.environment).draw(
        in: Rect(inner.minX, chipTop, inner.width, chips), into: &$0, context: context)
      $0.items.append(
        .hairline(Rect(rect.minX, low, rect.width, 0), context.theme[.separator]))
    }
  }

  /// The title is gone by this share of the way.
  private static let titleEnd = 0.4
  /// Cancel comes in from this share on.
  private static let cancelStart = 0.6

  private func mix(_ from: Double, _ to: Double, _ share: Double) -> Double {
    from + (to - from) * share
  }

  private func drawTitle(
    in inner: Rect, field top: Double, _ share: Double,
    into picture: inout Picture<ListSearchModel>, _ context: BlockContext
  ) {
    guard share < Self.titleEnd, !context.environment.isCompactHeight else { return }
    let title = LargeTitle<ListSearchModel>(context.environment.word("Inbox", "收件箱"))
    picture.group(clip: nil, opacity: 1 - share / Self.titleEnd) {
      title.draw(
        in: Rect(inner.minX, top - 56, inner.width, 52), into: &$0, context: context)
    }
  }

  private func drawField(
    in inner: Rect, top: Double, height: Double, _ share: Double,
    into picture: inout Picture<ListSearchModel>, _ context: BlockContext
  ) {
    let cancel = Button<ListSearchModel>(
      context.environment.word("Cancel", "取消"), style: .bar, name: "cancel"
    ) { _ in }  // The scene's action of the same name does it.
    .textSize(atMost: .extraExtraExtraLarge)
    let (width, line) = { ($0.width, $0.height) }(cancel.size(fitting: .ideal, in: context))
    let place = Rect(
      inner.minX + 16, top, inner.width - 32 - share * (width + 12), height)
    field(context).draw(
      in: context.mirrored(place, in: inner), into: &picture, context: context)
    guard share > Self.cancelStart else { return }
    // It moves with the field's end.
    let end = Rect(place.maxX + 12, top + (height - line) / 2, width, line)
    picture.group(clip: nil, opacity: (share - Self.cancelStart) / (1 - Self.cancelStart)) {
      cancel.draw(in: context.mirrored(end, in: inner), into: &$0, context: context)
    }
  }

  private func field(_ context: BlockContext) -> SearchField<ListSearchModel> {
    SearchField(context.environment.word("Search", "搜索"), text: \.search)
  }

  private func scopes(_ environment: BlockEnvironment) -> some Block<ListSearchModel> {
    HStack(spacing: 8) {
      for scope in ListSearchModel.Scope.allCases {
        Chip<ListSearchModel>(
          scope.title(environment), selection: scope == model.scope ? .chosen : .plain,
          do: .run { $0.scope = scope })
      }
      Spacer()
    }
    .padding(.horizontal, 16)
  }

  private func drawList(
    in rect: Rect, into picture: inout Picture<ListSearchModel>, _ context: BlockContext
  ) {
    let safe = context.environment.safeArea
    let home = context.homeArea(in: rect)
    let edges = Insets(left: safe.left, bottom: home, right: safe.right)
    let table = model.table
    let unseen = table.leaving.map { $0.opacity(at: context.now) }.max() ?? 0
    if !table.rows.isEmpty || unseen > 0 {
      Scroll("page", insets: edges) {
        RowStack(table) { entry, _ in
          ListSearchPage.line(entry)
        }
      }
      .draw(in: rect, into: &picture, context: context)
    }
    guard table.rows.isEmpty else { return }
    let state = emptyState(context.environment)
    let size = state.size(fitting: ProposedSize(width: rect.width), in: context)
    picture.group(clip: nil, opacity: 1 - unseen) { picture in
      guard size.height <= rect.height - home else {
        Scroll("empty", insets: edges) { state }.draw(in: rect, into: &picture, context: context)
        return
      }
      let y = rect.minY + (rect.height - home - size.height) * 0.44
      state.draw(
        in: Rect(rect.minX, y, rect.width, size.height), into: &picture, context: context)
    }
  }

  private static func line(_ entry: MailEntry) -> any Block<ListSearchModel> {
    guard case .row(let conversation, let isLast) = entry.kind else {
      return Gap<ListSearchModel>(0)  // There are no sections here.
    }
    let id = conversation.id
    return conversation.listRow(
      isLast: isLast, do: Action<ListSearchModel>.run { $0.open(id) })
  }

  private func emptyState(_ environment: BlockEnvironment) -> EmptyState<ListSearchModel> {
    let word = environment.word
    guard !model.conversations.isEmpty else {
      return EmptyState(
        .inbox, title: word("Nothing in here", "这里空空的"),
        text: word(
          "New conversations will show up in this place.", "新的对话会出现在这里。"),
        button: Button(word("Bring them back", "全部恢复"), style: .tinted, name: "refill") {
          $0.fill(true)
        })
    }
    let term = SearchTerm.quoted(model.search)
    return EmptyState(
      .search,
      title: term.isEmpty
        ? word("Nothing of this kind", "没有这类对话")
        : word("Nothing for “\(term)”", "没有找到“\(term)”"),
      text: word(
        "Look for another name, or among all conversations.", "换一个名字，或在全部对话中查找。"),
      button: Button(word("Clear search", "清除搜索"), style: .tinted, name: "clear search") {
        $0.search = ""
        $0.scope = .all
      })
  }
}

extension ListSearchModel.Scope {
  fileprivate func title(_ environment: BlockEnvironment) -> String {
    switch self {
    case .all: environment.word("All", "全部")
    case .unread: environment.word("Unread", "未读")
    case .pinned: environment.word("Pinned", "置顶")
    }
  }
}
