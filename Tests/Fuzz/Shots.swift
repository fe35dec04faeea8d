import Canvas
import Capture
import Showcase

/// Reads any text as a shot list: pictures inside its folder, or an error with its place (SPEC X7, X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  do {
    let shots = try ShotList.parse(text)
    precondition(shots.count <= 1000 && Set(shots.map(\.output)).count == shots.count)
    for shot in shots {
      precondition(Manifest.isInside(shot.output) && Manifest.isInside(shot.take ?? "none"))
      precondition((0.25...4).contains(shot.look.scale) && shot.labels.count <= 24)
      let size = shot.look.settings.screen
      precondition(size.width * size.height * shot.look.scale * shot.look.scale <= 64e6)
    }
  } catch {
    precondition(error.place.line > 0 && error.place.column > 0)
    precondition(!error.line(in: "list").contains("\n"))
  }
  return 0
}
