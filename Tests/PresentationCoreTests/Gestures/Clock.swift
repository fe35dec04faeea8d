import Canvas

/// The moment so many ms after the start of a test; the epoch is 7 s earlier.
func at(_ milliseconds: Double) -> Instant {
  Instant(nanoseconds: 7_000_000_000).advanced(by: milliseconds / 1000)
}

/// True when both numbers differ by no more than the tolerance.
func isClose(_ left: Double, _ right: Double, within tolerance: Double) -> Bool {
  abs(left - right) <= tolerance
}
