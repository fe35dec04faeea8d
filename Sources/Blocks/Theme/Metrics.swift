/// Corner radii in pt.
public struct Radii: Hashable, Sendable {
  /// Segmented control, small artwork.
  public var small = 8.0
  /// Field, search, thumbnail.
  public var field = 10.0
  /// Button, tile, sheet, menu, toast, bubble.
  public var control = 12.0
  /// Popover.
  public var popover = 13.0
  /// Alert, dialog, guide card.
  public var alert = 14.0
  /// Card, notice, bottom panel.
  public var card = 16.0

  /// The classic radii.
  public init() {}
}

/// Distances in pt on the 4/8 rhythm.
public struct Spacing: Hashable, Sendable {
  /// From the page's edge to its content.
  public var page = 16.0
  /// From a card's edge to its content.
  public var card = 24.0
  /// Between buttons side by side.
  public var buttons = 12.0
  /// Between tiles.
  public var tiles = 8.0
  /// From a dialog to the container's edge, and between its groups.
  public var dialog = 8.0

  /// The classic distances.
  public init() {}
}

/// Heights of bars, rows and controls in pt.
public struct Heights: Hashable, Sendable {
  /// Navigation bar without the status bar.
  public var navBar = 44.0
  /// The row of a large title.
  public var largeTitle = 52.0
  /// Search field.
  public var search = 36.0
  /// Section header.
  public var sectionHeader = 36.0
  /// Row of the list.
  public var row = 72.0
  /// Tab bar without the home indicator.
  public var tabBar = 49.0
  /// Filled button.
  public var button = 48.0
  /// Plain button, field, menu row, alert button, and the least touch target.
  public var plain = 44.0
  /// Row of a panel or group.
  public var actionRow = 52.0
  /// Row of a dialog.
  public var dialogRow = 56.0
  /// Chip.
  public var chip = 32.0

  /// The classic heights.
  public init() {}
}

/// Opacities of the black of a mask, 0…1.
public struct Masks: Hashable, Sendable {
  /// Custom cards and panels.
  public var card: Double
  /// Alerts, dialogs and sheets.
  public var system: Double
  /// Context menus without blur.
  public var menu: Double
  /// The lightest a custom popup may ask for while it blocks the page (SPEC K4).
  public var least: Double

  /// The same for a popup with much to read (SPEC K4).
  public static let reading = 0.5

  /// Opacities from their kinds.
  public init(card: Double, system: Double, menu: Double, least: Double) {
    self.card = card
    self.system = system
    self.menu = menu
    self.least = least
  }

  /// The classic masks: deeper in dark and in high contrast.
  public static func classic(_ appearance: Appearance) -> Masks {
    switch appearance {
    case .light: Masks(card: 0.4, system: 0.2, menu: 0.5, least: 0.3)
    case .dark: Masks(card: 0.4, system: 0.48, menu: 0.5, least: 0.3)
    case .lightContrast: Masks(card: 0.5, system: 0.5, menu: 0.5, least: 0.5)
    case .darkContrast: Masks(card: 0.6, system: 0.6, menu: 0.6, least: 0.6)
    }
  }
}
