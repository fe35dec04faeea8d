import Capture

/// Reads any text as the manifest of a folder of goldens, and writes what was read (SPEC X5, X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  guard let manifest = try? Manifest(parsing: text) else { return 0 }
  guard let again = try? Manifest(parsing: manifest.text) else {
    preconditionFailure(manifest.text)
  }
  precondition(again == manifest)
  return 0
}
