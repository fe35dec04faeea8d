import Canvas
import Capture
import Showcase
import Testing

/// What a person types is written so that a take types the same (SPEC X6, V7).
struct RecordedKeysTests {
  private func replayed(_ kind: InputEvent.Kind) throws -> [TakeVerb] {
    var recorder = TakeRecorder(epoch: .zero)
    recorder.add(InputEvent(kind, at: Instant(nanoseconds: 16_000_000)))
    return try TakeParser.parse(recorder.text, name: "recorded").steps.map(\.verb)
  }

  @Test(arguments: ["a", " ", "你好", "two words", "  ends ", "#", "\"", "say \"hi\" #1", "é👍"])
  func `Every text comes back as it was`(text: String) throws {
    #expect(try replayed(.text(text)) == [.type(text)])
    #expect(try replayed(.composition(text)) == [.compose(text)])
  }

  @Test func `Pasted lines are one line, as the field takes them`() throws {
    #expect(try replayed(.text("one\ntwo\r\n")) == [.type("one two ")])
  }

  @Test func `V7 X6 an empty clipboard that is pasted is not written: no take types nothing`()
    throws
  {
    #expect(try replayed(.text("")) == [])
  }

  @Test func `A composition that is given up comes back empty`() throws {
    #expect(try replayed(.composition("")) == [.compose("")])
  }

  @Test(arguments: [
    KeyPress(.left), KeyPress(.right, modifiers: .shift), KeyPress(.delete),
    KeyPress(.backspace, modifiers: .control), KeyPress(.home, modifiers: [.control, .shift]),
    KeyPress(.character("z"), modifiers: [.command, .shift]), KeyPress(.space),
    KeyPress(.tab, modifiers: .shift), KeyPress(.up), KeyPress(.function(5)),
    KeyPress(.pageUp), KeyPress(.pageDown, modifiers: .shift),
  ])
  func `Keys that edit come back with their modifiers`(press: KeyPress) throws {
    #expect(try replayed(.key(press)) == [.key(press)])
  }

  @Test func `Every key has a name that is read back, in any case`() {
    for (name, key) in KeyPress.Key.names {
      #expect(KeyPress.Key(named: name.uppercased()) == key)
      #expect(KeyPress.Key(named: key.name) == key)
    }
    #expect(KeyPress.Key(named: "f12") == .function(12))
    #expect(KeyPress.Key(named: "f13") == nil)
  }

  @Test(arguments: [KeyPress(.character("a")), KeyPress(.character("a"), modifiers: .shift)])
  func `Letters are not written twice: they arrive as text`(press: KeyPress) throws {
    #expect(try replayed(.key(press)) == [])
  }
}
