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
    let strange = words.first { word in
      word.isEmpty || !waiting.contains { $0.contains(word) }
    }
    if let strange, !waiting.isEmpty {
      throw .usage(
        "no picture of the last run has '\(strange)' in its path",
        suggestion: Wording.hint(for: strange, in: waiting))
    }
    let chosen = waiting.filter { path in words.isEmpty || words.contains { path.contains($0) } }
    guard !chosen.isEmpty else { return [] }
    // Everything is read and every place is looked at before the first golden changes.
    var accepted: [(file: [UInt8], entry: Manifest.Entry)] = []
    for path in chosen { accepted.append(try picture(of: path)) }
    try checkRoom(for: chosen)
    try telling {
      for one in accepted { try OutputFile.write(one.file, to: "\(folder)/\(one.entry.path)") }
    }
    try Manifest.update(in: folder) { manifest in
      manifest.environment = environment
      for one in accepted { manifest.entries[one.entry.path] = one.entry }
    }
    return chosen
  }

  /// An error when a golden or the manifest could not be written.
  private func checkRoom(for paths: [String]) throws(CommandError) {
    _ = try Manifest.read(in: folder)
    try telling {
      try Folder.make(folder)
      try OutputFile.check("\(folder)/\(Manifest.name)")
      for path in paths {
        try Folder.make(above: "\(folder)/\(path)")
        try OutputFile.check("\(folder)/\(path)")
      }
    }
  }

  private func picture(
    of path: String
  ) throws(CommandError) -> (file: [UInt8], entry: Manifest.Entry) {
    let actual = "\(report)/\(path)/actual.png"
    return try telling {
      let file = try InputFile.bytes(at: actual)
      let bitmap: Bitmap
      do throws(PNGError) {
        bitmap = try PNGDecoder.decode(file).bitmap
      } catch {
        throw CommandError.usage("\(actual): \(error.line)", suggestion: "run verify again")
      }
      return (file, Manifest.Entry(path: path, bitmap: bitmap, file: file))
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
