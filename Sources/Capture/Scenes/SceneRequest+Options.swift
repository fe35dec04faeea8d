import Blocks
import PresentationCore
import Showcase

extension SceneRequest {
  /// The options of every command that takes a scene.
  package static let options: [CommandOption] = [
    .value(
      "--take", "FILE|NAME|none",
      "inputs to play; a file may tell SCENE too; the first take unless given",
      completion: .takes),
    .value(
      "--device", "NAME|WxH", "the screen, such as iphone-se, 390x844 or window, which follows it",
      completion: .devices),
    .value(
      "--orientation", "NAME", "portrait or landscape",
      completion: .words(["portrait", "landscape"])),
    .value("--scale", "NUMBER", "device pixels a point, 0.25 to 4; 2 unless given"),
    .value(
      "--appearance", "NAME", "light, dark, light-contrast or dark-contrast",
      completion: .words(Appearance.allCases.map(\.rawValue))),
    .value(
      "--locale", "NAME", "en or zh-Hans",
      completion: .words(StageSettings.Locale.allCases.map(\.rawValue))),
    .value("--layout", "ltr|rtl", "reading direction"),
    .value(
      "--text-size", "SIZE", "xS, S, M, L, xL, xxL, xxxL, AX1 … AX5",
      completion: .words(TextSizeCategory.allCases.map(\.rawValue))),
    .toggle("--reduce-motion", "cross-fades instead of movement"),
    .list("--set", "KNOB=VALUE", "sets a knob of the scene; may be repeated", completion: .knobs),
    .assets,
  ]

  static func settings(
    _ arguments: Arguments, knobs: [Knob]
  ) throws(CommandError) -> StageSettings {
    var settings = StageSettings(knobs: KnobValues(knobs))
    settings.device = try arguments.value("--device", device) ?? settings.device
    settings.orientation =
      try arguments.choice("--orientation", of: StageSettings.Orientation.self)
      ?? settings.orientation
    settings.appearance =
      try arguments.choice("--appearance", of: Appearance.self) ?? settings.appearance
    settings.locale =
      try arguments.choice("--locale", of: StageSettings.Locale.self) ?? settings.locale
    settings.layout =
      try arguments.choice("--layout", of: StageSettings.Layout.self) ?? settings.layout
    settings.textSize = try arguments.value("--text-size", textSize) ?? settings.textSize
    settings.motion = arguments.has("--reduce-motion") ? .reduced : .full
    settings.knobs = try self.knobs(arguments.list("--set"), of: knobs)
    return settings
  }

  /// The values of a scene's knobs with some of them set as `NAME=VALUE`.
  static func knobs(
    _ assignments: [String], of knobs: [Knob]
  ) throws(CommandError) -> KnobValues {
    var values = KnobValues(knobs)
    var names: Set<String> = []
    for assignment in assignments {
      do throws(TextError) {
        let name = try set(assignment, of: knobs, in: &values)
        guard names.insert(name).inserted else { throw TextError("\(name) is set twice") }
      } catch {
        throw CommandError("--set", error)
      }
    }
    return values
  }

  /// A device by name or by its size.
  static func device(_ name: String) throws(TextError) -> Device {
    guard let device = Device.named(name) else {
      throw TextError(
        "'\(name)' is neither a device nor a size from 100x100 to 4096x4096 pt",
        suggestion: Wording.hint(for: name, in: Device.names))
    }
    return device
  }

  /// People write `XL` as well as `xL`.
  static func textSize(_ name: String) throws(TextError) -> TextSizeCategory {
    let all = TextSizeCategory.allCases
    guard let size = all.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      throw TextError(
        "'\(name)' is no text size",
        suggestion: "there are \(all.map(\.rawValue).joined(separator: ", "))")
    }
    return size
  }

  /// Sets one knob and tells which.
  private static func set(
    _ assignment: String, of knobs: [Knob], in values: inout KnobValues
  ) throws(TextError) -> String {
    guard let equals = assignment.firstIndex(of: "=") else {
      throw TextError("'\(assignment)' has no value", suggestion: "write KNOB=VALUE")
    }
    let name = Wording.trim(assignment[..<equals])
    let value = Wording.trim(assignment[assignment.index(after: equals)...])
    guard let knob = knobs.first(where: { $0.name == name }) else {
      throw .unknown("knob", name, among: knobs.map(\.name))
    }
    if let objection = knob.objection(to: value) { throw TextError("\(name): \(objection)") }
    values[name] = value
    return name
  }
}
