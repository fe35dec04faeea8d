import Canvas
import Motion

/// What a presentation is, fixed when its cycle starts (SPEC E10); a new style is a new value.
public struct PresentationStyle: Hashable, Sendable {
  /// The kind as the trace and the chooser name it, in lower case.
  public var name: String
  /// Where it rests.
  public var place: PopupPlace
  /// The floor it stands on.
  public var level: PresentationLevel
  /// How it enters.
  public var insertion: Transition
  /// How it leaves.
  public var removal: Transition
  /// How it settles after a drag or a change of detent.
  public var settling: MotionCurve
  /// Corner radius in pt of what is hit and drawn; a sheet has only its top corners.
  public var cornerRadius: Double
  /// What happens to the page behind.
  public var page: PageVisibility
  /// Who takes the key focus.
  public var focus: Focus
  /// What the software keyboard does to it: the one setting there is (SPEC V1, A2).
  public var keyboard: KeyboardAvoidance

  /// What happens to the page behind (SPEC F1).
  public enum PageVisibility: Hashable, Sendable {
    /// It stays.
    case visible
    /// It is not drawn once covered, and gets disappeared and appeared.
    case hidden
  }

  /// Whether keys go to it.
  public enum Focus: Hashable, Sendable {
    /// Keys and Escape go to it while it is on top.
    case takes
    /// The one below keeps them: a toast.
    case leaves
  }

  /// A style from its parts.
  public init(
    name: String, place: PopupPlace, level: PresentationLevel = .content, insertion: Transition,
    removal: Transition, settling: MotionCurve = PresentationStyle.settle, cornerRadius: Double,
    page: PageVisibility = .visible, focus: Focus = .takes,
    keyboard: KeyboardAvoidance = .usual
  ) {
    self.name = name
    self.place = place
    self.level = level
    self.insertion = insertion
    self.removal = removal
    self.settling = settling
    self.cornerRadius = cornerRadius
    self.page = page
    self.focus = focus
    self.keyboard = keyboard
  }
}

extension PresentationStyle {
  /// The same for the other reading direction: place and moves at the other side (SPEC K2, V5).
  public var mirrored: PresentationStyle {
    var style = self
    style.place = place.mirrored
    style.insertion = insertion.mirrored
    style.removal = removal.mirrored
    return style
  }

  /// The same style beside another's anchor: what it belongs to may move while it is up (SPEC O1).
  func moved(toAnchorOf other: PresentationStyle) -> PresentationStyle {
    guard place.anchor != nil, let anchor = other.place.anchor else { return self }
    var style = self
    style.place = .anchored(anchor)
    return style
  }
}
