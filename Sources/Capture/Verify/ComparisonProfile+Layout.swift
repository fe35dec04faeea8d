import Proof

extension ComparisonProfile {
  /// True when a difference passes, and with it what stands elsewhere (QA d3).
  ///
  /// Where pixels may differ as far as another machine draws them, nothing may stand elsewhere.
  package func allows(_ difference: PictureDifference, layout changes: [LayoutChange]) -> Bool {
    allows(difference) && (self != .portable || changes.isEmpty)
  }
}
