import Canvas

/// What a stacked or large sheet does to what is behind it (SPEC S11, MOTION 5.2).
struct Recession {
  /// How far it is pushed back: 1 for each sheet above it.
  var share: Double
  /// Width of the container in pt.
  var width: Double
  /// Move of the top edge in pt at full share, down positive.
  var rise: Double
  /// Top edge in pt at rest: it shrinks toward the middle of that edge.
  var top = 0.0

  /// The share below which nothing moves: a sheet that overshoots its detent is no large sheet.
  static let rest = 0.03

  /// The opacity of the black over what is pushed back by a share: a tenth (S11).
  static func dim(at share: Double) -> Double { (0.1 * share).roundedToFraction }

  /// 16 pt from each side for each sheet above it.
  var scale: Double {
    width > 32 ? 1 - 32 / width * share : 1
  }

  func apply(to placement: Placement) -> Placement {
    guard share > 0 else { return placement }
    let own = Placement(scale: scale, about: Point(width / 2, top), offset: Point(0, rise * share))
    return Placement(
      scale: placement.scale * own.scale, offset: own.apply(to: placement.offset))
  }
}
