/// The program's answers to a script (QA b).
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All good.
  case ok = 0
  /// Something looks different.
  case difference = 1
  /// The command line or a file it names cannot be understood.
  case usage = 2
  /// A baseline is missing.
  case missingBaseline = 3
  /// A motion is not as specified.
  case timing = 4
  /// A measured figure, such as the time of a frame, misses its limit.
  case budget = 5
  /// Two drawings of the same moment differ.
  case notDeterministic = 6
  /// No display, no fonts, no ffmpeg, or another environment than the baseline's.
  case environment = 7
  /// An output could not be encoded or written.
  case encoder = 8

  /// What it means, for the help text.
  package var meaning: String {
    switch self {
    case .ok: "all good"
    case .difference: "a picture differs, or something does not fit"
    case .usage: "command line or input file not understood"
    case .missingBaseline: "baseline missing"
    case .timing: "timing not as expected"
    case .budget: "a measured figure misses its limit"
    case .notDeterministic: "two drawings of one moment differ"
    case .environment: "no display, no fonts, no ffmpeg, or environment mismatch"
    case .encoder: "output could not be encoded or written"
    }
  }

  /// Where a command tells what, by its answer: for help, manual and README.
  package static let streams = [
    "What was asked for is on standard output, faults found (1, 3, 4, 5, 6) included; standard error",
    "has one line when something could not be done (2, 7, 8), else only progress at a terminal and",
    "what a scene got wrong.",
  ]
}
