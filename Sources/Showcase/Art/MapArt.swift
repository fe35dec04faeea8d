import Blocks
import Canvas

/// A town on a river, larger than any screen: what the scene `place-map` pushes about (look 11).
enum MapArt {
  /// The size of the whole map in pt.
  static let size = Size(1300, 1500)
  /// Where the drawing's own origin stands on the map: the middle of the town.
  static let origin = Point(455, 320)

  /// The map at a place, in the colours of an appearance.
  static func items(at place: Point, _ appearance: Appearance) -> [DisplayItem] {
    let colors = Palette(appearance)
    let ground = DisplayItem.fill(
      .rect(Rect(origin: Point(-origin.x, -origin.y), size: size)), .solid(colors.land))
    let items =
      [ground] + areas(colors) + buildings(colors) + roads.map { edge($0, colors) }
      + roads.map { surface($0, colors) } + [ferry(colors)]
    return [.group(DisplayGroup(items, placement: Placement(offset: place + origin)))]
  }

  /// The colours of a map; a dark page has a dark map.
  struct Palette {
    let land, water, green, building, edge, road, ferry: Color
    /// Colours of the names: water, green, streets.
    let onWater, onGreen, onLand: Color

    init(_ appearance: Appearance) {
      let isDark = appearance.isDark
      func pick(_ light: UInt32, _ dark: UInt32) -> Color { Color(isDark ? dark : light) }
      land = pick(0xF1F2EE, 0x1A1F23)
      water = pick(0xBBDDE8, 0x16384A)
      green = pick(0xCFE5C8, 0x1E3427)
      building = pick(0xE1E4E6, 0x262C32)
      edge = pick(0xD3D9DD, 0x0F1316)
      road = pick(0xFFFFFF, 0x363E46)
      ferry = pick(0x7FB9CB, 0x4A8CA2)
      onWater = pick(0x22596C, 0x8CC7D9)
      onGreen = pick(0x41683A, 0x9CC792)
      onLand = pick(0x59626B, 0xA9B2BB)
    }
  }
}

extension MapArt {
  private static func areas(_ colors: Palette) -> [DisplayItem] {
    [
      .fill(.path(river), .solid(colors.water)), .fill(.path(heronPark), .solid(colors.green)),
      .fill(.rect(Rect(22, 60, 100, 112)), .solid(colors.green)),
      .fill(.rounded(Rect(-290, 500, 170, 110), 6), .solid(colors.green)),
      .fill(.rounded(Rect(-76, 740, 126, 146), 6), .solid(colors.green)),
    ]
  }

  private static let river = Path([
    .move(Point(-470, 210)), .cubic(Point(-340, 300), Point(-180, 310), Point(-20, 250)),
    .cubic(Point(60, 214), Point(96, 296), Point(186, 268)),
    .cubic(Point(276, 240), Point(300, 176), Point(410, 200)),
    .cubic(Point(470, 212), Point(540, 190), Point(860, 204)), .line(Point(860, 300)),
    .cubic(Point(540, 310), Point(480, 322), Point(410, 306)),
    .cubic(Point(320, 286), Point(262, 330), Point(196, 362)),
    .cubic(Point(130, 394), Point(60, 330), Point(-20, 366)),
    .cubic(Point(-180, 426), Point(-330, 420), Point(-470, 340)), .close,
  ])

  private static let heronPark = Path([
    .move(Point(208, 392)), .cubic(Point(262, 360), Point(312, 336), Point(410, 330)),
    .line(Point(860, 342)), .line(Point(860, 740)), .line(Point(360, 734)),
    .cubic(Point(308, 730), Point(268, 700), Point(256, 640)), .line(Point(238, 560)),
    .cubic(Point(226, 486), Point(190, 430), Point(208, 392)), .close,
  ])

  private static func ferry(_ colors: Palette) -> DisplayItem {
    .stroke(
      .path(
        Path([
          .move(Point(152, 330)), .cubic(Point(220, 300), Point(262, 262), Point(410, 252)),
          .line(Point(860, 250)),
        ])), Stroke(width: 1.5, dash: [5, 5]), colors.ferry)
  }

  private static func buildings(_ colors: Palette) -> [DisplayItem] {
    houses.map { .fill(.rounded($0, 2), .solid(colors.building)) }
  }

  private static let houses: [Rect] =
    [
      Rect(150, 70, 34, 26), Rect(190, 66, 40, 30), Rect(150, 112, 26, 34), Rect(184, 114, 46, 24),
      Rect(252, 120, 36, 22), Rect(252, 150, 28, 30), Rect(296, 156, 40, 20), Rect(20, 196, 40, 22),
      Rect(72, 190, 30, 26), Rect(128, 196, 44, 20), Rect(16, 392, 40, 34), Rect(66, 398, 34, 22),
      Rect(112, 388, 30, 40), Rect(20, 446, 52, 24), Rect(84, 444, 40, 30), Rect(150, 446, 30, 34),
      Rect(150, 20, 40, 24), Rect(196, 16, 34, 30), Rect(258, 20, 30, 46), Rect(300, 30, 44, 26),
      Rect(360, 96, 44, 26), Rect(430, 96, 30, 40), Rect(470, 130, 52, 24), Rect(366, 138, 34, 26),
      Rect(-70, 60, 40, 28), Rect(-74, 110, 46, 36), Rect(-76, 200, 30, 20),
      Rect(-150, 120, 40, 40),
      Rect(-70, 446, 44, 30), Rect(-72, 500, 36, 44), Rect(-150, 470, 46, 30),
      Rect(76, 500, 44, 30),
      Rect(18, 492, 30, 40), Rect(16, 556, 34, 26), Rect(74, 560, 46, 34), Rect(152, 506, 40, 26),
      Rect(156, 556, 34, 44), Rect(154, 640, 60, 30), Rect(156, 720, 44, 26), Rect(76, 660, 40, 34),
      Rect(380, 780, 44, 30), Rect(440, 770, 36, 44), Rect(500, 790, 52, 26),
      Rect(260, 790, 44, 40),
    ]
    + blocks(Rect(-76, -300, 400, 290)) + blocks(Rect(-440, -300, 330, 470))
    + blocks(Rect(440, -300, 400, 320)) + blocks(Rect(-440, 470, 330, 260))
    + blocks(Rect(-76, 940, 400, 230)) + blocks(Rect(380, 830, 450, 330))

  /// Houses in rows of streets that have no names.
  private static func blocks(_ area: Rect) -> [Rect] {
    let columns = Int(area.width / 74)
    let rows = Int(area.height / 52)
    return (0..<rows).flatMap { row in
      (0..<columns).compactMap { column in
        let kind = (row * 5 + column * 3) % 7
        if kind == 6 { return nil }
        return Rect(
          area.minX + 74 * Double(column) + Double(kind), area.minY + 52 * Double(row),
          34 + 4 * Double(kind), 22 + 3 * Double((row + column) % 3))
      }
    }
  }

  /// A street: its way, and its width in pt without the edges.
  private struct Road {
    let width: Double
    let way: [Path.Element]
  }

  private static let roads: [Road] = [
    Road(
      width: 9,
      way: [
        .move(Point(-460, 182)), .line(Point(120, 182)),
        .cubic(Point(180, 182), Point(210, 168), Point(240, 140)), .line(Point(300, 84)),
        .line(Point(410, 66)), .line(Point(860, 40)),
      ]),
    Road(width: 7, way: [.move(Point(240, -330)), .line(Point(240, 140)), .line(Point(262, 206))]),
    Road(
      width: 9,
      way: [
        .move(Point(-460, 434)), .line(Point(170, 434)),
        .cubic(Point(220, 434), Point(230, 480), Point(240, 560)), .line(Point(256, 640)),
        .cubic(Point(268, 700), Point(308, 738), Point(360, 742)), .line(Point(860, 752)),
      ]),
    Road(
      width: 7,
      way: [
        .move(Point(-460, 390)), .cubic(Point(-300, 450), Point(-120, 422), Point(-10, 376)),
        .cubic(Point(70, 344), Point(140, 392), Point(204, 376)),
        .cubic(Point(268, 360), Point(320, 312), Point(410, 318)), .line(Point(860, 330)),
      ]),
    Road(width: 7, way: [.move(Point(-460, 92)), .line(Point(22, 92))]),
    Road(width: 7, way: [.move(Point(122, 92)), .line(Point(240, 92))]),
    Road(width: 6, way: [.move(Point(60, 368)), .line(Point(60, 1190))]),
    Road(width: 6, way: [.move(Point(300, 84)), .line(Point(352, 186))]),
    Road(width: 9, way: [.move(Point(136, -330)), .line(Point(136, 1190))]),
    Road(width: 6, way: [.move(Point(-460, 616)), .line(Point(136, 616))]),
    Road(width: 6, way: [.move(Point(136, 700)), .line(Point(268, 690))]),
    Road(width: 6, way: [.move(Point(-90, -330)), .line(Point(-90, 182))]),
    Road(width: 6, way: [.move(Point(-300, -330)), .line(Point(-306, 182))]),
    Road(width: 6, way: [.move(Point(-320, 434)), .line(Point(-320, 1190))]),
    Road(width: 6, way: [.move(Point(620, -330)), .line(Point(628, 38))]),
    Road(width: 6, way: [.move(Point(600, 752)), .line(Point(592, 1190))]),
    Road(width: 6, way: [.move(Point(-460, -60)), .line(Point(860, -76))]),
    Road(width: 6, way: [.move(Point(-90, 434)), .line(Point(-90, 1190))]),
    Road(width: 7, way: [.move(Point(420, -330)), .line(Point(410, 66))]),
    Road(width: 7, way: [.move(Point(350, 742)), .line(Point(346, 1190))]),
    Road(width: 7, way: [.move(Point(-460, 900)), .line(Point(860, 916))]),
  ]

  private static func edge(_ road: Road, _ colors: Palette) -> DisplayItem {
    .stroke(.path(Path(road.way)), Stroke(width: road.width + 2), colors.edge)
  }

  private static func surface(_ road: Road, _ colors: Palette) -> DisplayItem {
    .stroke(.path(Path(road.way)), Stroke(width: road.width), colors.road)
  }
}
