/// The places of a number's slider: round values that the knob takes.
struct KnobSlider: Hashable {
  /// Where the track goes from and to, in the inspector's pt.
  static let track = 124.0...276.0
  /// Length of the track in pt.
  static var length: Double { track.upperBound - track.lowerBound }

  private let knob: Knob
  private let range: ClosedRange<Double>

  init(_ knob: Knob, _ range: ClosedRange<Double>) {
    self.knob = knob
    self.range = range
  }

  /// About a hundredth of the range; whole where the knob counts.
  var step: Double {
    let step = PlotScale.step(of: range.upperBound - range.lowerBound, most: 100)
    let isWhole =
      !knob.fallback.contains(".") && range.lowerBound == range.lowerBound.rounded()
      && range.upperBound == range.upperBound.rounded()
    return isWhole ? max(1, step) : step
  }

  /// The value at a share of the track, as `--set` takes it.
  func text(at share: Double) -> String {
    let span = range.upperBound - range.lowerBound
    let value = ((range.lowerBound + span * share) / step).rounded() * step
    let inside = min(max(value, range.lowerBound), range.upperBound)
    return FixedDecimal.text(inside, decimals: FixedDecimal.decimals(of: step))
  }

  /// The share of the track where a value stands.
  func share(of value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    return span > 0 ? min(max((value - range.lowerBound) / span, 0), 1) : 0
  }
}
