import Blocks
import Canvas
import PresentationCore

/// What a row keeps when the data changes, and what bad identities do to it (SPEC L1).
package struct ListIdentityScene: Scene {
  package let info = SceneInfo(
    name: "list-identity", title: Phrase("Identity of rows", "行的标识"), family: .lists,
    summary: Phrase(
      "A note typed into a row follows its person; with an index or a name as id it does not.",
      "写进一行的备注跟着这个人走；用序号或名字作标识就会出错。"),
    tries: [
      Phrase("Type a note into a row of each list, then press Insert.", "在每个列表里写一条备注，再点插入。"),
      Phrase("Press Rename: the list with names as ids forgets the note.", "点改名：用名字作标识的列表忘了备注。"),
      Phrase("Press Delete or Refresh and see whose note stays where.", "点删除或刷新，看谁的备注留在哪里。"),
    ],
    spec: ["L1", "R4"], appleName: "Identifiable, ForEach(id:), .id(_:)",
    icon: Symbol.list.rawValue,
    knobs: [
      Knob(
        "note", .choice(["none", "written"]), fallback: "none",
        summary: "whether the first row of each list has a note from the start")
    ],
    states: ["rest", "inserted", "renamed"],
    takes: [
      SceneTake("insert", "do note\n600ms do insert"),
      SceneTake("rename", "do note\n600ms do rename"),
      SceneTake("all", "do note\n600ms do insert\n1400ms do move\n2200ms do rename\n3s do refresh"),
      SceneTake(
        "typed", "tap \"stable 0 note\"\n300ms type \"Bring the scarf\"\n1s do insert"),
    ],
    actions: ["note", "insert", "delete", "move", "rename", "refresh"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ListIdentityModel {
    var model = ListIdentityModel(settings)
    if settings.knobs["note"] == "written" { model.writeNotes() }
    return model
  }

  package func page(
    _ model: ListIdentityModel, _ settings: StageSettings
  ) -> any Block<ListIdentityModel> {
    ListIdentityPage(model: model)
  }

  package func perform(
    _ action: String, on model: inout ListIdentityModel, with presenter: inout Presenter
  ) throws(ActionError) {
    let now = presenter.now
    switch action {
    case "note": model.writeNotes()
    case "insert": model.insert(at: now)
    case "delete": model.deleteFirst(at: now)
    case "move": model.moveFirst(at: now)
    case "rename": model.rename(at: now)
    case "refresh": model.refresh(at: now)
    default: throw ActionError("\(info.name) has no action '\(action)'; try 'insert'")
    }
  }

  package func hear(
    _ event: Event, model: inout ListIdentityModel, presenter: inout Presenter
  ) {
    presenter.endRefresh(after: event)
  }

  package func summarize(_ model: ListIdentityModel, into summary: inout EndSummary) {
    for (index, person) in model.people.enumerated() {
      for kind in NoteKey.Kind.allCases {
        let note = model[note: NoteKey(kind, person, at: index)]
        if !note.isEmpty { summary.text["\(kind.rawValue) \(person.id)"] = note }
      }
    }
  }
}
