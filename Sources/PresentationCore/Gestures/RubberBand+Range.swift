import Motion

extension RubberBand {
  /// The pulled place for what is drawn, in pt; the inverse of `position(for:within:)`.
  ///
  /// Stops short of the band's end, where an endless pull would be needed.
  func pull(for shown: Double, within range: ClosedRange<Double>) -> Double {
    let limit = min(max(shown, range.lowerBound), range.upperBound)
    let reach = dimension * 0.99
    return limit + excess(for: min(max(shown - limit, -reach), reach))
  }

  /// Speed drawn for each pt/s of pull: 1 within the range, less beyond.
  func gain(for pulled: Double, within range: ClosedRange<Double>) -> Double {
    range.contains(pulled)
      ? 1 : gain(at: pulled - min(max(pulled, range.lowerBound), range.upperBound))
  }
}
