import Canvas
import PresentationCore
import Proof
import Raster

/// Follows the page's scrolling from picture to picture, by where that is now which stood there then.
///
/// A place is the last known one and the way since, both read from pixels; only the first is told.
/// Words and icons stand on whole device pixels, so a list of them is read to half a pixel from where
/// the page rested on one, else to a whole one.
struct ScrollWitness {
  /// A picture whose place is known.
  private struct Anchor {
    var picture: Bitmap
    var used: Snapshot
    var viewport: Rect
    /// The scroll offset in pt.
    var offset: Double
  }

  /// Device pixels a point.
  let scale: Double
  private var anchor: Anchor?

  /// Points on both sides of the viewport left out: scroll indicators.
  private static let margin = 12.0
  /// Points around the place used in which it is looked for.
  private static let reach = 12.0

  /// A witness of pictures with so many device pixels a point.
  init(scale: Double) {
    self.scale = scale
  }

  /// The page's offset in pt as the pixels show it; nil where they do not, or nothing is known before.
  ///
  /// `viewport` is where the page's scroll can be seen, in pt.
  mutating func offset(in picture: Bitmap, used: Snapshot, viewport: Rect?) -> Double? {
    guard let viewport, Self.isBare(used) else {
      anchor = nil
      return nil
    }
    guard let before = anchor, Self.isSamePage(before.used, used), before.viewport == viewport
    else {
      anchor = Anchor(
        picture: picture, used: used, viewport: viewport, offset: used.page.offset)
      return nil
    }
    let inner = viewport.inset(by: Insets(left: Self.margin, right: Self.margin))
    let probe = StripProbe(
      region: PixelRect(
        minX: Int(inner.minX * scale), minY: Int((inner.minY * scale).rounded(.up)),
        maxX: Int(inner.maxX * scale), maxY: Int(inner.maxY * scale)))
    let way = (used.page.offset - before.offset) * scale
    let rise = probe.rise(
      from: before.picture, to: picture, near: way,
      within: Int((Self.reach * scale).rounded(.up)))
    guard let rise else {
      // What was there has gone out of sight.
      anchor = nil
      return nil
    }
    let offset = before.offset + rise / scale
    if abs(rise) * 3 > Double(probe.region.height) {
      anchor = Anchor(picture: picture, used: used, viewport: viewport, offset: offset)
    }
    return offset
  }

  /// True when nothing lies over the page.
  private static func isBare(_ used: Snapshot) -> Bool {
    used.page.placement == .identity
      && used.presentations.allSatisfy { $0.mask == 0 && $0.opacity == 0 }
  }

  /// True when the same contents are scrolled: rows that came or went move the others by themselves.
  private static func isSamePage(_ before: Snapshot, _ used: Snapshot) -> Bool {
    before.page.contentHeight == used.page.contentHeight
      && before.page.navigation == used.page.navigation
      && before.page.offsets.keys == used.page.offsets.keys
      && before.keyboardTop == used.keyboardTop
      && isStill(before.page.rows, used.page.rows)
  }

  /// True when no row has moved by itself; those that came into sight are of no account.
  private static func isStill(_ before: [RowReading], _ now: [RowReading]) -> Bool {
    now.allSatisfy { reading in
      before.allSatisfy {
        $0.row != reading.row || $0.part != reading.part || $0.value == reading.value
      }
    }
  }
}
