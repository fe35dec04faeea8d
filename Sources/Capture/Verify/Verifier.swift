import Canvas
import PresentationCore
import Proof
import Raster
import Showcase

/// Draws golden pictures anew and compares them with what lies in a folder (SPEC X5).
///
/// Everything a picture leaves behind is written at once, so that a long run holds one at a time.
package struct Verifier: Sendable {
  /// Which goldens a run writes (QA b).
  package enum Update: String, CaseIterable, Sendable {
    /// None: what is missing is an error.
    case none
    /// Those that are missing.
    case missing
    /// Those that are missing and those that differ.
    case changed
    /// All of them.
    case all
  }

  /// The folder of goldens.
  package var folder: String
  /// What is known of them.
  package var manifest: Manifest
  /// How much may differ.
  package var profile = ComparisonProfile.strict
  /// Which goldens are written.
  package var update = Update.none
  /// The folder for what differs; it gets a folder a picture.
  package var report: String

  /// A verifier of a folder's pictures that compares strictly and writes no golden.
  package init(folder: String, manifest: Manifest, report: String) {
    self.folder = folder
    self.manifest = manifest
    self.report = report
  }

  /// The verdicts of pictures of one take in one variant, in order of their times.
  ///
  /// `complaint` tells what the fonts could not draw so far: such a picture is no golden (DESIGN 6).
  package func verdicts(
    of pictures: [GoldenPicture], text: any TextMeasuring, rasterizer: Rasterizer,
    complaint: () -> CommandError? = { nil }
  ) -> [Verdict] {
    guard let first = pictures.first else { return [] }
    do {
      let request = try SceneRequest(first.strip, scale: first.scale)
      var camera = Camera(
        request.player(text: text), rasterizer: rasterizer, scale: request.scale)
      return pictures.sorted { $0.time < $1.time }.map { picture in
        do throws(CommandError) {
          let actual = try telling { try camera.picture(at: picture.time) }
          if let error = complaint() { throw error }
          return Verdict(
            picture: picture, outcome: try outcome(of: picture, actual: actual, camera))
        } catch {
          return Verdict(picture: picture, outcome: .failed(error))
        }
      }
    } catch {
      return pictures.map { Verdict(picture: $0, outcome: .failed(error)) }
    }
  }

  private func outcome(
    of picture: GoldenPicture, actual: Bitmap, _ camera: Camera
  ) throws(CommandError) -> Verdict.Outcome {
    guard let file = try golden(at: "\(folder)/\(picture.path)") else {
      guard update != .none else {
        try Evidence(expected: nil, actual: actual, layout: layout(camera, at: picture))
          .write(into: "\(report)/\(picture.path)")
        return .missing(pixels: actual.digest)
      }
      return .added(try write(actual, as: picture, camera))
    }
    if update == .all { return .updated(try write(actual, as: picture, camera)) }
    let entry = Manifest.Entry(path: picture.path, bitmap: actual, file: file)
    if manifest.entries[picture.path] == entry { return .passed }
    let expected: PNGDecoder.Picture
    do {
      expected = try PNGDecoder.decode(file)
    } catch {
      guard update != .changed else { return .updated(try write(actual, as: picture, camera)) }
      return .unreadable(Self.objection(to: file, error))
    }
    let difference = PictureDifference(from: expected.bitmap, to: actual)
    if difference.kind == .none { return update == .none ? .passed : .recognized(entry) }
    let layout = layout(camera, at: picture)
    let changes = layout.changes(since: expected.texts[PNGEncoder.layoutKey])
    if profile.allows(difference, layout: changes) { return .passed }
    guard update != .changed else { return .updated(try write(actual, as: picture, camera)) }
    try Evidence(
      expected: expected.bitmap, actual: actual, areas: difference.areas, layout: layout
    ).write(into: "\(report)/\(picture.path)")
    return .differs(
      difference, part: part(of: difference, camera, at: picture.time), layout: changes)
  }

  /// The bytes of a golden; nil where there is none.
  private func golden(at path: String) throws(CommandError) -> [UInt8]? {
    guard Folder.holds(path) else { return nil }
    return try telling { try InputFile.bytes(at: path) }
  }

  /// Where the elements of the camera's last picture stand.
  private func layout(_ camera: Camera, at picture: GoldenPicture) -> PictureLayout {
    var camera = camera
    return PictureLayout(camera.elements(at: picture.time))
  }

  private func write(
    _ bitmap: Bitmap, as picture: GoldenPicture, _ camera: Camera
  ) throws(CommandError) -> Manifest.Entry {
    try telling {
      let file = try PNGEncoder.encode(
        bitmap, command: picture.command, layout: layout(camera, at: picture).text)
      let path = "\(folder)/\(picture.path)"
      try Folder.make(above: path)
      try OutputFile.write(file, to: path)
      return Manifest.Entry(path: picture.path, bitmap: bitmap, file: file)
    }
  }

  /// What the largest change is in: the smallest element that holds all of it, or the mask when the
  /// change is everywhere and one is up.
  private func part(
    of difference: PictureDifference, _ camera: Camera, at time: Int64
  ) -> String? {
    guard let area = difference.areas.first else { return nil }
    var player = camera.player
    let moment = player.instant(time)
    let snapshot = player.withStage { $0.snapshot(at: moment) }
    let tree = player.withStage { $0.accessibility(at: moment) }
    let scale = camera.scale
    let rect = Rect(
      Double(area.minX) / scale, Double(area.minY) / scale, Double(area.width) / scale,
      Double(area.height) / scale)
    if rect.inset(by: Insets(all: -Self.everywhere)).holds(tree.frame),
      let masked = snapshot.presentations.last(where: { $0.mask > 0 })
    {
      return "mask of \(masked.id)"
    }
    return tree.smallest(covering: rect).flatMap { node in
      let name = node.name.isEmpty ? node.label : node.name
      return name.isEmpty ? node.role.rawValue : name
    }
  }

  /// Points at each edge of the screen that a change may leave out and still be everywhere.
  private static let everywhere = 24.0

  private static func objection(to file: [UInt8], _ error: PNGError) -> String {
    if file.starts(with: "version https://git-lfs".utf8) {
      return "the golden is a pointer of Git LFS; fetch it with 'git lfs pull'"
    }
    return "the golden is no picture (\(error.line)); restore it, or make it anew with "
      + "--update changed"
  }
}

extension AccessibilityNode {
  /// The deepest node whose frame holds a rectangle in pt, its rounding and a popup's shadow aside.
  func smallest(covering rect: Rect) -> AccessibilityNode? {
    for child in children.reversed() {
      if let found = child.smallest(covering: rect) { return found }
    }
    let slack = role == .dialog ? 40.0 : 1
    return frame.inset(by: Insets(all: -slack)).holds(rect) ? self : nil
  }
}

extension Rect {
  fileprivate func holds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
