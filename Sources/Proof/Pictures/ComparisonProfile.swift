import Raster

/// How much two pictures may differ and still pass.
package enum ComparisonProfile: String, CaseIterable, Sendable {
  /// Not one bit: on the same program and fonts everything draws the same.
  case strict
  /// What no eye sees: hardly a pixel of another colour anywhere, and no tint.
  case perceptual
  /// Text and edges drawn by another machine: up to a pixel of difference, no tint, no other content.
  ///
  /// Whoever knows where the elements stand asks beside it that none stands elsewhere (QA d3).
  case portable

  /// True when a difference passes.
  package func allows(_ difference: PictureDifference) -> Bool {
    switch self {
    case .strict: difference.kind == .none
    case .perceptual:
      difference.kind != .size && difference.color.densest <= 2 && !difference.tint.isLoud
    case .portable:
      difference.kind != .size && difference.shift.densest <= 3 && !difference.tint.isLoud
        && !difference.kind.isMove
    }
  }
}

extension PictureDifference.Kind {
  /// True for something found elsewhere.
  var isMove: Bool { if case .moved = self { true } else { false } }
}
