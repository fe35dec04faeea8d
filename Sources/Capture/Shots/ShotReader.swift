import Blocks
import Canvas
import PresentationCore
import Showcase

/// Reads the entries of a shot list.
enum ShotReader {
  /// What says how a scene is shown: allowed in defaults, pictures and variants.
  static let lookKeys = [
    "device", "orientation", "appearance", "locale", "layout", "textSize", "reduceMotion", "scale",
    "set",
  ]

  private static let keys =
    [
      "output", "scene", "take", "at", "filmstrip", "onion", "record", "variants", "crop", "frame",
      "labels", "alt",
    ] + lookKeys

  /// More pixels than this are no picture for a document.
  private static let mostPixels = 64e6

  /// The pictures of one entry: one, or one a variant.
  static func shots(_ node: JSONNode, look: Shot.Look) throws(PlacedError) -> [Shot] {
    let members = try node.object(keys: keys)
    guard let output = members["output"] else { throw node.error("'output' is missing") }
    guard let scene = members["scene"] else { throw node.error("'scene' is missing") }
    let path = try self.path(output)
    try checkPlaceholders(output, path, hasVariants: members["variants"] != nil)
    var shot = Shot(
      output: path, scene: try scene.string(), content: .still(0), look: look, place: node.place)
    guard SceneCatalogue.scene(named: shot.scene) != nil else {
      throw scene.unknown("scene", shot.scene, among: SceneCatalogue.all.map(\.info.name))
    }
    if let take = members["take"] {
      shot.take = try take.string()
      shot.takePlace = take.place
      try Self.inside(take, shot.take ?? "")
    }
    shot.content = try content(members, path, output)
    shot.alternative = try members["alt"]?.string()
    try read(members, into: &shot.look)
    try readCut(members, into: &shot)
    guard let variants = members["variants"] else {
      try check(shot, node)
      return [shot]
    }
    return try self.variants(variants, of: shot, output)
  }

  private static func variants(
    _ list: JSONNode, of shot: Shot, _ output: JSONNode
  ) throws(PlacedError) -> [Shot] {
    let mark = "{variant}"
    let parts = shot.output.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw output.error("\(mark) must stand once in 'output': each variant is a file of its own")
    }
    let nodes = try list.array()
    guard (1...100).contains(nodes.count) else {
      throw list.error("1 to 100 variants are possible")
    }
    return try nodes.map { node throws(PlacedError) in
      let members = try node.object(keys: ["name"] + lookKeys)
      guard let name = members["name"] else { throw node.error("'name' is missing") }
      let word = try name.string()
      guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber || "-_@".contains($0) })
      else { throw name.error("a variant's name has letters, digits, - and _ only") }
      var variant = shot
      variant.output = parts.joined(separator: word)
      variant.place = node.place
      try read(members, into: &variant.look)
      try check(variant, node)
      return variant
    }
  }

  private static func check(_ shot: Shot, _ node: JSONNode) throws(PlacedError) {
    let size = shot.look.settings.screen
    let pixels = size.width * size.height * shot.look.scale * shot.look.scale
    guard pixels <= mostPixels else {
      throw node.error(
        "\(Int(pixels / 1e6)) million pixels are too many for a picture",
        suggestion: "choose a smaller 'scale' or 'device'")
    }
    guard let scene = SceneCatalogue.scene(named: shot.scene) else { return }
    for (name, value) in shot.look.knobs.sorted(by: { $0.key < $1.key }) {
      guard let knob = scene.info.knobs.first(where: { $0.name == name }) else {
        throw node.error(
          "\(shot.scene) has no knob '\(name)'",
          suggestion: Wording.hint(for: name, in: scene.info.knobs.map(\.name)))
      }
      if let objection = knob.objection(to: value) { throw node.error("\(name): \(objection)") }
    }
  }
}

extension ShotReader {
  /// A path inside the list's folder.
  private static func path(_ node: JSONNode) throws(PlacedError) -> String {
    let path = try node.string()
    try inside(node, path)
    return path
  }

  private static func inside(_ node: JSONNode, _ path: String) throws(PlacedError) {
    guard path.utf8.count <= 400 else { throw node.error("the path is too long") }
    guard Manifest.isInside(path) else {
      throw node.error(
        "'\(Wording.oneLine(path))' leads out of the list's folder",
        suggestion: "write a path below it, without ..")
    }
  }

  /// A misspelt placeholder would be a file of that name.
  private static func checkPlaceholders(
    _ node: JSONNode, _ path: String, hasVariants: Bool
  ) throws(PlacedError) {
    let rest = hasVariants ? path.replacing("{variant}", with: "") : path
    guard rest.contains(where: { "{}".contains($0) }) else { return }
    throw node.error(
      "only '{variant}' may stand in braces, and only beside 'variants'",
      suggestion: "write such as card-{variant}.png")
  }

  private static func content(
    _ members: [String: JSONNode], _ path: String, _ output: JSONNode
  ) throws(PlacedError) -> Shot.Content {
    let given = ["at", "filmstrip", "onion", "record"].filter { members[$0] != nil }
    if given.count > 1, let second = members[given[1]] {
      throw second.error("'\(given[0])' and '\(given[1])' cannot both be given")
    }
    if let record = members["record"] {
      guard let format = RecordingFormat(ending: path), format != .png else {
        throw output.error("a recording ends in .webp, .gif, .apng or .mp4")
      }
      return .film(try film(record, format))
    }
    guard path.hasSuffix(".png") else {
      throw output.error("a picture ends in .png", suggestion: "for one that moves add 'record'")
    }
    if let strip = members["filmstrip"] { return .filmstrip(try times(strip)) }
    if let onion = members["onion"] { return .onion(try times(onion)) }
    return .still(try members["at"].map(time) ?? 0)
  }

  private static func time(_ node: JSONNode) throws(PlacedError) -> Int64 {
    try node.text(TimeText.nanoseconds)
  }

  private static func times(_ node: JSONNode) throws(PlacedError) -> FilmstripTimes {
    let members = try node.object(keys: ["times", "every", "steps", "by", "until"])
    let until = try members["until"].map(time)
    let by = try members["by"]?.choice(of: FilmstripTimes.Measure.self)
    let listed = try members["times"]?.text(TimeText.list)
    let every = try members["every"].map(time)
    let steps = try members["steps"]?.whole(in: 2...FilmstripLayout.most)
    do {
      return try FilmstripTimes(listed: listed, every: every, steps: steps, by: by, until: until)
    } catch {
      throw node.error(error.message, suggestion: error.suggestion)
    }
  }

  private static func film(
    _ node: JSONNode, _ format: RecordingFormat
  ) throws(PlacedError) -> Shot.FilmWish {
    let members = try node.object(keys: ["until", "rate", "holdLast"])
    var wish = Shot.FilmWish(format: format)
    wish.until = try members["until"].map(time)
    wish.rate = try members["rate"]?.whole(in: 1...format.fastest)
    wish.holdLast = try members["holdLast"].map(time) ?? 0
    return wish
  }
}

extension ShotReader {
  /// How the scene is shown, laid over what was said before.
  static func read(
    _ members: [String: JSONNode], into look: inout Shot.Look
  ) throws(PlacedError) {
    if let node = members["device"] { look.settings.device = try node.text(SceneRequest.device) }
    if let node = members["orientation"] {
      look.settings.orientation = try node.choice(of: StageSettings.Orientation.self)
    }
    if let node = members["appearance"] {
      look.settings.appearance = try node.choice(of: Appearance.self)
    }
    if let node = members["locale"] {
      look.settings.locale = try node.choice(of: StageSettings.Locale.self)
    }
    if let node = members["layout"] {
      look.settings.layout = try node.choice(of: StageSettings.Layout.self)
    }
    if let node = members["textSize"] {
      look.settings.textSize = try node.text(SceneRequest.textSize)
    }
    if let node = members["reduceMotion"] {
      look.settings.motion = try node.bool() ? .reduced : .full
    }
    if let node = members["scale"] { look.scale = try node.number(in: 0.25...4) }
    if let node = members["set"] { try set(node, in: &look.knobs) }
  }

  private static func set(
    _ node: JSONNode, in knobs: inout [String: String]
  ) throws(PlacedError) {
    guard case .object(let members) = node.value else {
      throw node.error("\(node.kind) stands where knobs and their values should")
    }
    for member in members {
      switch member.node.value {
      case .string(let text): knobs[member.key] = text
      case .number(let number): knobs[member.key] = NumberText.text(number)
      case .bool(let truth): knobs[member.key] = truth ? "true" : "false"
      default: throw member.node.error("\(member.node.kind) is no value of a knob")
      }
    }
  }

  /// Crop, frame and labels.
  private static func readCut(
    _ members: [String: JSONNode], into shot: inout Shot
  ) throws(PlacedError) {
    shot.crop = try members["crop"].map(crop)
    shot.frame = try members["frame"]?.choice(of: Shot.Frame.self) ?? .none
    shot.labels = try members["labels"]?.array().map(label) ?? []
    let marks = ["crop", "frame", "labels"].compactMap { members[$0] }
    guard let mark = marks.first else { return }
    guard case .still = shot.content else {
      throw mark.error("only a picture of one moment can be cut, framed or labelled")
    }
    guard shot.labels.count <= 24 else { throw mark.error("24 labels are the most") }
    guard shot.crop == nil || shot.frame == .none else {
      throw mark.error("a part of the screen has no frame around it")
    }
  }

  private static func crop(_ node: JSONNode) throws(PlacedError) -> Shot.Crop {
    let members = try node.object(keys: ["element", "margin", "x", "y", "width", "height"])
    if let element = members["element"] {
      if let side = ["x", "y", "width", "height"].compactMap({ members[$0] }).first {
        throw side.error("'element' says where to cut; leave x, y, width and height out")
      }
      return .element(
        try element.string(), margin: try members["margin"]?.number(in: 0...1000) ?? 0,
        element.place)
    }
    if let margin = members["margin"] { throw margin.error("'margin' goes with 'element'") }
    func side(_ name: String, _ range: ClosedRange<Double>) throws(PlacedError) -> Double {
      guard let side = members[name] else {
        throw node.error("'\(name)' is missing", suggestion: "or write 'element'")
      }
      return try side.number(in: range)
    }
    return .rect(
      Rect(
        try side("x", 0...4096), try side("y", 0...4096), try side("width", 1...4096),
        try side("height", 1...4096)))
  }

  private static func label(_ node: JSONNode) throws(PlacedError) -> Shot.Label {
    let members = try node.object(keys: ["element", "text", "side"])
    guard let element = members["element"] else { throw node.error("'element' is missing") }
    guard let words = members["text"] else { throw node.error("'text' is missing") }
    let text = try words.string()
    guard (1...80).contains(text.count) else { throw words.error("a label has 1 to 80 characters") }
    return Shot.Label(
      element: try element.string(), text: text,
      side: try members["side"]?.choice(of: Shot.Side.self) ?? .right, place: element.place)
  }
}
