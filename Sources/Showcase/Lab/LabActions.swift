import Canvas
import PresentationCore

extension LabScene {
  package func perform(
    _ action: String, on model: inout LabModel, with presenter: inout Presenter
  ) throws(ActionError) {
    let words = action.split(separator: " ").map(String.init)
    switch words {
    case ["dismiss", "all"]: presenter.request(.dismissAll(.code))
    case ["refresh", "begin"]: presenter.request(.beginRefresh)
    case ["refresh", "end"]: presenter.request(.endRefresh(.success))
    case ["refresh", "end", "failure"]: presenter.request(.endRefresh(.failure))
    case ["app", "inactive"]: presenter.request(.setActivity(.inactive))
    case ["app", "active"]: presenter.request(.setActivity(.active))
    case ["owner", "remove"]: removeOwner(&model, &presenter)
    default: try performOnPopup(action, words, &model, &presenter)
    }
  }

  private func performOnPopup(
    _ action: String, _ words: [String], _ model: inout LabModel, _ presenter: inout Presenter
  ) throws(ActionError) {
    guard words.count >= 2, LabKnobs.popups.contains(words[1]) else {
      throw ActionError("lab has no action '\(action)'; try 'present A' or 'dismiss all'")
    }
    let name = words[1]
    let id = PresentationID(name)
    switch (words[0], words.dropFirst(2).first) {
    case ("present", nil):
      presenter.present(LabSpec(knobs: model.knobs, name: name, size: presenter.size).specification)
    case ("dismiss", nil): presenter.dismiss(id)
    case ("flag", "on"): model.flags[name] = true
    case ("flag", "off"): model.flags[name] = false
    case ("select", let detent?):
      if let objection = KnobForm.detent.objection(to: detent) { throw ActionError(objection) }
      presenter.request(.select(id, detent: detent))
    case ("content", let height?):
      guard let value = KnobValue.number(height), value > 0, value <= 100_000 else {
        throw ActionError("'\(height)' is no height up to 100000 pt")
      }
      model.knobs["\(name).content"] = height
      let spec = LabSpec(knobs: model.knobs, name: name, size: presenter.size)
      let size = spec.contentSize
      presenter.request(
        .setContentSize(
          id, Size(size.width, spec.kind.hasFixedHeight ? size.height : value)))
    case ("scroll", let offset?):
      guard let value = KnobValue.number(offset), abs(value) <= 1_000_000 else {
        throw ActionError("'\(offset)' is no offset up to 1000000 pt")
      }
      presenter.request(.scroll(id, name: "\(name).scroll", to: value))
    default:
      throw ActionError("lab has no action '\(action)'; try 'present A' or 'dismiss all'")
    }
  }

  /// Everything the page presented goes with it (CASES B016, B029).
  private func removeOwner(_ model: inout LabModel, _ presenter: inout Presenter) {
    model.owner = .removed
    for name in LabKnobs.popups.reversed() {
      presenter.dismiss(PresentationID(name), reason: .ownerRemoved)
    }
  }
}
