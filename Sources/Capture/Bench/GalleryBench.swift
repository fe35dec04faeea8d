import PresentationCore
import Showcase

/// How long it takes to verify every scene in all variants (SPEC X5, QA 45).
enum GalleryBench {
  /// Seconds by the clock, on all cores, of a run in which every picture is as its golden.
  static func seconds(_ stage: BenchStage) throws -> Double {
    let folder = try Folder.temporary()
    let goldens = "\(folder)/goldens"
    defer {
      Folder.remove(goldens)
      Folder.remove(folder)
    }
    var writer = Verifier(
      folder: goldens, manifest: Manifest(environment: ""), report: "\(folder)/report")
    writer.update = .all
    _ = try stage.verify(Gallery.whole(scale: 1), writer)
    let reader = Verifier(
      folder: goldens, manifest: try Manifest.read(in: goldens), report: "\(folder)/report")
    return try stage.seconds {
      let result = try stage.verify(Gallery.whole(scale: 1), reader)
      guard result.code == .ok else {
        throw CommandError(.notDeterministic, "two runs differ: \(result.summary)")
      }
    }
  }
}
