import Canvas
import Capture
import Testing

struct TakeScheduleTests {
  private func notes(_ text: String) throws -> [String] {
    var schedule = TakeSchedule(try TakeParser.parse(text, name: "take.txt"))
    var notes: [String] = []
    while let input = try schedule.next(locate: { name, time, _ in
      name == "P" ? Point(195, Double(time / 1_000_000)) : nil
    }) {
      notes.append("\(input.time / 1_000_000) \(note(input.action))")
    }
    return notes
  }

  private func note(_ action: TakeInput.Action) -> String {
    switch action {
    case .send(.pointer(let pointer)):
      let point = [pointer.position.x, pointer.position.y].map { NumberText.fixed($0, decimals: 1) }
      return "\(pointer.phase)\(pointer.finger) \(point.joined(separator: ","))"
    case .send(let kind): return "\(kind)"
    case .perform(let action): return "do \(action)"
    case .rotate: return "rotate"
    }
  }

  @Test func `a tap is down and up at the same instant`() throws {
    #expect(try notes("120ms tap 195,60") == ["120 down1 195.0,60.0", "120 up1 195.0,60.0"])
  }

  @Test func `offsets count from the finger's last point`() throws {
    #expect(
      try notes("down 10,20\n+16ms move +0,+12\n+16ms move -5,-2\nup") == [
        "0 down1 10.0,20.0", "16 move1 10.0,32.0", "32 move1 5.0,30.0", "32 up1 5.0,30.0",
      ])
    #expect(
      try notes("down 10,10\ndown 90,90 finger=2\nmove +0,+1 finger=1\nmove +0,+1 finger=2").suffix(
        2)
        == ["0 move1 10.0,11.0", "0 move2 90.0,91.0"])
  }

  @Test func `an element is where it is when its line begins`() throws {
    #expect(
      try notes("20ms tap P\n60ms down P").map { $0.suffix(10) }
        == ["195.0,20.0", "195.0,20.0", "195.0,60.0"])
  }

  @Test func `a drag moves every 16 ms, the last exactly at the end, then rests`() throws {
    #expect(
      try notes("100ms drag 10,100 to 10,200 over 40ms hold 120ms") == [
        "100 down1 10.0,100.0", "116 move1 10.0,140.0", "132 move1 10.0,180.0",
        "140 move1 10.0,200.0", "260 up1 10.0,200.0",
      ])
    #expect(
      try notes("drag 10,100 to +0,-16 over 16ms").suffix(2) == [
        "16 move1 10.0,84.0", "16 up1 10.0,84.0",
      ])
  }

  @Test func `a drag without a duration moves 8 pt every 16 ms and rests 120 ms`() throws {
    #expect(
      try notes("drag 10,100 to 10,120") == [
        "0 down1 10.0,100.0", "16 move1 10.0,108.0", "32 move1 10.0,116.0",
        "48 move1 10.0,120.0", "168 up1 10.0,120.0",
      ])
  }

  @Test func `a flick is six moves of its velocity with the up at the last`() throws {
    let notes = try notes("flick 195,600 v=0,-1500")
    #expect(notes.count == 8)
    #expect(notes[1] == "16 move1 195.0,576.0")
    #expect(notes.suffix(2) == ["96 move1 195.0,456.0", "96 up1 195.0,456.0"])
  }

  @Test func `a line after a gesture follows its end, a timed one may cut in`() throws {
    #expect(try notes("flick 9,600 v=0,-100\ndo x").last == "96 do x")
    #expect(try notes("drag 9,600 to 9,500\n+4ms do x").last == "332 do x")
    let cut = try notes("drag 9,600 to 9,500 over 64ms\n20ms do x")
    #expect(cut.map { $0.prefix { $0 != " " } } == ["0", "16", "20", "32", "48", "64", "64"])
  }

  @Test func `at the same instant the earlier line goes first`() throws {
    let notes = try notes("drag 9,600 to 9,500 over 32ms\n16ms do x")
    #expect(notes[1].hasPrefix("16 move") && notes[2] == "16 do x")
  }

  @Test func `two fingers dragging at once keep the order of their lines`() throws {
    let text = "0 drag 1,1 to 1,9 over 16ms\n0 drag 5,5 to 5,9 over 16ms finger=2"
    let order = try notes(text).map { $0.split(separator: " ")[1] }
    #expect(order == ["down1", "down2", "move1", "up1", "move2", "up2"])
  }

  @Test func `the other verbs are one input each`() throws {
    let text = "wheel 0,120 at 195,400\ntype 你好\nrotate\nkeyboard show\ndo present A"
    let notes = try notes(text)
    #expect(notes.count == 5)
    #expect(notes[1] == "0 text(\"你好\")")
    #expect(
      notes.suffix(3) == [
        "0 rotate", "0 keyboard(Canvas.InputEvent.SoftwareKeyboard.show)", "0 do present A",
      ])
  }
}
