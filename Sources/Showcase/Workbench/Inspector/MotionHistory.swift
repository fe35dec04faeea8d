import Canvas
import PresentationCore

/// How everything that can move stood at each frame that was drawn (SPEC X2).
package struct MotionHistory {
  /// A value with its velocity; nil where only the frames tell.
  package struct Reading: Hashable, Sendable {
    /// In its unit.
    package var value: Double
    /// In its unit a second, down positive.
    package var velocity: Double?
    /// What the value counts.
    package var unit: MovingQuantity.Unit

    /// Value and velocity with their units, for people.
    var words: (value: String, velocity: String) {
      switch unit {
      case .points:
        (
          FixedDecimal.text(value, decimals: 1) + " pt",
          FixedDecimal.text(velocity ?? 0, decimals: 0) + " pt/s"
        )
      case .share:
        (
          FixedDecimal.text(value, decimals: 3),
          FixedDecimal.text(velocity ?? 0, decimals: 2) + " /s"
        )
      }
    }
  }

  /// One frame.
  struct Sample {
    var time: Instant
    var readings: [String: Reading]
    /// Size of the screen in pt: what a turn moves did not move by itself.
    var screen: Size
  }

  /// In order of time.
  private(set) var samples: [Sample] = []

  /// A history without frames.
  package init() {}

  /// Notes the numbers of a frame on a screen of a size in pt; one of the same moment is replaced.
  mutating func note(_ snapshot: Snapshot, on screen: Size) {
    let sample = Sample(
      time: snapshot.time, readings: Self.readings(of: snapshot, on: screen), screen: screen)
    let place = samples.lastIndex { $0.time <= sample.time }
    if let place, samples[place].time == sample.time {
      samples[place] = sample
    } else {
      samples.insert(sample, at: place.map { $0 + 1 } ?? 0)
    }
    guard let last = samples.last else { return }
    let old = samples.prefix { last.time.seconds(since: $0.time) > Tape.reach }.count
    if old > 0 { samples.removeFirst(old) }
  }

  /// True when somewhere in a span no frame was noted for 1/20 s.
  func hasGap(in span: ClosedRange<Instant>) -> Bool {
    var last = span.lowerBound
    for sample in samples where span.contains(sample.time) {
      if sample.time.seconds(since: last) > 0.05 { return true }
      last = sample.time
    }
    return span.upperBound.seconds(since: last) > 0.05
  }

  /// Forgets the frames after a moment.
  mutating func cut(after time: Instant) {
    samples.removeAll { $0.time > time }
  }

  /// Every number of a moment by its name: all that can be followed.
  ///
  /// A keyboard that is away below the screen has none.
  static func readings(of snapshot: Snapshot, on screen: Size) -> [String: Reading] {
    var all: [String: Reading] = [:]
    for quantity in MovingQuantity.all {
      for (subject, value) in quantity.readings(in: snapshot) {
        all[quantity.name(of: subject)] = Reading(value: value, unit: quantity.unit)
      }
    }
    for one in snapshot.presentations { all["\(one.id).top"]?.velocity = one.velocity }
    if snapshot.keyboardTop >= screen.height { all["keyboard.top"] = nil }
    return all
  }
}

extension MotionHistory {
  /// The value of a name over time, in s since an epoch.
  struct Curve {
    var name: String
    var points: [(x: Double, y: Double)]
    var velocity: [(x: Double, y: Double)]
    /// At the moment asked for.
    var now: Reading?
  }

  /// What moved last up to a moment, popups first, and when it was last seen to; nil when nothing did.
  func mover(at time: Instant) -> (name: String, time: Instant)? {
    let known = samples.prefix { $0.time <= time }
    for (one, next) in zip(known.dropLast().reversed(), known.dropFirst().reversed())
    where one.screen == next.screen {
      let moved = next.readings.filter { name, reading in
        one.readings[name].map { $0.value != reading.value } ?? false
      }
      if let name = moved.keys.max(by: { Self.rank($0) < Self.rank($1) }) {
        return (name, next.time)
      }
    }
    return nil
  }

  /// In the order of the quantities, tops first and what scrolls last, the keyboard before that.
  private static func rank(_ name: String) -> (Int, String) {
    let word = name.split(separator: "@").first?.split(separator: ".").last.map(String.init)
    let place = MovingQuantity.all.lastIndex { $0.word == word } ?? MovingQuantity.all.count
    return (name == "keyboard.top" ? 3 - 2 * MovingQuantity.all.count : -2 * place, name)
  }

  /// The curve of a name within a span of moments, with the last frame before it.
  func curve(_ name: String, in span: ClosedRange<Instant>, at time: Instant, since epoch: Instant)
    -> Curve
  {
    let first = samples.lastIndex { $0.time <= span.lowerBound } ?? 0
    let seen = samples[first...].prefix { $0.time <= span.upperBound }
    var curve = Curve(name: name, points: [], velocity: [])
    var last: (time: Instant, value: Double)?
    var screen: Size?
    for sample in seen {
      let x = sample.time.seconds(since: epoch)
      if screen != sample.screen || sample.readings[name] == nil { last = nil }
      screen = sample.screen
      guard let reading = sample.readings[name] else {
        // What is gone has no value any more, and its line ends there.
        if sample.time <= time { curve.now = nil }
        if curve.points.last?.y.isFinite ?? false {
          curve.points.append((x, .nan))
          curve.velocity.append((x, .nan))
        }
        continue
      }
      let speed = reading.velocity ?? Self.slope(from: last, to: (sample.time, reading.value))
      curve.points.append((x, reading.value))
      curve.velocity.append((x, speed))
      if sample.time <= time {
        curve.now = Reading(value: reading.value, velocity: speed, unit: reading.unit)
      }
      last = (sample.time, reading.value)
    }
    return curve
  }

  private static func slope(
    from last: (time: Instant, value: Double)?, to next: (time: Instant, value: Double)
  ) -> Double {
    guard let last, next.time > last.time else { return 0 }
    return (next.value - last.value) / next.time.seconds(since: last.time)
  }
}
