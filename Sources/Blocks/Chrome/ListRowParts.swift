import Canvas

/// Where the parts of a list row stand (look 01).
///
/// At accessibility text sizes the time stands beside the avatar and the texts run below both, from
/// edge to edge (SPEC V5).
struct ListRowParts {
  /// What stands at the trailing edge.
  enum End {
    /// Time and badge; a badge of no size is none.
    case time(width: Double, height: Double, badge: Size)
    /// Room of so many pt.
    case room(Double)
  }

  /// The places in surface pt, laid out left to right.
  struct Frames {
    var avatar: Rect
    var title: Rect
    var preview: Rect
    var previewLines: Int
    var time: Rect?
    var badge: Rect?

    /// Avatar and texts moved toward the trailing edge; what stands there stays.
    func movingTexts(by way: Double) -> Frames {
      var frames = self
      frames.avatar.origin.x += way
      frames.title.origin.x += way
      frames.preview.origin.x += way
      return frames
    }
  }

  private let title: Double
  private let preview: Double
  private let head: Double
  private let isStacked: Bool

  /// Parts at a theme's text size.
  init(_ theme: Theme) {
    title = theme.style(.body).lineHeight
    preview = theme.style(.subhead).lineHeight
    head = max(44, theme.style(.footnote).lineHeight)
    isStacked = theme.textSize.isAccessibility
  }

  /// Height of all parts in pt.
  var height: Double {
    isStacked ? head + 4 + title + 2 + 2 * preview : max(44, title + 2 + preview)
  }

  /// Where the texts start, in pt from the leading edge.
  var textInset: Double { isStacked ? 16 : 72 }

  func frames(in place: Rect, indent: Double, end: End) -> Frames {
    isStacked
      ? stacked(in: place, indent: indent, end: end) : lines(in: place, indent: indent, end: end)
  }

  private func lines(in place: Rect, indent: Double, end: End) -> Frames {
    let left = place.minX + 72 + indent
    let low = place.minY + title + 2
    var titleEnd = place.maxX
    var previewEnd = place.maxX - 16
    var frames = Frames(
      avatar: Rect(place.minX + 16 + indent, place.minY, 44, 44), title: .zero, preview: .zero,
      previewLines: 1)
    switch end {
    case .room(let room):
      titleEnd -= room
      previewEnd = place.maxX - room
    case .time(let width, let height, let badge):
      let time = Rect(
        place.maxX - 16 - width, place.minY + (title - height) / 2, width, height)
      frames.time = time
      titleEnd = time.minX - 8
      if badge.width > 0 {
        frames.badge = Rect(
          previewEnd - badge.width, low + (preview - badge.height) / 2, badge.width,
          badge.height)
        previewEnd -= badge.width + 16
      }
    }
    frames.title = Rect(left, place.minY, titleEnd - left, title)
    frames.preview = Rect(left, low, previewEnd - left, preview)
    return frames
  }

  private func stacked(in place: Rect, indent: Double, end: End) -> Frames {
    let left = place.minX + 16 + indent
    let top = place.minY + head + 4
    var right = place.maxX - 16
    var frames = Frames(
      avatar: Rect(left, place.minY + (head - 44) / 2, 44, 44), title: .zero, preview: .zero,
      previewLines: 2)
    switch end {
    case .room(let room): right = place.maxX - room
    case .time(let width, let height, let badge):
      let middle = place.minY + head / 2
      var edge = right
      if badge.width > 0 {
        edge -= badge.width
        frames.badge = Rect(edge, middle - badge.height / 2, badge.width, badge.height)
        edge -= 12
      }
      frames.time = Rect(edge - width, middle - height / 2, width, height)
    }
    frames.title = Rect(left, top, right - left, title)
    frames.preview = Rect(left, top + title + 2, right - left, 2 * preview)
    return frames
  }
}
