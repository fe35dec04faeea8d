import Canvas
import PresentationCore

/// The list behind everything: rows 60 pt high from y = 100, button P in row 0.
struct PageContent {
  var rows = 20
  var hasToolbar = false
  var hasField = false
  /// Size of a map over the whole page; nil for none.
  var plane: Size?
  /// Name of the area a resting finger calls a menu for; nil for none.
  var menuOwner: String?
  /// Recognisers on rows and buttons.
  var gestures: [GestureRule] = []

  var height: Double { 100 + 60 * Double(rows) }

  /// What can be touched, with the list scrolled by `offset` pt.
  func areas(offset: Double, size: Size) -> [HitArea] {
    var areas = [
      HitArea(
        "list", .rect(Rect(origin: .zero, size: size)), role: .scroll(contentHeight: height))
    ]
    if let plane {
      let role = HitArea.Role.plane(content: plane, start: .zero)
      areas.append(HitArea("map", .rect(Rect(origin: .zero, size: size)), role: role))
    }
    for row in 0..<rows {
      let place = Rect(0, 100 + 60 * Double(row) - offset, 390, 60)
      areas.append(HitArea("row \(row)", .rect(place), role: .button))
    }
    areas.append(HitArea("P", .rect(Rect(95, 110 - offset, 200, 44)), role: .button))
    if hasToolbar { areas.append(HitArea("toolbar", .rect(Rect(328, 48, 44, 44)), role: .button)) }
    if hasField { areas.append(HitArea("field", .rect(Rect(95, 200, 200, 44)), role: .field)) }
    for index in areas.indices where areas[index].name == menuOwner {
      areas[index].hold = .callsMenu
    }
    return areas
  }
}

/// What stands in a popup: maybe a list, a header of 44 pt in a sheet, and controls.
struct PopupContent {
  /// Height of scrolling content in pt; nil for none.
  var scroll: Double?
  /// Controls in the popup's own points, front last.
  var controls: [HitArea] = []
  /// Recognisers on the controls.
  var gestures: [GestureRule] = []

  init(scroll: Double? = nil, controls: [HitArea] = [], gestures: [GestureRule] = []) {
    self.scroll = scroll
    self.controls = controls
    self.gestures = gestures
  }

  func areas(in presentation: PresentationSnapshot) -> [HitArea] {
    var areas: [HitArea] = []
    let size = presentation.frame.size
    let header = presentation.style.place == .sheet ? 44.0 : 0
    if let scroll {
      areas.append(
        HitArea(
          "content", .rect(Rect(0, header, size.width, max(0, size.height - header))),
          role: .scroll(contentHeight: scroll)))
    }
    if header > 0 {
      areas.append(HitArea("header", .rect(Rect(0, 0, size.width, header)), role: .dragHandle))
    }
    return areas + controls
  }
}

extension HitArea {
  /// A control in its surface's own points.
  static func control(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    role: Role = .button
  ) -> HitArea {
    HitArea(name, .rect(Rect(x, y, width, height)), role: role)
  }
}
