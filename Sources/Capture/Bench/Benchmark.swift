/// One figure: what it measures, how much is allowed, and how to measure it.
package struct Benchmark: Sendable {
  /// The name on the command line.
  package var name: String
  /// What is measured, in one line.
  package var summary: String
  /// The unit of the figure.
  package var unit: String
  /// What must be reached; nil when there is only a figure.
  package var limit: Limit?
  /// Measures once; the figures of several runs become one median.
  package var measure: @Sendable (BenchStage) throws -> Double
  /// How often it is measured.
  package var runs: Int

  /// The side from which a figure is allowed.
  package enum Limit: Hashable, Sendable {
    case atMost(Double)
    case atLeast(Double)

    /// True when a figure is within.
    package func allows(_ figure: Double) -> Bool {
      switch self {
      case .atMost(let limit): figure <= limit
      case .atLeast(let limit): figure >= limit
      }
    }

    /// As people write it.
    package var text: String {
      switch self {
      case .atMost(let limit): "≤ \(NumberText.text(limit))"
      case .atLeast(let limit): "≥ \(NumberText.text(limit))"
      }
    }
  }
}

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
