/// The one question layout asks about fonts.
public protocol TextMeasuring {
  /// Advance width in pt of one line of text, kerning and tracking included; "" is 0.
  func width(of text: String, style: TextStyle) -> Double
}
