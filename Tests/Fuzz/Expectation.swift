import Capture

/// Reads any text as what `timing` should find: finite numbers, or an error with its place (SPEC X4, X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  do {
    for one in try TimingExpectation.read(text) {
      precondition(!one.probe.name.isEmpty && one.movement >= 1)
      for number in [one.from, one.to, one.start, one.tolerance.value] {
        precondition(number?.isFinite ?? true)
      }
    }
  } catch {
    precondition(error.place.line > 0 && error.place.column > 0)
    precondition(!error.line(in: "expectation").contains("\n"))
  }
  return 0
}
