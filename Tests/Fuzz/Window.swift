import Capture

/// Reads any text as what the last window left: a place and a size that can be had, or an error (SPEC X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  guard let memory = try? WindowMemory(text: text) else { return 0 }
  precondition(abs(memory.x) <= 32768 && abs(memory.y) <= 32768)
  precondition(
    (100...16384).contains(memory.width) && (100...16384).contains(memory.height))
  guard let again = try? WindowMemory(text: memory.text) else { preconditionFailure(memory.text) }
  precondition(again == memory)
  return 0
}
