import Canvas

/// The classic avatar colours.
enum ClassicAvatars {
  static func table(_ appearance: Appearance) -> [AvatarColors] {
    AvatarTint.allCases.map { tint in
      let pair = appearance.isDark ? dark(tint) : light(tint)
      return AvatarColors(circle: Color(pair.0), initials: Color(pair.1))
    }
  }

  private static func light(_ tint: AvatarTint) -> (UInt32, UInt32) {
    switch tint {
    case .lagoon: (0xCFEAF0, 0x00566B)
    case .moss: (0xD8EBD3, 0x2B5A23)
    case .plum: (0xEEDCEC, 0x70305F)
    case .clay: (0xF6DFD3, 0x7F3A17)
    case .iris: (0xDEE1F5, 0x3A4690)
    case .sand: (0xF0E6C8, 0x655008)
    }
  }

  private static func dark(_ tint: AvatarTint) -> (UInt32, UInt32) {
    switch tint {
    case .lagoon: (0x0F3B47, 0x8FDCEB)
    case .moss: (0x24401F, 0xB0DDA4)
    case .plum: (0x46203D, 0xE9B7DC)
    case .clay: (0x4C2714, 0xF2BC9D)
    case .iris: (0x272F5C, 0xBAC3F5)
    case .sand: (0x42360C, 0xE6D08A)
    }
  }
}
