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

  /// An error when the picture cannot be made, found without drawing anything.
  func check(_ shot: Shot, in list: ShotList) throws(CommandError) {
    let request = try shot.request(in: list.folder)
    var player = request.player(text: text)
    do throws(CommandError) {
      switch shot.content {
      case .film(let wish): _ = try plan(wish, request)
      case .filmstrip(let times), .onion(let times):
        let last = try times.resolved(for: player).max() ?? 0
        try telling { try player.play(to: last) }
      case .still(let time): try telling { try player.play(to: time) }
      }
    } catch {
      throw list.placed(error, at: shot.place)
    }
    guard case .still(let time) = shot.content else { return }
    let moment = player.instant(time)
    let elements = ShotElements(player.withStage { $0.accessibility(at: moment) })
    do throws(PlacedError) {
      let kept = try shot.kept(elements)
      let screen = Rect(origin: .zero, size: player.stage.size)
      guard kept.map({ !$0.intersection(screen).isEmpty }) ?? true else { throw shot.emptyCrop }
      for label in shot.labels { _ = try elements.frame(of: label.element, label.place) }
    } catch {
      throw CommandError(.usage, error.line(in: list.path))
    }
  }

  private func plan(
    _ wish: Shot.FilmWish, _ request: SceneRequest
  ) throws(CommandError) -> RecordingPlan {
    var player = request.player(text: text)
    let end = try telling { try wish.until ?? player.lastMotion() }
    try telling { try player.play(to: end) }
    var plan = RecordingPlan.Wish(until: end)
    plan.rate = wish.rate
    plan.holdLast = wish.holdLast
    return try RecordingPlan(plan, as: wish.format)
  }

  private func film(
    _ wish: Shot.FilmWish, _ request: SceneRequest, _ shot: Shot, _ list: ShotList
  ) throws(CommandError) -> [UInt8] {
    let player = request.player(text: text)
    let recording = Recording(
      try plan(wish, request), command: shot.command(list: list.name)
    ) { Camera(player, rasterizer: Rasterizer(text: glyphs), scale: request.scale) }
    return try recording.bytes()
  }

  private func still(
    _ shot: Shot, _ request: SceneRequest, at time: Int64, _ list: ShotList
  ) throws(CommandError) -> Bitmap {
    var camera = Camera(request.player(text: text), rasterizer: rasterizer, scale: request.scale)
    let screen = try telling { try camera.picture(at: time) }
    guard shot.crop != nil || shot.frame != .none || !shot.labels.isEmpty else { return screen }
    let elements = ShotElements(camera.elements(at: time))
    let mount = ShotMount(
      shot, screen: screen, scale: request.scale, theme: .classic(request.settings.appearance),
      corner: request.settings.device.cornerRadius, text: text)
    do {
      return try mount.picture(elements, rasterizer: Rasterizer(text: glyphs))
    } catch {
      throw CommandError(.usage, error.line(in: list.path))
    }
  }
}

extension Shot {
  /// The part of the screen that is kept, in pt; nil for all.
  func kept(_ elements: ShotElements) throws(PlacedError) -> Rect? {
    switch crop {
    case nil: nil
    case .rect(let given): given
    case .element(let name, let margin, let place):
      try elements.frame(of: name, place).grown(by: margin)
    }
  }

  /// A crop with nothing in it.
  var emptyCrop: PlacedError {
    PlacedError(place: place, reason: TextError("nothing of the screen is left in the crop"))
  }
}

/// Where named elements stand, for crops and labels.
struct ShotElements {
  private var frames: [String: Rect] = [:]

  init(_ root: AccessibilityNode) {
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
  func frame(of name: String, _ place: TextPlace) throws(PlacedError) -> Rect {
    guard let frame = frames[name] else {
      throw PlacedError(
        place: place,
        reason: TextError(
          "nothing on the screen is called '\(name)' at this moment",
          suggestion: Wording.hint(for: name, in: frames.keys.sorted())))
    }
    return frame
  }
}
