import Canvas
import PresentationCore
import Raster
import Showcase

/// Editing a field that gets a mebibyte of text (SPEC V7).
enum PasteBench {
  private static let mebibyte = 1 << 20

  /// A field of a scene, by name.
  private static let fields = [("input-card", "field"), ("list-search", "search")]

  /// Latin, Chinese, and characters of several code points.
  private static let texts = ["a quick brown fox, ", "今天天气很好，我们去", "👩‍👩‍👧é🇨🇳😀"]

  /// Milliseconds of the longest of all frames, the inputs before it included.
  static func longestFrame(_ stage: BenchStage) throws -> Double {
    var longest = 0.0
    for (scene, field) in fields {
      for text in texts {
        let whole = String(repeating: text, count: mebibyte / text.utf8.count)
        longest = max(longest, try longestFrame(of: whole, in: field, of: scene, stage))
      }
    }
    return longest
  }

  private static func longestFrame(
    of text: String, in field: String, of name: String, _ stage: BenchStage
  ) throws -> Double {
    var scene = try stage.play(name, until: 1)
    var time = scene.now
    guard let place = scene.element(named: field, at: time) else {
      throw CommandError.usage("no field '\(field)' in \(name) to measure")
    }
    let rasterizer = stage.rasterizer()
    var bitmap = Bitmap(width: 0, height: 0)
    func frame(_ inputs: [InputEvent.Kind]) -> Double {
      time = time.advanced(by: 1.0 / 60)
      return stage.milliseconds(1) { _ in
        for input in inputs { scene.send(InputEvent(input, at: time)) }
        rasterizer.draw(scene.frame(at: time), scale: 2, into: &bitmap)
      }
    }
    let tap = [Pointer.Phase.down, .up].map { InputEvent.Kind.pointer(Pointer($0, at: place)) }
    _ = frame(tap)
    for _ in 0..<60 { _ = frame([]) }  // The keyboard comes.
    let undo = InputEvent.Kind.key(KeyPress(.character("z"), modifiers: .control))
    let edits: [[InputEvent.Kind]] = [
      [.text(text)], [], [.text("x")], [.key(KeyPress(.left))], [.text("é")],
      [.key(KeyPress(.home, modifiers: .shift))], [undo], [.key(KeyPress(.home))], [.text("y")],
      tap + tap, [.key(KeyPress(.backspace))], [undo],
    ]
    return edits.map(frame).max() ?? 0
  }
}
