import Capture
import Testing

/// What was written is read back and compared with what was asked (QA 36, 37).
struct StoredTimesTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * $0) & 255) }
  }

  private func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }

  private func webp(_ durations: [Int]) -> [UInt8] {
    var body = bytes("WEBP")
    for duration in durations {
      body += bytes("ANMF") + little(18, 4)
      body += [UInt8](repeating: 0, count: 12)
      body += little(duration, 3) + [0, 0, 0]
    }
    return bytes("RIFF") + little(body.count, 4) + body
  }

  private func gif(_ delays: [Int]) -> [UInt8] {
    var file = bytes("GIF89a") + [UInt8](repeating: 0, count: 7)
    for delay in delays {
      file += [0x21, 0xF9, 4, 0] + little(delay, 2)
      file += [0, 0, 0x2C] + [UInt8](repeating: 0, count: 9)
      file += [2, 1, 0x44, 0]
    }
    return file + [0x3B]
  }

  private func box(_ tag: String, _ body: [UInt8]) -> [UInt8] {
    big(body.count + 8, 4) + bytes(tag) + body
  }

  private func words(_ values: Int...) -> [UInt8] { values.flatMap { big($0, 4) } }

  private func mp4() -> [UInt8] {
    let times = box("mdhd", words(0, 0, 0, 600, 30))
    let steps = box("stts", words(0, 1, 3, 10))
    let shifts = box("ctts", words(0, 3, 1, 10, 1, 20, 1, 0))
    let edit = box("edts", box("elst", words(0, 1, 30, 10)))
    let media = box("mdia", times + box("minf", box("stbl", steps + shifts)))
    return box("ftyp", []) + box("moov", box("trak", edit + media))
  }

  @Test func `durations of WebP and GIF are starts, not ends (QA 37)`() throws {
    let film = try StoredTimes.read(webp([500, 2000, 500]), as: .webp)
    #expect(film.starts == [0, 0.5, 2.5])
    #expect(film.total == 3)
    #expect(try StoredTimes.read(gif([2, 3, 62]), as: .gif).starts == [0, 0.02, 0.05])
  }

  @Test func `frames of an MP4 are shown in another order than they are stored`() throws {
    let film = try StoredTimes.read(mp4(), as: .mp4)
    #expect(film.starts.map { ($0 * 600).rounded() } == [0, 10, 20])
    #expect(abs(film.total - 0.05) < 1e-9)
  }

  @Test(arguments: [RecordingFormat.webp, .gif, .mp4, .apng])
  func `a file cut off anywhere is damage, never a crash (X8)`(format: RecordingFormat) throws {
    let whole = format == .webp ? webp([5, 6]) : format == .gif ? gif([5, 6]) : mp4()
    for length in 0..<whole.count {
      _ = try? StoredTimes.read(Array(whole[..<length]), as: format)
    }
    for index in whole.indices {
      var broken = whole
      broken[index] = 255
      _ = try? StoredTimes.read(broken, as: format)
    }
    #expect(throws: FileDamage.self) { try StoredTimes.read([1, 2, 3], as: format) }
  }

  @Test func `a file with other times than asked is told with frame and time (QA 36)`() throws {
    var wish = RecordingPlan.Wish(until: 40_000_000)
    wish.rate = 50
    let plan = try RecordingPlan(wish, as: .webp)
    func objection(_ durations: [Int], changed: [Bool] = [true, true, true]) throws -> String? {
      try StoredTimes.read(webp(durations), as: .webp).objection(to: plan, changed: changed)
    }
    #expect(try objection([20, 20, 20]) == nil)
    let slow = try objection([20, 30, 20])
    #expect(slow == "frame 2 should be shown at 40.000 ms, but the file has 50.000 ms")
    #expect(try objection([20, 20, 10]) == "the file lasts 50.000 ms instead of 60.000 ms")
    #expect(try objection([20, 40], changed: [true, true, false]) == nil)
    #expect(try objection([20, 40])?.hasPrefix("frame 2 should be shown") == true)
    #expect(try objection([20, 20, 10, 10])?.hasPrefix("the file shows a frame at 50") == true)
  }
}
