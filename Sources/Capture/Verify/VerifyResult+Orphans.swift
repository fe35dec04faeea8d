extension VerifyResult {
  /// Finds the files at a scale that no picture of a whole run has, and among them those whose pixels
  /// a picture without a golden has.
  ///
  /// After a failure there are none: a strip that could not be played has pictures nobody knows.
  package mutating func findOrphans(
    among files: [String], of manifest: Manifest, scale: Double
  ) {
    guard !hasFailures else { return }
    let known = Set(verdicts.map(\.picture.path))
    let mark = "@\(NumberText.text(scale))x"
    orphans = files.filter {
      !known.contains($0) && !$0.hasPrefix("\(GoldenPicture.recorded)/")
        && $0.isGolden(drawnAt: mark)
    }
    var homeless: [String: String] = [:]
    for orphan in orphans {
      if let entry = manifest.entries[orphan] { homeless[entry.pixels] = orphan }
    }
    renames = verdicts.compactMap { verdict in
      guard let pixels = verdict.newcomer, let old = homeless[pixels] else { return nil }
      return Rename(from: old, to: verdict.picture.path)
    }
  }
}

extension String {
  /// True for the path of a golden drawn at a scale such as `@2x`, and for what is no golden's path.
  fileprivate func isGolden(drawnAt scale: String) -> Bool {
    let parts = split(separator: "/")
    guard parts.count == 3, let at = parts[1].firstIndex(of: "@") else { return true }
    return parts[1][at...] == scale || parts[1][at...].hasPrefix(scale + "-")
  }
}
