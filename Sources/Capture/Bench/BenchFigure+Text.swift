extension BenchFigure {
  /// One line of the report.
  package var line: String {
    let verdict = limit.map { "\($0.text)  \(isGood ? "ok" : "MISSED")" } ?? ""
    return
      "\(pad(name, 14)) \(pad(rounded(median), 8)) \(pad(unit, 8)) \(pad(verdict, 16)) "
      + "[\(rounded(minimum)) … \(rounded(maximum))]  \(summary)"
  }

  /// The same for scripts.
  package var json: JSON {
    .members([
      "name": .string(name), "unit": .string(unit), "median": .number(median),
      "minimum": .number(minimum), "maximum": .number(maximum), "ok": .bool(isGood),
    ])
  }

  private func rounded(_ figure: Double) -> String {
    NumberText.text((figure * 1000).rounded() / 1000)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
