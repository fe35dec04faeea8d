import Canvas

/// The named text styles of a theme.
public enum TextRole: Int, Hashable, Sendable, CaseIterable {
  /// Page title and countdown number.
  case largeTitle
  /// Title of a cover.
  case title1
  /// Title of a sheet or an empty state.
  case title2
  /// Title of a card.
  case title3
  /// Rows of a dialog: the size of `title3` at regular weight.
  case title3Regular
  /// Unread rows, bar titles, buttons and alert titles.
  case headline
  /// Rows, list text and alert buttons.
  case body
  /// Suggestions.
  case callout
  /// Previews and messages.
  case subhead
  /// Tiles and toast titles.
  case subheadStrong
  /// Times, alert messages and captions.
  case footnote
  /// Section headers and field labels.
  case footnoteStrong
  /// Labels under icons.
  case caption1
  /// Tab labels.
  case caption2
  /// The chosen tab's label.
  case caption2Strong
}
