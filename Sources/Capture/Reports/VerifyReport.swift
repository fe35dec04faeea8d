import Proof

/// What a run leaves for people and machines: one HTML file, one JSON file, one JUnit file (QA b).
package struct VerifyReport: Sendable {
  /// What came of the run.
  package var result: VerifyResult
  /// The folder of the report, with the pictures of what differs.
  package var folder: String
  /// The settings in effect, a line each.
  package var settings: [String]

  /// A report on a run.
  package init(_ result: VerifyResult, folder: String, settings: [String]) {
    self.result = result
    self.folder = folder
    self.settings = settings
  }

  /// The names of the files in the folder.
  package static let page = "index.html"
  /// The result for scripts, and for `approve`.
  package static let data = "report.json"

  /// An error when a report would lie among the goldens, or over a page that somebody else made.
  package static func check(folder: String, goldens: String) throws(CommandError) {
    guard !Folder.holds(goldens) || !Folder.isWithin(folder, goldens) else {
      throw .usage(
        "--report: \(folder) is among the goldens", suggestion: "name a folder of its own")
    }
    guard !Folder.holds("\(folder)/\(page)") || Folder.holds("\(folder)/\(data)") else {
      throw .usage(
        "--report: \(folder) holds another \(page)", suggestion: "name a folder of its own")
    }
  }

  /// An error when a report for build servers would lie among the goldens, or over this one's files.
  package static func check(
    junit path: String, folder: String, goldens: String
  ) throws(CommandError) {
    let isGolden =
      Folder.holds(goldens)
      ? Folder.isWithin(path, goldens) : path.hasPrefix(Folder.path("", in: goldens))
    guard !isGolden else {
      throw .usage("--junit: \(path) is among the goldens", suggestion: "write it elsewhere")
    }
    for name in [page, data] {
      guard FileIdentity(path) != FileIdentity(Folder.path(name, in: folder)) else {
        throw .usage("--junit: \(path) is the report's \(name)", suggestion: "name another file")
      }
    }
    try telling {
      if path.hasPrefix(Folder.path("", in: folder)) { try Folder.make(above: path) }
      try OutputFile.check(path)
    }
  }

  /// True when the folder has the report of a run.
  package var isThere: Bool { Folder.holds("\(folder)/\(Self.data)") }

  /// Writes `index.html` and `report.json` into the folder, which is made.
  package func write() throws(CommandError) {
    try telling {
      try Folder.make(folder)
      try OutputFile.write(Array(html.utf8), to: "\(folder)/\(Self.page)")
      let json = result.json(report: folder).text + "\n"
      try OutputFile.write(Array(json.utf8), to: "\(folder)/\(Self.data)")
    }
  }

  /// One case a picture.
  package var junit: JUnit {
    JUnit(
      name: "popup-showcase verify",
      cases: result.verdicts.map { verdict in
        JUnit.Case(
          group: verdict.picture.scene, name: verdict.picture.path,
          failure: verdict.code == .ok ? nil : verdict.line)
      })
  }

  /// The page: everything in one file, so that it opens from anywhere.
  package var html: String {
    let shown = result.verdicts.filter { $0.code != .ok || $0.written != nil }
    let items = shown.map(item).joined(separator: "\n")
    let lists =
      list("Renamed", result.renames.map { "\($0.from) → \($0.to)" })
      + list("Orphans", result.orphans) + list("Settings", settings)
    let environment = result.otherEnvironment.map { "<p class=warn>\(Markup.escaped($0))</p>" }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Pictures: \(Markup.escaped(result.summary))</title>
      <style>\(VerifyPage.style)</style></head><body>
      <header><h1>\(Markup.escaped(result.summary))</h1>
      <p>Keys: ← → item, 1 side by side, 2 overlay, 3 swipe, 4 heat map.</p>
      \(environment ?? "")</header>
      <main>
      \(items.isEmpty ? "<p class=good>Every picture is as it should be.</p>" : items)
      </main>
      \(lists)
      <script>\(VerifyPage.script)</script></body></html>

      """
  }

  private func list(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(Markup.escaped($0))</li>" }.joined()
    return "<section><h2>\(title)</h2><ul>\(items)</ul></section>"
  }

  private func item(_ verdict: Verdict) -> String {
    let path = verdict.picture.path
    let images = ["expected", "actual", "diff"].compactMap { name -> String? in
      guard let file = try? InputFile.bytes(at: "\(folder)/\(path)/\(name).png") else { return nil }
      return "<figure class=\(name)><img alt=\"\(name)\" src=\"data:image/png;base64,"
        + Markup.base64(file) + "\"><figcaption>\(name)</figcaption></figure>"
    }
    return """
      <article class="\(verdict.word.rawValue)" tabindex="0"><h2>\(Markup.escaped(path))</h2>
      <p>\(Markup.escaped(verdict.line ?? verdict.word.rawValue))</p>
      \(sweep(of: verdict))
      <div class="pictures side">\(images.joined())</div>
      <input type="range" min="0" max="100" value="50" aria-label="overlay or swipe">
      <pre>\(Markup.escaped(verdict.picture.command))
      popup-showcase approve \(Markup.escaped(ShellText.quoted(path)))</pre></article>
      """
  }

  private func sweep(of verdict: Verdict) -> String {
    guard case .differs(let difference, _, _) = verdict.outcome, !difference.sweep.isEmpty
    else { return "" }
    let cells = zip(PictureDifference.thresholds, difference.sweep).map {
      "<td>&gt; \(NumberText.text($0))<br>\($1)</td>"
    }
    return "<table><tr><th>px differing by</th>\(cells.joined())</tr></table>"
  }
}
