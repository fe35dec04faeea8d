import Blocks
import Canvas
import Raster
import Showcase

/// Makes the pictures of a shot list, one thread's worth of tools.
struct ShotStudio {
  let text: any TextMeasuring
  let glyphs: any TextRasterizing
  private let rasterizer: Rasterizer

  init(text: any TextMeasuring, glyphs: any TextRasterizing) {
    self.text = text
    self.glyphs = glyphs
    rasterizer = Rasterizer(text: glyphs)
  }

  /// The file's bytes.
  func file(of shot: Shot, in list: ShotList) throws(CommandError) -> [UInt8] {
    let request = try shot.request(in: list.folder)
    let maker = SheetMaker(text: text, glyphs: glyphs)
    let picture: Bitmap
    switch shot.content {
    case .film(let wish): return try film(wish, request, shot, list)
    case .filmstrip(let times): picture = try maker.filmstrip(request, times)
    case .onion(let times): picture = try maker.onion(request, times)
    case .still(let time): picture = try still(shot, request, at: time, list)
    }
    return try telling {
      try PNGEncoder.encode(
        picture, command: shot.command(list: list.name),
        alternative: shot.alternative(request.scene.info))
    }
  }

  private func film(
    _ wish: Shot.FilmWish, _ request: SceneRequest, _ shot: Shot, _ list: ShotList
  ) throws(CommandError) -> [UInt8] {
    let player = request.player(text: text)
    let end = try telling { try wish.until ?? player.lastMotion() }
    var plan = RecordingPlan.Wish(until: end)
    plan.rate = wish.rate
    plan.holdLast = wish.holdLast
    let recording = Recording(
      try RecordingPlan(plan, as: wish.format), command: shot.command(list: list.name)
    ) { Camera(player, rasterizer: Rasterizer(text: glyphs), scale: request.scale) }
    return try recording.bytes()
  }

  private func still(
    _ shot: Shot, _ request: SceneRequest, at time: Int64, _ list: ShotList
  ) throws(CommandError) -> Bitmap {
    var camera = Camera(request.player(text: text), rasterizer: rasterizer, scale: request.scale)
    let screen = try telling { try camera.picture(at: time) }
    guard shot.crop != nil || shot.frame != .none || !shot.labels.isEmpty else { return screen }
    let elements = ShotElements(camera.elements(at: time), list: list)
    let mount = ShotMount(
      shot, screen: screen, scale: request.scale, theme: .classic(request.settings.appearance),
      corner: request.settings.device.cornerRadius, text: text)
    return try mount.picture(elements, rasterizer: Rasterizer(text: glyphs))
  }
}

/// Where named elements stand, for crops and labels.
struct ShotElements {
  private var frames: [String: Rect] = [:]
  private let list: ShotList

  init(_ root: AccessibilityNode, list: ShotList) {
    self.list = list
    // A scene and its popup may have one name: the popup is meant.
    for child in root.children { add(child) }
    if frames[root.name] == nil { frames[root.name] = root.frame }
  }

  private mutating func add(_ node: AccessibilityNode) {
    for name in [node.name, node.label] where !name.isEmpty && frames[name] == nil {
      frames[name] = node.frame
    }
    for child in node.children { add(child) }
  }

  /// The frame of an element in pt, or a mistake with the nearest names.
  func frame(of name: String, _ place: TextPlace) throws(CommandError) -> Rect {
    guard let frame = frames[name] else {
      let error = PlacedError(
        place: place,
        reason: TextError(
          "nothing on the screen is called '\(name)' at this moment",
          suggestion: Wording.hint(for: name, in: frames.keys.sorted())))
      throw CommandError(.usage, error.line(in: "\(list.folder)/\(list.name)"))
    }
    return frame
  }
}
