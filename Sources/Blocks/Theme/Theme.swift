import Canvas

/// Every colour, text style, radius, distance and shadow by name; scenes name tokens only.
public struct Theme: Hashable, Sendable {
  /// Its name, as the command line and the window's status line show it.
  public var name: String
  /// The colour set it was made for.
  public var appearance: Appearance
  /// Corner radii in pt.
  public var radius: Radii
  /// Distances in pt.
  public var spacing: Spacing
  /// Heights of bars, rows and controls in pt.
  public var height: Heights
  /// Opacities of masks, 0…1.
  public var mask: Masks

  private var colors: [Color]
  /// The text size in force.
  public var textSize: TextSizeCategory
  /// The styles at each text size, in its order.
  private var styles: [[TextStyle]]
  private var shadows: [[Shadow]]
  private var avatars: [AvatarColors]

  /// A theme from a colour for every token, a style for every role and text size, and so on.
  public init(
    name: String, appearance: Appearance, textSize: TextSizeCategory = .large,
    color: (ColorToken) -> Color,
    style: (TextRole, TextSizeCategory) -> TextStyle, shadows: (ShadowToken) -> [Shadow],
    avatar: (AvatarTint) -> AvatarColors, radius: Radii = Radii(), spacing: Spacing = Spacing(),
    height: Heights = Heights(), mask: Masks
  ) {
    self.name = name
    self.appearance = appearance
    self.radius = radius
    self.spacing = spacing
    self.height = height
    self.mask = mask
    colors = ColorToken.allCases.map(color)
    self.textSize = textSize
    styles = TextSizeCategory.allCases.map { size in TextRole.allCases.map { style($0, size) } }
    self.shadows = ShadowToken.allCases.map(shadows)
    avatars = AvatarTint.allCases.map(avatar)
  }

  /// The theme of the pictures in `Docs`: classic geometry, teal accent (DESIGN 7).
  public static func classic(
    _ appearance: Appearance = .light, textSize: TextSizeCategory = .large
  ) -> Theme {
    let colors = ClassicColors.table(appearance)
    let styles = TextSizeCategory.allCases.map(ClassicText.table)
    let shadows = ClassicShadows.table(appearance)
    let avatars = ClassicAvatars.table(appearance)
    return Theme(
      name: "classic", appearance: appearance, textSize: textSize,
      color: { colors[$0.rawValue] }, style: { styles[$1.step][$0.rawValue] },
      shadows: { shadows[$0.rawValue] },
      avatar: { avatars[$0.rawValue] }, mask: .classic(appearance))
  }
}

extension Theme {
  /// The colour of a token.
  public subscript(token: ColorToken) -> Color { colors[token.rawValue] }

  /// The text style of a role, already at the user's text size.
  public func style(_ role: TextRole) -> TextStyle { styles[textSize.step][role.rawValue] }

  /// The shadows of a token, the widest first.
  public func shadows(_ token: ShadowToken) -> [Shadow] { shadows[token.rawValue] }

  /// The colours of an avatar.
  public func avatar(_ tint: AvatarTint) -> AvatarColors { avatars[tint.rawValue] }

  /// The line inside the edge of a raised surface: dark and high contrast need one.
  public var surfaceOutline: Surface.Outline? {
    switch appearance {
    case .light: nil
    case .dark: Surface.Outline(width: 0.5, color: Color(0xFFFFFF, opacity: 0.12))
    case .lightContrast: Surface.Outline(width: 1, color: Color(0, opacity: 0.6))
    case .darkContrast: Surface.Outline(width: 1, color: Color(0xFFFFFF, opacity: 0.7))
    }
  }

  /// A surface of this look; nil when the content brings its own.
  public func surface(_ look: SurfaceLook, shape: Shape) -> Surface? {
    guard let fill = look.fill else { return nil }
    var color = self[fill]
    if case .frosted(let opacity, _) = look.material { color = color.opacity(opacity) }
    return Surface(
      shape, fill: .solid(color), shadows: look.shadow.map { shadows($0) } ?? [],
      outline: look.shadow == nil ? nil : surfaceOutline)
  }
}
