/// A touchable place, emitted together with what is drawn there: what is seen can be touched.
public struct HitArea: Hashable, Sendable {
  /// Unique in its surface; what a take names in quotes and the trace reports: `P`, `row 2`.
  public var name: String
  /// Where, in the surface's own points.
  public var shape: Shape
  /// What a touch there may become.
  public var role: Role
  /// Cuts the area in the same coordinates; nil cuts nothing (SPEC M3).
  public var clip: Rect?
  /// What a finger that rests on it, or a right click, does.
  public var hold = Hold.nothing
  /// Which drags it takes for itself.
  public var drag = Drag.nothing
  /// Height in pt of what a scroll has above its start, hidden until it is pulled down (SPEC L3).
  public var drawer = 0.0
  /// What is said of it, and what keys do there (SPEC V6).
  public var spoken = Spoken()

  /// Which drags an area takes for itself, before anything scrolls.
  public enum Drag: Hashable, Sendable {
    case nothing
    /// Those that begin sideways: a row with swipe actions.
    case across
    /// All: the handle of a row; what scrolls runs on while it is held at an edge.
    case free
  }

  /// What a finger that rests on an area does.
  public enum Hold: Hashable, Sendable {
    case nothing
    /// Calls for the menu of what is shown there (SPEC C1).
    case callsMenu
  }

  /// What a touch may become.
  public enum Role: Hashable, Sendable {
    /// A control: a tap on it presses it; a pan wins over it (SPEC M8).
    case button
    /// A disabled control: takes the tap and does nothing.
    case disabled
    /// A text field: a tap focuses it.
    case field
    /// Scrolls its content vertically; `contentHeight` is in pt.
    case scroll(contentHeight: Double)
    /// Scrolls its content horizontally; `contentWidth` is in pt.
    case scrollAcross(contentWidth: Double)
    /// Pushed both ways like a map: the size of the content, and the offset it starts at, in pt.
    case plane(content: Size, start: Point)
    /// The grabber of a sheet: a tap cycles the detents, a drag always moves the sheet (SPEC S3).
    case grabber
    /// A header: a drag from here always moves the sheet (CASES B110).
    case dragHandle
    /// Only a name for takes, tests and accessibility: takes no touch.
    case element
  }

  /// True when its content scrolls up and down.
  public var scrolls: Bool {
    if case .scroll = role { true } else { false }
  }

  /// A touchable place in the surface's own points.
  public init(_ name: String, _ shape: Shape, role: Role, clip: Rect? = nil) {
    self.name = name
    self.shape = shape
    self.role = role
    self.clip = clip
  }

  /// True when a touch at the point, in the surface's own points, is in the area.
  public func contains(_ point: Point) -> Bool {
    shape.contains(point) && (clip?.contains(point) ?? true)
  }
}
