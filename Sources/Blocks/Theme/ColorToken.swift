/// The named colours of a theme; a colour set answers every one of them.
public enum ColorToken: Int, Hashable, Sendable, CaseIterable {
  /// The page and its bars.
  case page
  /// A grouped page.
  case grouped
  /// Cards, popovers, bottom panels and plain sheets.
  case card
  /// Tiles and groups on a grouped sheet.
  case cell
  /// A grouped sheet.
  case sheet
  /// Alerts, dialogs and menus.
  case panel
  /// Toasts and bubbles.
  case inverse
  /// The software keyboard.
  case keyboard
  /// A letter key.
  case key
  /// Shift, delete and the number key.
  case keyAlternate
  /// Text.
  case label
  /// Previews, messages and placeholders.
  case labelSecondary
  /// Times and inactive tabs.
  case labelTertiary
  /// Chevrons, handles, the grabber and disabled controls: 3:1, never running text.
  case labelQuaternary
  /// Text on `inverse`.
  case labelInverse
  /// Hairlines, translucent.
  case separator
  /// Fields and secondary buttons, translucent.
  case fill
  /// Tracks and switches that are off, translucent.
  case fillStrong
  /// Laid over what is pressed, translucent.
  case fillPressed
  /// Tint, links and primary buttons.
  case accent
  /// Text and icons on `accent`.
  case onAccent
  /// Tinted buttons, selected rows and icon discs, translucent.
  case accentSoft
  /// An action on `inverse`.
  case accentInverse
  /// Destructive text and errors.
  case danger
  /// Destructive buttons and tab badges.
  case dangerFill
  /// Text on `dangerFill`.
  case onDanger
  /// The halo of a wrong field, translucent.
  case dangerSoft
  /// Open and passed.
  case success
  /// The disc behind `success`, translucent.
  case successSoft
  /// Warning text.
  case warning
  /// The disc behind `warning`, translucent.
  case warningSoft
  /// The window around the phone.
  case windowStage
  /// The window's sidebar and bars.
  case windowSide
  /// The window's chosen segment.
  case windowCard
  /// The second curve of a plot and drawn samples.
  case plotVelocity
  /// Grid lines of a plot, translucent.
  case plotGrid
  /// The ring of the keyboard focus.
  case focusRing
}
