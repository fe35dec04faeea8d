import Blocks
import Canvas
import Motion
import PresentationCore

/// The scene for black-box tests: the mock phone of CASES with three popups (DESIGN "lab").
package struct LabScene: Scene {
  package let info = SceneInfo(
    name: "lab", title: Phrase("Lab", "实验室"), family: .lab,
    summary: Phrase(
      "A mock phone with three popups of any kind, for tests and takes.", "模拟手机，三个任意种类的弹窗，供测试和脚本使用。"
    ),
    tries: [
      Phrase("Set A.kind=sheet and flick it.", "设 A.kind=sheet 再轻扫。"),
      Phrase("Present B over A and dismiss A.", "在 A 上呈现 B，再关闭 A。"),
    ],
    spec: ["E1", "E5", "E7", "M1", "Q2", "S4"],
    appleName: Phrase("no system counterpart", "系统没有对应的组件"), icon: 0xE41C,
    knobs: LabKnobs.all, states: ["rest"],
    takes: [SceneTake("present", "do present A"), SceneTake("flag", "do flag A on")],
    actions: LabKnobs.popups.flatMap { ["present \($0)", "dismiss \($0)"] } + [
      "dismiss all", "flag A on", "flag A off", "select A large", "content A 520",
      "scroll A 120", "refresh begin", "refresh end", "owner remove", "app inactive",
      "app active",
    ])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> LabModel {
    LabModel(settings.knobs)
  }

  package func environment(
    _ base: StageEnvironment, settings: StageSettings
  ) -> StageEnvironment {
    var environment = base
    environment.queueGap = KnobValue.number(settings.knobs["gap"]) ?? 0.2
    if settings.knobs["motion"] == "linear", settings.motion == .full {
      environment.curveOverride = .linear(duration: 0.3)
      environment.keyboardCurve = .linear(duration: 0.25)
    }
    return environment
  }

  package func page(
    _ model: LabModel, _ settings: StageSettings
  ) -> any Block<LabModel> {
    LabPage(model: model) { name, model, size in
      let spec = LabSpec(knobs: model.knobs, name: name, size: size)
      return Declared(
        spec: spec.specification, owner: "lab", look: spec.kind.look,
        write: { $0.flags[name] = false },
        content: { LabPopup(name: name, knobs: $0.knobs) })
    }
  }

  package func popup(
    _ id: PresentationID, _ model: LabModel, _ settings: StageSettings
  ) -> Popup<LabModel>? {
    let name = id.description
    guard LabKnobs.popups.contains(name) else { return nil }
    let kind = LabKind(knobs: model.knobs, name: name)
    return Popup(LabPopup(name: name, knobs: model.knobs), surface: kind.look)
  }

  package func summarize(_ model: LabModel, into summary: inout EndSummary) {
    summary.flags = model.flags
    for (row, count) in model.rows { summary.rows["\(row)"] = count }
    for name in summary.pressed.keys where name.hasPrefix("row ") { summary.pressed[name] = nil }
    for (name, text) in [("A", model.fieldA), ("B", model.fieldB), ("C", model.fieldC)]
    where !text.isEmpty { summary.text[name] = text }
  }
}
