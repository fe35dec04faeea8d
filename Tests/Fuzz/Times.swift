import Capture

/// Reads any bytes as a film of every format: finite times, or damage that is told (SPEC X3, X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for format in RecordingFormat.allCases {
    guard let times = try? StoredTimes.read(bytes, as: format) else { continue }
    precondition(times.starts.count <= max(1, bytes.count))
    precondition(times.total.isFinite && times.starts.allSatisfy(\.isFinite))
    precondition(zip(times.starts, times.starts.dropFirst()).allSatisfy { $0 <= $1 })
  }
  return 0
}
