import Capture
import Raster

/// Decodes any bytes as PNG: a picture as large as its header says, or an error (SPEC X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // Large pictures are legal and slow; the sides stand at bytes 16 to 23.
  guard
    count < 24 || bytes[16...17] + bytes[20...21] == [0, 0, 0, 0] && bytes[18] < 4 && bytes[22] < 4
  else { return -1 }
  guard let picture = try? PNGDecoder.decode(bytes) else { return 0 }
  precondition(picture.bitmap.pixels.count == picture.bitmap.width * picture.bitmap.height)
  return 0
}
