import Capture

/// Reads any text for the header of a take, and its words as a shell's: written, they read back (SPEC X6, X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  if let words = ShellText.words(text) {
    let again = words.map(ShellText.quoted).joined(separator: " ")
    precondition(ShellText.words(again) == words, again)
  }
  guard let header = TakeHeader(in: text) else { return 0 }
  precondition(TakeHeader(in: header.line) == header, header.line)
  let command = CommandSpec(
    name: "replay", summary: "", arguments: "SCENE", argumentCount: 1...1,
    options: SceneRequest.options)
  if let arguments = try? Arguments(header.words, for: command),
    arguments.value("--take") == nil
  {
    _ = try? SceneRequest(arguments)
  }
  return 0
}
