import Canvas
import PresentationCore
import Proof
import Raster
import Showcase

/// Reads the values of probes out of finished pictures: sub-pixel edges, and what shines through.
///
/// It is told where to look, never what to find: an edge is searched 4 pt around the place used, in what
/// differs between the picture and one in which only the surface has another colour. A reading that its
/// own pixels do not bear out is none.
package struct PixelWitness {
  /// A surface at rest: its picture and where it was drawn, in pt.
  package struct Rest {
    /// The whole picture.
    package var picture: Bitmap
    /// The surface in pt.
    package var drawn: Rect
  }

  /// A surface with straight edges as a frame draws it, and the frame with that surface in another colour.
  struct Body {
    /// Where the numbers used have it, in pt.
    var rect: Rect
    /// How far its corners reach along its sides, in pt.
    var corner: Double
    /// The line inside its edge.
    var rim: CoverProbe.Rim
    /// The picture with the surface recoloured.
    var recolored: Bitmap

    /// Where the numbers used have a side, in pt.
    func place(of side: MovingQuantity.Side) -> Double {
      switch side {
      case .top: rect.minY
      case .bottom: rect.maxY
      case .left: rect.minX
      case .right: rect.maxX
      }
    }
  }

  /// Device pixels a point.
  let scale: Double
  /// The picture without any presentation, and its numbers; nil when there is none.
  var page: (picture: Bitmap, snapshot: Snapshot)?
  /// Pictures of surfaces at rest.
  var rests: [PresentationID: Rest] = [:]

  /// The probe's value as the pixels show it, in its unit; nil where they do not.
  func value(of probe: TimingProbe, in picture: Bitmap, body: Body?, used: Snapshot) -> Double? {
    switch probe.quantity.reading {
    case .edge(let side): return body.flatMap { edge(side, of: $0, in: picture) }
    case .breadth:
      guard let body, let owner = used.presentations.first(where: { $0.id == probe.owner }),
        owner.frame.width > 0, let left = edge(.left, of: body, in: picture),
        let right = edge(.right, of: body, in: picture)
      else { return nil }
      return (right - left) / owner.frame.width
    case .mask, .opacity: break
    case .strip, .row, .none: return nil
    }
    guard let index = used.presentations.firstIndex(where: { $0.id == probe.owner })
    else { return nil }
    return probe.quantity.reading == .mask
      ? mask(index, in: picture, used: used)
      : opacity(of: used.presentations[index], in: picture, used: used)
  }

  /// Points around the place used in which an edge is looked for.
  private static let reach = 4.0

  /// The place of a side in pt.
  func edge(_ side: MovingQuantity.Side, of body: Body, in picture: Bitmap) -> Double? {
    let rect = body.rect
    let isLevel = side.isLevel
    let inside: CoverProbe.Inside = side == .top || side == .left ? .after : .before
    let ends = isLevel ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let first = Int(((ends.0 + body.corner) * scale).rounded(.up))
    let last = Int(((ends.1 - body.corner) * scale).rounded(.down))
    guard first < last else { return nil }
    let region =
      isLevel
      ? PixelRect(minX: first, minY: 0, maxX: last, maxY: picture.height)
      : PixelRect(minX: 0, minY: first, maxX: picture.width, maxY: last)
    let probe = CoverProbe(
      region: region, axis: isLevel ? .vertical : .horizontal, inside: inside, rim: body.rim)
    return probe.place(
      in: picture, beside: body.recolored, near: body.place(of: side) * scale,
      within: Self.reach * scale
    ).map { $0 / scale }
  }
}
