import Blocks
import Canvas
import PresentationCore

/// The state of the scene `inbox`: the list, and what its popups edit.
package struct InboxSceneModel: HoldsInbox {
  /// The page, with what its rows' popups need.
  package var inbox: InboxModel
}

/// The mock list page; rows and bar declare their own popups (SPEC H1).
package struct InboxScene: OverInbox {
  package let info = SceneInfo(
    name: "inbox", title: Phrase("Inbox", "收件箱"), family: .page,
    summary: Phrase(
      "The mock list: scrolling, pull to refresh, and popups declared by rows and buttons.",
      "模拟列表：滚动、下拉刷新，弹窗由行和按钮声明。"),
    tries: [
      Phrase("Pull the list down; every third refresh fails.", "下拉列表；每第三次刷新会失败。"),
      Phrase(
        "Tap rows: they open a question, a picture, a countdown or a rating.", "点各行：打开确认、图片、倒计时或评分。"
      ),
      Phrase("Tap the pencil for a panel and the filter for a sheet.", "点铅笔出现底部面板，点筛选出现面板。"),
      Phrase("Scroll: the large title collapses into the bar.", "滚动：大标题收进导航栏。"),
      Phrase(
        "Search for a name: the other rows fade, those found move up.", "搜索一个名字：其他行淡出，找到的行上移。"),
    ],
    spec: ["R1", "R2", "R4", "L1", "L3", "L6", "H1", "K1", "S1", "V2", "V3", "V5", "V6"],
    appleName: "List + .refreshable",
    icon: Symbol.inbox.rawValue, knobs: CardKnobs.all,
    states: ["rest", "pulling", "refreshing", "collapsed"],
    takes: [
      SceneTake("card", "tap \"row 0\""),
      SceneTake("pull", "drag 195,300 to 195,520 over 500ms"),
      SceneTake("scroll", "drag 195,600 to 195,300 over 300ms hold 120ms"),
      SceneTake("panel", "tap \"compose\""),
      SceneTake("sheet", "tap \"filter\""),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> InboxSceneModel {
    InboxSceneModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: InboxSceneModel, _ settings: StageSettings
  ) -> any Block<InboxSceneModel> {
    let popups = InboxPopups(model: model.inbox, settings: settings)
    return InboxPage(model.inbox, tools: popups.tools, decorate: popups.row)
      .scoped(\InboxSceneModel.inbox)
  }

  package func hear(
    _ event: Event, model: inout InboxSceneModel, presenter: inout Presenter
  ) {
    model.inbox.hear(event, at: presenter.now)
    guard case .willPresent(let id, _, _) = event, id == InboxPopups.countdown else { return }
    model.inbox.popups.delivery.begin(at: presenter.now)
  }

  package func nextWake(_ model: InboxSceneModel) -> Instant? {
    [model.inbox.nextWake, model.inbox.popups.delivery.due].compactMap(\.self).min()
  }

  package func wake(_ model: inout InboxSceneModel, presenter: inout Presenter) {
    model.inbox.wake(with: &presenter)
    guard model.inbox.popups.delivery.finish(at: presenter.now) else { return }
    model.inbox[isOpen: InboxPopups.countdownRow] = false
  }
}
