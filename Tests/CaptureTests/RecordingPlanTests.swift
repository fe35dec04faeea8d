import Capture
import Testing

/// Frames are drawn for the times at which a format can show them (SPEC X3, QA e).
struct RecordingPlanTests {
  private func plan(
    _ format: RecordingFormat, until: Int64 = 1_000_000_000, rate: Int? = nil,
    _ change: (inout RecordingPlan.Wish) -> Void = { _ in }
  ) throws -> RecordingPlan {
    var wish = RecordingPlan.Wish(until: until)
    wish.rate = rate
    change(&wish)
    return try RecordingPlan(wish, as: format)
  }

  @Test func `a second at 60 has 61 frames with its end and 60 without (QA 28)`() throws {
    let whole = try plan(.apng)
    #expect(whole.frames.count == 61)
    #expect(whole.frames.last?.moment == 1_000_000_000)
    let open = try plan(.apng) { $0.end = .exclusive }
    #expect(open.frames.count == 60)
    #expect(open.total == 60)
  }

  @Test func `the last frame never lies before the end (QA 28)`() throws {
    let plan = try plan(.webp, until: 340_000_000)
    #expect((plan.frames.last?.moment ?? 0) >= 340_000_000)
    #expect(plan.frames.dropLast().allSatisfy { $0.moment < 340_000_000 })
  }

  @Test func `a GIF has 50 frames a second on the 20 ms grid unless asked otherwise (QA 33)`()
    throws
  {
    let plan = try plan(.gif)
    #expect(plan.rate == 50)
    #expect(plan.frames.map(\.moment) == (0...50).map { $0 * 20_000_000 })
    let error = try #require(throws: CommandError.self) { try self.plan(.gif, rate: 60) }
    #expect(error.code == .usage)
    #expect(
      error.line.hasSuffix(
        "at most 50 frames a second; write --rate 50; other formats can: --format webp"))
  }

  @Test(arguments: [24, 30, 33, 49, 50])
  func `delays of a GIF follow the clock without drifting (QA 33, 34)`(rate: Int) throws {
    let plan = try plan(.gif, rate: rate)
    for (index, frame) in plan.frames.enumerated() {
      let wanted = Double(index) / Double(rate)
      #expect(abs(Double(frame.start) / 100 - wanted) < 0.005001)
      #expect(frame.moment == frame.start * 10_000_000)
    }
    let starts = plan.frames.map(\.start) + [plan.total]
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 >= 2 })
  }

  @Test func `WebP shows whole milliseconds, and each frame is drawn for its own`() throws {
    let plan = try plan(.webp)
    #expect(plan.frames.prefix(4).map(\.start) == [0, 17, 33, 50])
    #expect(plan.frames.allSatisfy { $0.moment == $0.start * 1_000_000 })
    #expect(plan.total == 1017)
  }

  @Test func `a held last frame lasts its step and the hold (QA 35)`() throws {
    func hold(_ wish: inout RecordingPlan.Wish) { wish.holdLast = 600_000_000 }
    let gif = try plan(.gif, hold)
    #expect(gif.total - (gif.frames.last?.start ?? 0) == 62)
    let film = try plan(.mp4, hold)
    #expect(film.frames.count == 61 + 36)
    #expect(film.frames.suffix(37).allSatisfy { $0.moment == 1_000_000_000 })
    #expect(throws: CommandError.self) { try self.plan(.png, hold) }
  }

  @Test func `slow motion changes when frames are shown, not what they show (QA 26)`() throws {
    let plan = try plan(.apng) { $0.slowdown = 10 }
    #expect(plan.frames.count == 601)
    #expect(plan.frames[60].moment == 100_000_000)
    #expect(plan.frames[60].start == 60)
  }

  @Test func `too many frames are refused in one line (X8)`() throws {
    let error = try #require(throws: CommandError.self) {
      try self.plan(.webp, until: 86_400_000_000_000)
    }
    #expect(error.line.contains("too many for one recording"))
  }
}
