/// The times of a filmstrip: `--times`, or `--every` up to an end.
package enum FilmstripTimes {
  /// Times in order, in nanoseconds; `rest` tells when all is at rest, asked only when needed.
  package static func read(
    _ arguments: Arguments, untilRest rest: () throws(CommandError) -> Int64
  ) throws(CommandError) -> [Int64] {
    let listed = try arguments.value("--times", TimeText.list)
    let step = try arguments.time("--every")
    let until = try arguments.time("--until")
    switch (listed, step) {
    case (let times?, nil):
      guard until == nil else { throw .usage("--until goes with --every, not with --times") }
      return try checked(times.sorted(), "--times")
    case (nil, let step?):
      guard step > 0 else { throw .usage("--every: a step must be longer than 0") }
      let end = if let until { until } else { try rest() }
      guard end / step < FilmstripLayout.most else {
        throw tooMany("--every", Int(clamping: end / step + 1))
      }
      return Array(stride(from: 0, through: end, by: Int64.Stride(step)))
    case (nil, nil):
      throw .usage("no times are given", suggestion: "add --times 0,50,100ms or --every 50ms")
    case (.some, .some): throw .usage("--times and --every cannot both be given")
    }
  }

  private static func checked(
    _ times: [Int64], _ option: String
  ) throws(CommandError) -> [Int64] {
    guard times.count <= FilmstripLayout.most else { throw tooMany(option, times.count) }
    return times
  }

  private static func tooMany(_ option: String, _ count: Int) -> CommandError {
    .usage(
      "\(option): \(count) frames are too many for one sheet",
      suggestion: "ask for at most \(FilmstripLayout.most)")
  }
}
