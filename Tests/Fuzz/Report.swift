import Capture

/// Reads any text as the data of a report, the list of a recorded folder and an earlier replay (SPEC X3, X5, X6, X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  do {
    let waiting = try Approval.waiting(in: text)
    precondition(waiting.allSatisfy { Manifest.isInside($0) })
  } catch {
    precondition(error.place.line > 0 && error.place.column > 0)
  }
  do {
    let times = try FrameSource.times(inList: text)
    precondition(times.values.allSatisfy { (0...1e6).contains($0) })
    for name in times.keys { precondition(FrameSource.time(in: name)?.isFinite ?? true) }
  } catch {
    precondition(error.place.line > 0 && error.place.column > 0)
  }
  do {
    let frames = try ReplayComparison.earlier(text)
    precondition(ReplayComparison(frames, with: frames).changes.isEmpty)
  } catch {
    precondition(error.place.line > 0 && error.place.column > 0)
  }
  return 0
}
