/// The dimming layer between a presentation and what is behind it (SPEC K4, S6, S12, M1).
public struct MaskSpec: Hashable, Sendable {
  /// What a tap on the mask does.
  public enum OutsideTap: String, Hashable, Sendable, CaseIterable {
    /// Asks the presentation to leave; the tap is consumed.
    case dismiss
    /// Consumes the tap and does nothing.
    case ignore
    /// Lets every touch through to what is behind; there is no blocking.
    case passThrough
  }

  /// How the mask is drawn.
  public enum Look: Hashable, Sendable {
    /// One black of the mask's opacity.
    case plain
    /// The same over what is behind, blurred by a standard deviation in pt (SPEC C1).
    case blurred(Double)
    /// Dark but for a hole around the anchor (SPEC K7).
    case spotlight(Spotlight)
    /// Left to the content, which draws its own.
    case custom
  }

  /// Opacity of the black when the presentation has arrived, 0…1; 0 means there is no mask.
  public var opacity: Double
  /// What a tap outside does.
  public var outsideTap: OutsideTap
  /// How it is drawn.
  public var look: Look

  /// Names of what is behind that can be touched in spite of the mask (SPEC O2, K7).
  public var passes: Set<String>

  /// A mask of an opacity 0…1.
  public init(
    opacity: Double, outsideTap: OutsideTap = .dismiss, look: Look = .plain,
    passes: Set<String> = []
  ) {
    self.passes = passes
    self.opacity = opacity
    self.outsideTap = outsideTap
    self.look = look
  }

  /// No mask: touches outside reach the page (SPEC K8).
  public static let none = MaskSpec(opacity: 0, outsideTap: .passThrough)

  /// True when the page behind gets no input while the presentation is up (SPEC M6).
  public var blocks: Bool {
    outsideTap != .passThrough && (opacity > 0.001 || look == .custom)
  }
}
