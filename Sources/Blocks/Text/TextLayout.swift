import Canvas

/// Text broken into lines for a width.
struct TextLayout: Hashable, Sendable {
  /// One line as it is drawn.
  struct Line: Hashable, Sendable {
    /// Its characters, without the space at the end.
    var text: String
    /// Its width in pt.
    var width: Double
  }

  var lines: [Line]
  /// The width in pt that breaks the text in the same places.
  var width: Double
  /// True when an ellipsis stands for the rest.
  var isTruncated = false

  static let empty = TextLayout(lines: [], width: 0)
}

/// How a text takes its lines.
struct TextFlow: Hashable, Sendable {
  /// At most so many lines; nil is no limit.
  var maxLines: Int?
  /// How full the lines are.
  var balance = Balance.greedy
  /// What happens to a word wider than a line.
  var words = LongWords.cut

  /// How full the lines are.
  enum Balance: Hashable, Sendable {
    /// Every line as full as it can be.
    case greedy
    /// Lines of about the same width; two sentences break between them when they fit.
    case balanced
  }

  /// What happens to a word wider than a line.
  enum LongWords: Hashable, Sendable {
    /// It goes on in the next line.
    case cut
    /// The text shrinks until it fits.
    case whole
  }
}
