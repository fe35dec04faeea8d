import Canvas
import Capture
import Motion
import PresentationCore
import Proof
import Raster
import Showcase
import TestSupport
import Testing

/// What people complain of in other tools (QA part c, by number), asserted of this one.
@Suite struct ComplaintTests {
  private static func player(
    _ scene: String, _ take: String, set knobs: [String: String] = [:],
    epoch: Instant = SceneCatalogue.epoch
  ) throws -> TakePlayer {
    var request = try SceneRequest(try #require(SceneCatalogue.scene(named: scene)))
    for (name, value) in knobs { request.settings.knobs[name] = value }
    request.take = try TakeParser.parse(take, name: "test")
    return request.player(text: FixedTextMeasuring(), epoch: epoch)
  }

  private static func snapshot(_ player: TakePlayer, at time: Int64) throws -> Snapshot {
    var player = player
    try player.play(to: time)
    let moment = player.instant(time)
    return player.withStage { $0.snapshot(at: moment) }
  }

  private static func picture(_ player: TakePlayer, at time: Int64) throws -> Bitmap {
    var camera = Camera(player, rasterizer: Rasterizer(text: NoGlyphs()), scale: 0.25)
    return try camera.picture(at: time)
  }

  @Test(arguments: [100, 250, 400, 500])
  func `X3 QA 17 what is asked for at a time shows that time, no frame later`(
    milliseconds: Int64
  ) throws {
    let player = try Self.player("two-detents", "do show")
    let used = try Self.snapshot(player, at: milliseconds * 1_000_000)
    let top = try #require(used.presentations.first).drawn.minY
    let spring = Spring(response: 0.4, dampingRatio: 0.85)
    let seconds = Double(milliseconds) / 1000
    let off = spring.displacement(from: 422, velocity: 0, at: seconds).value
    #expect(abs(top - (422 + off)) <= 1.0 / 1024)
  }

  @Test func `S6 QA 21 mask and edge of a sheet are one motion in every frame`() throws {
    let player = try Self.player("two-detents", "do show")
    let rest = try #require(try Self.snapshot(player, at: 3_000_000_000).presentations.first)
    for frame in 1...40 {
      let time = Int64(frame) * 16_666_667
      let one = try #require(try Self.snapshot(player, at: time).presentations.first)
      let share = min(1, (844 - one.drawn.minY) / (844 - rest.drawn.minY))
      #expect(abs(one.mask - rest.mask * share) <= 1.0 / 2048, "\(time)")
    }
  }

  @Test func `X3 QA 24 frames in order, backwards and one alone are the same`() throws {
    let player = try Self.player("confirm-card", "do show\n180ms key escape")
    let times = (0...16).map { Int64($0) * 25_000_000 }
    var camera = Camera(player, rasterizer: Rasterizer(text: NoGlyphs()), scale: 0.25)
    let forwards = try times.map { try camera.picture(at: $0).digest }
    let backwards = try times.reversed().map { try Self.picture(player, at: $0).digest }
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards).count > 10)
  }

  @Test func `X3 K6 QA 25 what never rests is the same picture in every run`() throws {
    let one = try Self.player("tabs", "do show shelf", set: ["load": "5"])
    let other = try Self.player(
      "tabs", "do show shelf", set: ["load": "5"],
      epoch: Instant(nanoseconds: 987_654_321_987))
    let first = try Self.picture(one, at: 3_000_000_000)
    #expect(first == (try Self.picture(other, at: 3_000_000_000)))
    #expect(first != (try Self.picture(one, at: 3_100_000_000)))
  }

  @Test func `X6 R1 QA 31 a fling played twenty times ends at the same place`() throws {
    let ends = try (0..<20).map { run in
      let player = try Self.player(
        "list-long", "flick 195,600 v=0,-1400",
        epoch: Instant(nanoseconds: Int64(run) * 7_777_777))
      return try Self.snapshot(player, at: 6_000_000_000).page.offset
    }
    #expect(Set(ends).count == 1)
    #expect(ends[0] > 100)
  }

  @Test(arguments: ["list-long", "two-detents"])
  func `T6 QA 32 a take at 30, 60 and 120 frames a second is the same motion`(
    scene: String
  ) throws {
    let take =
      scene == "list-long"
      ? "flick 195,600 v=0,-1400\n900ms drag 195,300 to 195,420 over 150ms"
      : "do show\n900ms flick 195,440 v=0,-1500"
    func tops(_ rate: Int64) throws -> [Double] {
      var player = try Self.player(scene, take)
      return try (0...2 * rate).compactMap { frame in
        let time = frame * 1_000_000_000 / rate
        try player.play(to: time)
        let moment = player.instant(time)
        let used = player.withStage { stage in
          _ = stage.frame(at: moment)
          return stage.snapshot(at: moment)
        }
        guard frame % (rate / 30) == 0 else { return nil }
        return used.presentations.first?.drawn.minY ?? used.page.offset
      }
    }
    let slow = try tops(30)
    #expect(try tops(60) == slow)
    #expect(try tops(120) == slow)
    #expect(Set(slow).count > 20)
  }

  @Test func `K2 QA 40 what grows or shrinks does not change the picture's size`() throws {
    let player = try Self.player("progress-card", "do show")
    let milliseconds: [Int64] = [0, 90, 200, 400, 5000]
    let sizes = try milliseconds.map {
      let picture = try Self.picture(player, at: $0 * 1_000_000)
      return [picture.width, picture.height]
    }
    #expect(Set(sizes) == [[98, 211]])
  }
}
