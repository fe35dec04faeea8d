/// Which moments a filmstrip shows (QA 27).
package enum FilmstripTimes: Hashable, Sendable {
  /// What lies evenly between two frames.
  package enum Measure: String, Hashable, Sendable, CaseIterable {
    /// Time.
    case time
    /// The way what moves most has gone.
    case progress
  }

  /// Given times in nanoseconds, in order.
  case listed([Int64])
  /// Even steps in nanoseconds, up to an end or until all is at rest.
  case every(Int64, until: Int64?)
  /// So many frames, up to an end or until all is at rest.
  case steps(Int, by: Measure, until: Int64?)

  /// The options of `filmstrip` that choose its times.
  package static let options: [CommandOption] = [
    .value("--times", "LIST", "times of the frames, such as 0,50,100ms"),
    .value("--every", "TIME", "even steps up to --until or until all is at rest"),
    .value("--steps", "N", "so many frames up to --until or until all is at rest"),
    .value("--by", "time|progress", "what is even between --steps: time, or the way gone"),
    .value("--until", "TIME", "the last time of --every and --steps"),
  ]

  /// What the command line asks for.
  package init(_ arguments: Arguments) throws(CommandError) {
    let steps = try arguments.value("--steps") { text throws(TextError) in
      guard let count = Int(text), (2...FilmstripLayout.most).contains(count) else {
        throw TextError("'\(text)' is not a number of frames from 2 to \(FilmstripLayout.most)")
      }
      return count
    }
    let listed = try arguments.value("--times", TimeText.list)
    let every = try arguments.time("--every")
    let by = try arguments.choice("--by", of: Measure.self)
    let until = try arguments.time("--until")
    do {
      self = try FilmstripTimes(
        listed: listed, every: every, steps: steps, by: by, until: until, named: { "--\($0)" })
    } catch {
      throw CommandError(.usage, error.line)
    }
  }

  /// Exactly one of the first three must be given; `name` spells what was written, for errors.
  init(
    listed: [Int64]?, every: Int64?, steps: Int?, by: Measure?, until: Int64?,
    named name: (String) -> String = { "'\($0)'" }
  ) throws(TextError) {
    guard by == nil || steps != nil else {
      throw TextError("\(name("by")) goes with \(name("steps"))")
    }
    switch (listed, every, steps) {
    case (let times?, nil, nil):
      guard until == nil else {
        throw TextError("\(name("until")) goes with \(name("every")) and \(name("steps"))")
      }
      guard times.count <= FilmstripLayout.most else { throw Self.tooMany(times.count) }
      self = .listed(times.sorted())
    case (nil, let step?, nil):
      guard step > 0 else { throw TextError("\(name("every")) must be longer than 0") }
      self = .every(step, until: until)
    case (nil, nil, let count?): self = .steps(count, by: by ?? .time, until: until)
    case (nil, nil, nil):
      throw TextError(
        "no times are given", suggestion: "add --times 0,50,100ms, --every 50ms or --steps 8")
    default:
      let names = ["times", "every", "steps"].map(name)
      throw TextError("only one of \(names[0]), \(names[1]) and \(names[2]) can be given")
    }
  }

  /// The times for a take, in nanoseconds, in order.
  package func resolved(for player: TakePlayer) throws(CommandError) -> [Int64] {
    switch self {
    case .listed(let times): return times
    case .every(let step, let until):
      let end = if let until { until } else { try telling { try player.lastMotion() } }
      guard end / step < FilmstripLayout.most else {
        throw CommandError(.usage, Self.tooMany(Int(clamping: end / step + 1)).line)
      }
      return Array(stride(from: 0, through: end, by: Int64.Stride(step)))
    case .steps(let count, let measure, let until):
      let end = if let until { until } else { try telling { try player.lastMotion() } }
      let even = (0..<Int64(count)).map { end * $0 / Int64(count - 1) }
      guard measure == .progress else { return even }
      return try telling { try Filmstrip.Progress(player, over: [0, end])?.times(count) ?? even }
    }
  }

  private static func tooMany(_ count: Int) -> TextError {
    TextError(
      "\(count) frames are too many for one sheet",
      suggestion: "ask for at most \(FilmstripLayout.most)")
  }
}

extension Filmstrip.Progress {
  /// Times from the first to the last between which the same way is gone, in whole milliseconds.
  ///
  /// The way is counted back and forth, so an overshoot has its frames too.
  func times(_ count: Int) -> [Int64] {
    var ways = [0.0]
    for (old, new) in zip(points, points.dropFirst()) {
      ways.append((ways.last ?? 0) + abs(new.share - old.share))
    }
    guard let whole = ways.last, whole > 0, let end = points.last?.time else { return [] }
    var times: [Int64] = []
    var index = 0
    for step in 0..<count {
      let way = whole * Double(step) / Double(count - 1)
      while index + 1 < ways.count, ways[index + 1] < way { index += 1 }
      let time: Int64
      if step == 0 {
        time = points[0].time
      } else if step == count - 1 || index + 1 >= points.count {
        time = end
      } else {
        let gone = ways[index + 1] - ways[index]
        let share = gone > 0 ? (way - ways[index]) / gone : 0
        let span = Double(points[index + 1].time - points[index].time)
        let exact = Double(points[index].time) + share * span
        time = Int64((exact / 1e6).rounded()) * 1_000_000
      }
      if times.last.map({ $0 < time }) ?? true { times.append(time) }
    }
    return times
  }
}
