import Capture

/// Reads any text as a take: it is one, or an error with a place in it (SPEC X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  do {
    _ = try TakeParser.parse(text, name: "fuzz")
  } catch {
    precondition(error.place.line > 0 && error.place.column > 0 && !error.line.isEmpty)
  }
  return 0
}
