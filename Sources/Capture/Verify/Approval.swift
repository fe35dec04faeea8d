import Raster

/// Makes pictures of the last run the goldens, without drawing anything anew (QA b).
package struct Approval {
  /// The folder of goldens.
  package var folder: String
  /// The folder of the last run's report.
  package var report: String

  /// An approval of a run's pictures.
  package init(folder: String, report: String) {
    self.folder = folder
    self.report = report
  }

  /// Accepts what differed or was missing, only paths that hold one of the words when there are any;
  /// returns the paths in order.
  package func accept(only words: [String], environment: String) throws(CommandError) -> [String] {
    let waiting = try waiting()
    let chosen = waiting.filter { path in words.isEmpty || words.contains { path.contains($0) } }
    if chosen.isEmpty, let word = words.first, !waiting.isEmpty {
      throw .usage(
        "no picture of the last run has '\(word)' in its path",
        suggestion: Wording.hint(for: word, in: waiting))
    }
    let entries = try chosen.map { path throws(CommandError) in try accept(path) }
    guard !entries.isEmpty else { return [] }
    try Manifest.update(in: folder) { manifest in
      manifest.environment = environment
      for entry in entries { manifest.entries[entry.path] = entry }
    }
    return chosen
  }

  private func accept(_ path: String) throws(CommandError) -> Manifest.Entry {
    let actual = "\(report)/\(path)/actual.png"
    return try telling {
      let file = try InputFile.bytes(at: actual)
      let bitmap: Bitmap
      do throws(PNGError) {
        bitmap = try PNGDecoder.decode(file).bitmap
      } catch {
        throw CommandError.usage("\(actual): \(error.line)", suggestion: "run verify again")
      }
      try Folder.make(above: "\(folder)/\(path)")
      try OutputFile.write(file, to: "\(folder)/\(path)")
      return Manifest.Entry(path: path, bitmap: bitmap, file: file)
    }
  }

  /// The paths of the last run that did not pass.
  private func waiting() throws(CommandError) -> [String] {
    let path = "\(report)/\(VerifyReport.data)"
    guard Folder.holds(path) else {
      throw .usage("there is no run to approve in \(report)", suggestion: "run verify first")
    }
    return try InputFile.parsed(path, as: Self.waiting)
  }

  /// The paths of pictures in a report's data that may be approved, none of which leads out of a folder.
  package static func waiting(in report: String) throws(PlacedError) -> [String] {
    let node = try JSONParser.parse(report)
    guard case .object(let members) = node.value,
      let results = members.first(where: { $0.key == "results" })?.node
    else { throw node.error("no results stand here") }
    var waiting: [String] = []
    for node in try results.array() {
      guard case .object(let members) = node.value,
        let path = members.first(where: { $0.key == "path" })?.node,
        let outcome = members.first(where: { $0.key == "outcome" })?.node
      else { throw node.error("'path' or 'outcome' is missing") }
      guard Verdict.Word(rawValue: try outcome.string())?.isOpen == true else { continue }
      let name = try path.string()
      guard Manifest.isInside(name) else { throw path.error("'\(name)' leads out of the folder") }
      waiting.append(name)
    }
    return waiting
  }
}
