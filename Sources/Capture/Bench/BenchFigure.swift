import Showcase

/// A measured figure.
package struct BenchFigure: Hashable, Sendable {
  /// The benchmark's name.
  package var name: String
  /// What was measured.
  package var summary: String
  /// The smallest, the middle and the largest figure.
  package var minimum, median, maximum: Double
  /// Their unit.
  package var unit: String
  /// What must be reached.
  package var limit: Benchmark.Limit?

  /// True when the median is within the limit, or there is none.
  package var isGood: Bool { limit?.allows(median) ?? true }

  /// Figures of several runs.
  package init(_ benchmark: Benchmark, _ figures: [Double]) {
    let sorted = figures.sorted()
    name = benchmark.name
    summary = benchmark.summary
    unit = benchmark.unit
    limit = benchmark.limit
    minimum = sorted.first ?? 0
    median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    maximum = sorted.last ?? 0
  }
}

extension BenchFigure {
  /// One line of the report.
  package var line: String {
    let verdict = limit.map { "\($0.text)  \(isGood ? "ok" : "MISSED")" } ?? ""
    let columns = [(name, 14), (rounded(median), 8), (unit, 8), (verdict, 16)]
    return columns.map { "\($0.padded(.after, to: $1)) " }.joined()
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
}
