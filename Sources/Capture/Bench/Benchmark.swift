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
    /// A time or a size: less is better.
    case atMost(Double)
    /// A rate: more is better.
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
