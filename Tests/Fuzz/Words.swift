import Capture
import PresentationCore
import Showcase

/// Reads any words of a command line in every way the program reads words (SPEC X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  let words = text.split(separator: "\n").map(String.init)
  let command = CommandSpec(
    name: "capture", summary: "", arguments: "SCENE", argumentCount: 0...9,
    options: [.value("--at", "TIME", ""), .value("--times", "LIST", "")] + SceneRequest.options)
  if let arguments = try? Arguments(words, for: command) {
    _ = try? arguments.time("--at")
    _ = try? arguments.number("--scale", in: 0.25...4)
    _ = try? SceneRequest(arguments)
  }
  for word in words {
    _ = try? TimeText.nanoseconds(word)
    _ = try? TimeText.list(word)
    _ = Device.named(word)
    _ = Wording.hint(for: word, in: LabScene().info.knobs.map(\.name))
    for knob in LabScene().info.knobs { _ = knob.objection(to: word) }
  }
  if let needs = try? ChooserWords.needs(words) { _ = ChooserPolicy.answer(to: needs) }
  if let kind = words.first {
    _ = try? CurveRequest(kind: kind, parameters: Array(words.dropFirst()))
  }
  _ = Completer([command], scenes: [LabScene().info]).lines(for: words)
  return 0
}
