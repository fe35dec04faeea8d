import Canvas
import PresentationCore

/// How everything that can move stood at each frame that was drawn (SPEC X2).
package struct MotionHistory {
  /// A value in pt with its velocity in pt/s; nil where only the frames tell.
  package struct Reading: Hashable, Sendable {
    /// In pt.
    package var value: Double
    /// In pt/s, down positive.
    package var velocity: Double?
  }

  /// One frame.
  struct Sample {
    var time: Instant
    var readings: [String: Reading]
  }

  /// In order of time.
  private(set) var samples: [Sample] = []

  /// A history without frames.
  package init() {}

  /// Notes the numbers of a frame; one of the same moment is replaced.
  mutating func note(_ snapshot: Snapshot) {
    let sample = Sample(time: snapshot.time, readings: Self.readings(of: snapshot))
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

  /// Every number of a moment by its name: tops of popups and keyboard, offsets of the page.
  static func readings(of snapshot: Snapshot) -> [String: Reading] {
    var all = snapshot.page.offsets.mapValues { Reading(value: $0) }
    all["page.offset"] = Reading(value: snapshot.page.offset)
    all["keyboard.top"] = Reading(value: snapshot.keyboardTop)
    for one in snapshot.presentations {
      all["\(one.id).top"] = Reading(value: one.drawn.minY, velocity: one.velocity)
      for (name, offset) in one.scrollOffsets { all["\(one.id).\(name)"] = Reading(value: offset) }
    }
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

  /// What moved last up to a moment, popups first; nil when nothing did.
  func mover(at time: Instant) -> String? {
    let known = samples.prefix { $0.time <= time }
    for (one, next) in zip(known.dropLast().reversed(), known.dropFirst().reversed()) {
      let moved = next.readings.filter { name, reading in
        one.readings[name].map { $0.value != reading.value } ?? false
      }
      if let name = moved.keys.max(by: { Self.rank($0) < Self.rank($1) }) { return name }
    }
    return nil
  }

  /// Tops of popups before the keyboard, and that before what scrolls.
  private static func rank(_ name: String) -> (Int, String) {
    (name == "keyboard.top" ? 1 : name.hasSuffix(".top") ? 2 : 0, name)
  }

  /// The curve of a name within a span of moments, with the last frame before it.
  func curve(_ name: String, in span: ClosedRange<Instant>, at time: Instant, since epoch: Instant)
    -> Curve
  {
    let first = samples.lastIndex { $0.time <= span.lowerBound } ?? 0
    let seen = samples[first...].prefix { $0.time <= span.upperBound }
    var curve = Curve(name: name, points: [], velocity: [])
    var last: (time: Instant, value: Double)?
    for sample in seen {
      guard let reading = sample.readings[name] else { continue }
      let x = sample.time.seconds(since: epoch)
      let speed = reading.velocity ?? Self.slope(from: last, to: (sample.time, reading.value))
      curve.points.append((x, reading.value))
      curve.velocity.append((x, speed))
      if sample.time <= time { curve.now = Reading(value: reading.value, velocity: speed) }
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
