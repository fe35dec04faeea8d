import Glibc
import Raster

/// A colour as an eye orders it: OKLab (Ottosson 2020), its lightness corrected by the toe, so that
/// 0 is black and 1 is white.
struct PerceivedColor: Equatable {
  /// Corrected lightness, 0…1.
  var lightness: Double
  /// Green to red and blue to yellow, about -0.4…0.4.
  var a, b: Double

  /// What may be seen through a pixel.
  enum Ground { case white, black }

  /// The colour of a premultiplied `0xAARRGGBB` pixel over a ground.
  init(_ pixel: UInt32, over ground: Ground = .white) {
    let light = ground == .white ? 255 - pixel.level(.alpha) : 0
    let red = Self.linear[Int(pixel.level(.red) + light) & 255]
    let green = Self.linear[Int(pixel.level(.green) + light) & 255]
    let blue = Self.linear[Int(pixel.level(.blue) + light) & 255]
    let long = cbrt(0.412_221_4708 * red + 0.536_332_5363 * green + 0.051_445_9929 * blue)
    let medium = cbrt(0.211_903_4982 * red + 0.680_699_5451 * green + 0.107_396_9566 * blue)
    let short = cbrt(0.088_302_4619 * red + 0.281_718_8376 * green + 0.629_978_7005 * blue)
    lightness = Self.toe(
      0.210_454_2553 * long + 0.793_617_7850 * medium - 0.004_072_0468 * short)
    a = 1.977_998_4951 * long - 2.428_592_2050 * medium + 0.450_593_7099 * short
    b = 0.025_904_0371 * long + 0.782_771_7662 * medium - 0.808_675_7660 * short
  }

  /// How far two colours look apart, as HyAB of 2020 has it.
  ///
  /// 1 is black against white, 0.02 about the least an eye tells apart side by side.
  func distance(to other: PerceivedColor) -> Double {
    abs(lightness - other.lightness) + hypot(a - other.a, b - other.b)
  }

  private static func toe(_ lightness: Double) -> Double {
    let k1 = 0.206
    let k2 = 0.03
    let k3 = (1 + k1) / (1 + k2)
    let shifted = k3 * lightness - k1
    return 0.5 * (shifted + sqrt(shifted * shifted + 4 * k2 * k3 * lightness))
  }

  /// Light of an sRGB channel 0…255, 0…1.
  private static let linear: [Double] = (0...255).map { level in
    let share = Double(level) / 255
    return share <= 0.040_45 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
