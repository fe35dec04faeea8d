import Blocks
import Canvas

/// A map under a finger with a search pill and two buttons over it (look 11).
struct MapPage: Composite {
  typealias Model = PlaceMapModel

  let model: PlaceMapModel

  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func body(in context: BlockContext) -> some Block<PlaceMapModel> {
    let safe = context.environment.safeArea
    let word = context.environment.word
    return ZStack(alignment: .topLeading) {
      Plane("map", extent: MapArt.size, start: MapArt.origin) { MapDrawing(model: model) }
      HStack(alignment: .top, spacing: 12) {
        HStack(spacing: 10) {
          IconView(.search, size: 20, color: .labelSecondary)
          Label(word("Tea by the river", "河边的茶")).lines(1).named("query")
            .textSize(atMost: .extraExtraExtraLarge)
          Spacer()
        }
        .padding(.horizontal, 12)
        .frame(maxWidth: 420, minHeight: 44)
        .background(Raised())
        .frame(maxWidth: .infinity, alignment: .leading)
        VStack(spacing: 0) {
          IconButton(.layers, name: "layers") { $0.showsNames.toggle() }
          Divider().frame(width: 28)
          IconButton(.nearMe, name: "near me", run: { _ in })
        }
        .frame(width: 44, height: 89)
        .background(Raised())
      }
      .padding(Insets(top: max(8, safe.top + 8), left: safe.left + 16, right: safe.right + 16))
    }
  }
}

/// The map itself with its names and pins, in map pt.
struct MapDrawing: Block {
  typealias Model = PlaceMapModel

  let model: PlaceMapModel

  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size { MapArt.size }

  func draw(
    in rect: Rect, into picture: inout Picture<PlaceMapModel>, context: BlockContext
  ) {
    let appearance = context.theme.appearance
    picture.items += MapArt.items(at: rect.origin, appearance)
    if model.showsNames { drawNames(at: rect.origin, into: &picture, context) }
    let here = rect.origin + MapArt.origin + Point(168, 196)
    picture.items += Self.dot(at: here, context.theme[.accent])
    // The chosen pin stands in front of the others.
    for place in model.places where place.id != model.chosen {
      draw(place, scale: 0.86, at: rect.origin, into: &picture, context)
    }
    guard let chosen = model.chosen else { return }
    if context.now < model.growsUntil { picture.keepsMoving(.until(model.growsUntil)) }
    draw(
      model.places[chosen], scale: model.pinScale(at: context.now), at: rect.origin,
      into: &picture, context)
  }

  private func draw(
    _ place: Place, scale: Double, at origin: Point, into picture: inout Picture<PlaceMapModel>,
    _ context: BlockContext
  ) {
    let tip = origin + place.tip
    let reach = max(44, 30 * scale)
    let target = Rect(tip.x - reach / 2, tip.y - 22 * scale - reach / 2, reach, reach)
    let name = picture.add(place.pinName, .rect(target), role: .button)
    picture.speak(of: name) { $0.label = place.name }
    picture.items += Self.pin(place, at: tip, scale: scale)
    picture.drawFocusRing(around: target.grown(by: -4), radius: 16, of: name, context)
  }

  private func drawNames(
    at origin: Point, into picture: inout Picture<PlaceMapModel>, _ context: BlockContext
  ) {
    let word = context.environment.word
    let colors = MapArt.Palette(context.theme.appearance)
    let names = [
      (word("Slow River", "缓河"), Point(60, 296), colors.onWater),
      (word("Ferry, noon and six", "渡轮 12 点、18 点"), Point(322, 284), colors.onWater),
      (word("Heron Park", "河边公园"), Point(312, 398), colors.onGreen),
      (word("Orchard Green", "果园绿地"), Point(72, 138), colors.onGreen),
      (word("Mill Lane", "磨坊巷"), Point(60, 482), colors.onLand),
      (word("Quarry Field", "采石场草地"), Point(-205, 556), colors.onGreen),
      (word("Allotments", "市民菜园"), Point(-13, 812), colors.onGreen),
    ]
    for (name, place, color) in names {
      let center = origin + MapArt.origin + place
      let label = Label<PlaceMapModel>(name, .caption2Strong).color(color).lines(1)
        .textSize(atMost: .extraLarge)
      let size = label.size(fitting: .ideal, in: context)
      let corner = Point(center.x - size.width / 2, center.y - size.height / 2)
      label.draw(in: Rect(origin: corner, size: size), into: &picture, context: context)
    }
  }
}

extension MapDrawing {
  private static func dot(at center: Point, _ color: Color) -> [DisplayItem] {
    let dot = Shape.ellipse(Rect(center.x - 7, center.y - 7, 14, 14))
    return [
      .fill(
        .ellipse(Rect(center.x - 16, center.y - 16, 32, 32)), .solid(color.opacity(0.18))),
      .fill(dot, .solid(color)), .stroke(dot, Stroke(width: 2.5), .white),
    ]
  }

  private static func pin(_ place: Place, at tip: Point, scale: Double) -> [DisplayItem] {
    let shadow = DisplayItem.fill(
      .ellipse(Rect(-7, -2.6, 14, 5.2)), .solid(Color(0x0A141C, opacity: 0.22)))
    let icon = Icon(place.symbol.rawValue, size: 15, color: .white, center: Point(0, -23))
    let items: [DisplayItem] = [
      shadow, .stroke(.path(drop), Stroke(width: 4 / scale), .white),
      .fill(.path(drop), .solid(place.color)), .icon(icon),
    ]
    return [.group(DisplayGroup(items, placement: Placement(scale: scale, offset: tip)))]
  }

  /// A drop of 28×37 pt that stands on its tip.
  private static let drop = Path([
    .move(.zero), .cubic(Point(-3, -7), Point(-14, -12), Point(-14, -23)),
    .cubic(Point(-14, -30.73), Point(-7.73, -37), Point(0, -37)),
    .cubic(Point(7.73, -37), Point(14, -30.73), Point(14, -23)),
    .cubic(Point(14, -12), Point(3, -7), .zero), .close,
  ])
}
