import Canvas
import Capture
import PresentationCore
import Raster
import Showcase
import TestSupport
import Testing

struct FilmstripTests {
  private let phone = Size(390, 844)

  private func milliseconds(_ times: [Int64]) -> [Int64] { times.map { $0 * 1_000_000 } }

  @Test func `frames stand on a true time axis (look 23)`() {
    let layout = FilmstripLayout(times: milliseconds([0, 50, 100, 350]), screen: phone)
    #expect(layout.frames.map(\.minX) == [24, 180, 336, 1116])
    #expect(layout.frames[0] == Rect(24, 88, 140, 303))
    #expect(layout.spacing == .toScale(nanosecondsPerPoint: 50_000_000 / 156))
  }

  @Test func `the scale bar is as long as its time`() throws {
    let layout = FilmstripLayout(times: milliseconds([0, 50, 100]), screen: phone)
    let bar = try #require(layout.scaleBar)
    #expect(abs(bar.points / 156 * 50_000_000 - Double(bar.nanoseconds)) < 1)
  }

  @Test func `times too uneven to stand to scale have an axis below that does (QA 27)`() throws {
    let layout = FilmstripLayout(times: milliseconds([0, 10, 5000]), screen: phone)
    #expect(layout.spacing == .even)
    #expect(layout.frames.map(\.minX) == [24, 180, 336])
    let plot = try #require(layout.plot)
    #expect((plot.minX, plot.maxX) == (layout.frames[0].midX, layout.frames[2].midX))
    let bar = try #require(layout.scaleBar)
    #expect(abs(bar.points / plot.width * 5e9 - Double(bar.nanoseconds)) < 1)
  }

  @Test func `many even frames wrap into rows`() {
    let layout = FilmstripLayout(times: milliseconds((0..<20).map { $0 * 16 }), screen: phone)
    #expect(layout.frames[8].minX == 24)
    #expect(layout.frames[8].minY > layout.frames[7].maxY)
    #expect(
      layout.frames.allSatisfy { $0.maxX <= layout.size.width && $0.maxY <= layout.size.height })
  }

  @Test(arguments: [[0], [5, 5], [0, 0, 0, 1]] as [[Int64]])
  func `single and equal times lay out without trouble`(times: [Int64]) {
    let layout = FilmstripLayout(times: milliseconds(times), screen: Size(844, 390))
    #expect(layout.frames.count == times.count)
    #expect(layout.size.width.isFinite && layout.size.width < 4096)
  }

  @Test(arguments: [
    (Size(780, 1688), Rect(24, 88, 140, 303)), (Size(1688, 780), Rect(24, 207, 140, 65)),
    (Size(100, 100), Rect(24, 170, 140, 140)), (Size(0, 0), Rect(24, 88, 140, 303)),
  ])
  func `a frame keeps its proportions in its cell after a turn (X3)`(picture: Size, place: Rect) {
    #expect(FilmstripLayout.place(of: picture, in: Rect(24, 88, 140, 303)) == place)
  }

  @Test func `a box average keeps flat colours and splits edges by area`() {
    let flat = Bitmap(width: 7, height: 5, pixels: [UInt32](repeating: 0xFF12_3456, count: 35))
    #expect(
      flat.boxScaled(width: 3, height: 2).pixels == [UInt32](repeating: 0xFF12_3456, count: 6))
    let halves = Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(halves.boxScaled(width: 2, height: 1).pixels == [0xFF55_5555, 0xFFFF_FFFF])
    #expect(flat.boxScaled(width: 0, height: 4).pixels.isEmpty)
  }

  @Test func `a laid picture is cut at the edges and kept by its mask`() {
    var sheet = Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF00_0000, count: 4))
    let white = Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4))
    let mask = Bitmap(width: 2, height: 2, pixels: [0xFF00_0080, 0, 0xFF, 0xFF])
    sheet.lay(white, x: 1, y: 1, mask: mask)
    #expect(sheet.pixels == [0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0xFF80_8080])
    sheet.lay(white, x: -1, y: -5)
    sheet.lay(white, x: 7, y: 0)
    #expect(sheet[0, 0] == 0xFF00_0000)
  }

  @Test(arguments: [(0xFF12_3456, 0xFFFF_FFFF), (0xFFF4_F6F8, 0xFF10_1418)] as [(UInt32, UInt32)])
  func
    `what stands still in an onion skin keeps its colour, light or dark that moves is cool or warm`(
      ground: UInt32, ink: UInt32
    )
  {
    var skin = OnionSkin(frames: 3)
    for place in 0..<3 {
      var frame = Bitmap(width: 4, height: 1, pixels: [UInt32](repeating: ground, count: 4))
      frame[place, 0] = ink
      skin.add(frame)
    }
    let picture = skin.picture
    #expect(picture[3, 0] == ground)
    func channel(_ x: Int, _ shift: UInt32) -> Int { Int(picture[x, 0] >> shift & 255) }
    #expect(channel(0, 0) > channel(0, 16) + 60)
    #expect(abs(channel(1, 16) - channel(1, 0)) < 30)
    #expect(channel(2, 16) > channel(2, 0) + 60)
  }

  @Test(
    arguments: [
      (["--times", "100,0,50ms"], .listed([0, 50_000_000, 100_000_000])),
      (["--every", "50ms", "--until", "120ms"], .every(50_000_000, until: 120_000_000)),
      (["--steps", "8"], .steps(8, by: .time, until: nil)),
      (["--steps", "8", "--by", "progress"], .steps(8, by: .progress, until: nil)),
    ] as [([String], FilmstripTimes)])
  func `times come from a list, even steps or a number of frames`(
    words: [String], times: FilmstripTimes
  ) throws {
    #expect(try FilmstripTimes(try arguments(words)) == times)
  }

  @Test(arguments: [
    [], ["--times", "1ms", "--every", "1ms"], ["--every", "0"], ["--every", "1ms"],
    ["--times", "1ms", "--until", "2ms"], ["--steps", "1"], ["--every", "1ms", "--by", "time"],
    ["--steps", "3", "--every", "1ms"],
    ["--times", "\((0...80).map(String.init).joined(separator: ","))ms"],
  ])
  func `no times, two kinds of times and too many are usage (X8)`(words: [String]) throws {
    let arguments = try arguments(words)
    #expect(throws: CommandError.self) {
      try FilmstripTimes(arguments).resolved(for: try player())
    }
  }

  private func arguments(_ words: [String]) throws -> Arguments {
    try Arguments(
      words,
      for: CommandSpec(
        name: "filmstrip", summary: "",
        options: FilmstripTimes.options))
  }

  private func player() throws -> TakePlayer {
    try SceneRequest(try SceneRequest.scene(named: "two-detents"))
      .player(text: FixedTextMeasuring())
  }

  private func player(_ scene: String, _ take: String) throws -> TakePlayer {
    try SceneRequest(
      named: scene, take: take, settings: StageSettings(knobs: KnobValues([])), scale: 1
    )
    .player(text: FixedTextMeasuring())
  }

  @Test func `without a popup the curve follows a page, and a mark stands on it where it jumps`()
    throws
  {
    let pages = try #require(
      try Filmstrip.Progress(player("navigation", "push"), over: milliseconds([0, 200, 900])))
    #expect(pages.name.hasPrefix("page.x@") && pages.quantity == "share in place")
    #expect(pages.share(at: 900_000_000) == 1)
    let swipe = try player("custom-modifier", "swipe")
    let times = milliseconds([0, 900, 1100, 1103])
    let progress = try #require(try Filmstrip.Progress(swipe, over: times))
    for time in times {
      var copy = swipe
      try copy.play(to: time)
      let moment = copy.instant(time)
      let shown = copy.withStage { $0.snapshot(at: moment) }.presentations
        .first { $0.id.description == progress.name }
      #expect(progress.share(at: time) == shown?.progress, "\(time)")
    }
  }

  @Test
  func `where only rows move the plot is of a swipe: in place, and pushed all the way (X1, L2)`()
    throws
  {
    let times = milliseconds([0, 400, 600])
    let rows = try #require(try Filmstrip.Progress(player("list-edit", "full"), over: times))
    #expect(rows.name == "page.swipe@row 2" && rows.quantity == "share in place")
    let share = try #require(rows.share(at: 400_000_000))
    #expect(share > 0.2 && share < 0.35, "\(share)")
  }

  @Test func `where nothing moves that can be followed there is no axis below (QA 27)`() throws {
    let times = milliseconds([0, 10, 600])
    #expect(try Filmstrip.Progress(player("list-long", "flick"), over: times) == nil)
    let layout = FilmstripLayout(times: times, screen: phone, curve: .none)
    #expect(layout.plot == nil && layout.scaleBar == nil)
    let with = FilmstripLayout(times: times, screen: phone)
    #expect(layout.size.height < with.size.height)
  }

  @Test func `equal steps of progress go the same way between any two frames (QA 27)`() throws {
    let player = try player()
    let times = try FilmstripTimes(try arguments(["--steps", "6", "--by", "progress"]))
      .resolved(for: player)
    let progress = try #require(try Filmstrip.Progress(player, over: [0, times.last ?? 0]))
    let shares = try times.map { try #require(progress.share(at: $0)) }
    #expect(times.count == 6)
    #expect(times.first == 0)
    for (old, new) in zip(shares, shares.dropFirst()) { #expect(abs(new - old - 0.2) < 0.03) }
    let even = try FilmstripTimes(try arguments(["--steps", "6"])).resolved(for: player)
    #expect(even.count == 6)
    #expect(even.last == times.last)
  }
}
