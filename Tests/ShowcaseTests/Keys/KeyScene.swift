import Blocks
import Canvas
import PresentationCore
import Showcase

/// What the key tests can change and see.
struct KeyModel: Sendable {
  var showsAlert = false
  var showsDialog = false
  var showsMenu = false
  var showsSheet = false
  var showsNext = false
  var choices: [Choice<KeyModel>.Role] = [.cancel, .none]
  var name = ""
  var note = ""
  var told: [String] = []
}

/// A page with a field and two buttons; an alert, a dialog, a menu, and a sheet with an alert of
/// its own.
struct KeyScene: Scene {
  let info = SceneInfo.forTests(
    "keys",
    actions: ["alert", "alert plain", "alert kept", "dialog", "menu", "sheet", "next"])

  func model(_ settings: StageSettings, at start: Instant) -> KeyModel { KeyModel() }

  func page(_ model: KeyModel, _ settings: StageSettings) -> any Block<KeyModel> {
    Scroll("page") {
      VStack(spacing: 0) {
        Gap(60)
        TextField("name", text: \.name, name: "name").frame(height: 60)
        Button("first") { $0.told.append("first") }.frame(height: 60)
        Button("second") { $0.showsSheet = true }.frame(height: 60)
        Gap(580)
        Button("last") { $0.told.append("last") }.frame(height: 60)
      }
    }
    .alert(isPresented: \.showsAlert, id: "alert") { alert($0) }
    .confirmationDialog(isPresented: \.showsDialog, id: "dialog") { _ in
      DialogBody("Dialog", choices: [Choice("Act") { $0.told.append("Act") }, cancel])
    }
    .popup(isPresented: \.showsMenu, .menu) { _ in menu }
    .popup(isPresented: \.showsSheet, .sheetForKeys) { _ in sheet }
  }

  private var cancel: Choice<KeyModel> {
    Choice("Cancel", role: .cancel) { $0.told.append("Cancel \($0.showsAlert)") }
  }

  private func alert(_ model: KeyModel) -> AlertBody<KeyModel> {
    AlertBody(
      "Alert",
      choices: model.choices.enumerated().map { index, role in
        role == .cancel ? cancel : Choice("b\(index)", role: role) { $0.told.append("b\(index)") }
      })
  }

  private var menu: VStack<KeyModel> {
    VStack(spacing: 0) {
      MenuRow("one", do: .dismissThen { $0.told.append("one") })
      MenuRow("off", do: nil)
      MenuRow("two", do: .dismissThen { $0.told.append("two") })
      MenuRow("three", do: .dismissThen { $0.told.append("three") })
    }
  }

  private var sheet: any Block<KeyModel> {
    VStack(spacing: 0) {
      TextField("note", text: \.note, name: "name").frame(height: 60)
      Button("open") { $0.showsNext = true }.frame(height: 60)
      Button("close", do: .dismissSelf).frame(height: 60)
    }
    .alert("Next", isPresented: \.showsNext, choices: [cancel], id: "next")
  }

  func perform(
    _ action: String, on model: inout KeyModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "alert": model.showsAlert = true
    case "alert plain":
      model.choices = [.none, .destructive]
      model.showsAlert = true
    case "alert kept":
      model.choices = [.destructive, .destructive]
      model.showsAlert = true
    case "dialog": model.showsDialog = true
    case "menu": model.showsMenu = true
    case "sheet": model.showsSheet = true
    case "next": model.showsNext = true
    default: throw ActionError("keys has no action '\(action)'")
    }
  }

  func summarize(_ model: KeyModel, into summary: inout EndSummary) {
    summary.text["told"] = model.told.joined(separator: ", ")
    summary.text["name"] = model.name
    summary.text["note"] = model.note
    summary.flags["alert"] = model.showsAlert
  }
}

extension PopupOptions {
  fileprivate static let menu = PopupOptions(
    .anchored(name: "menu", to: Rect(20, 80, 200, 40), side: .below), look: .menu, id: "menu")
  fileprivate static let sheetForKeys = PopupOptions(
    .sheet, id: "sheet", sheet: SheetSpec(detents: [.medium, .large]))
}
