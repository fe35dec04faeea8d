import Canvas
import PresentationCore
import Proof
import Raster
import Showcase

/// Where rows stand in finished pictures: beside one in which only what a row draws has another colour.
extension TimingLens {
  /// Points inside an edge that must be seen of what ends there: else what is read is the edge of what
  /// lies over it.
  private static let rim = 4.0

  /// The value of a row's quantity as the pixels show it; nil where they do not.
  func value(
    of row: SeenRow, _ frame: Frame, _ picture: Bitmap, _ others: inout [String: Rasterizer]
  ) -> Double? {
    guard let index = frame.layers.firstIndex(where: { $0.name == row.layer }),
      frame.layers[index].placement.scale == 1
    else { return nil }
    func drawn(_ content: [DisplayItem], _ role: String) -> Bitmap {
      var other = frame
      other.layers[index].content = content
      // One of its own keeps what it draws of a layer from frame to frame.
      let name = "\(role) of \(row.layer)"
      let rasterizer = others[name] ?? Rasterizer(text: glyphs)
      others[name] = rasterizer
      return rasterizer.draw(other, scale: scale)
    }
    switch row.reading.trace {
    case .edge(let edge):
      return value(of: edge, of: row, in: frame.layers[index], picture) { drawn($0, "rows") }
    case .group(let rect):
      let place = frame.layers[index].placement.apply(to: rect)
      guard row.reading.value < 1, !row.isCovered(place) else { return nil }
      let items = frame.layers[index].content
      guard let bare = items.showing(0, of: row.reading.value, at: rect),
        let full = items.showing(1, of: row.reading.value, at: rect)
      else { return nil }
      let region = PixelRect(
        minX: Int((place.minX * scale).rounded(.down)),
        minY: Int((place.minY * scale).rounded(.down)),
        maxX: Int((place.maxX * scale).rounded(.up)), maxY: Int((place.maxY * scale).rounded(.up)))
      return ShareProbe(region: region)
        .share(of: picture, from: drawn(bare, "rows gone"), to: drawn(full, "rows there"))
    case nil: return nil
    }
  }

  private func value(
    of edge: RowEdge, of row: SeenRow, in layer: Layer, _ picture: Bitmap,
    drawing content: ([DisplayItem]) -> Bitmap
  ) -> Double? {
    guard let rect = edge.rect else { return nil }
    let side = edge.side.inBody
    let rim = side.rim(of: rect, width: Self.rim)
    var painter = EdgePainter(fills: edge.fills, rim: rim, side: side)
    let items = painter.recolor(layer.content)
    guard painter.sight == .free, !row.isCovered(layer.placement.apply(to: rim)) else { return nil }
    let body = PixelWitness.Body(
      rect: layer.placement.apply(to: rect), corner: 0, rim: .none, recolored: content(items))
    let origin = layer.placement.apply(to: Point(edge.zero, edge.zero))
    return witness.edge(side, of: body, in: picture)
      .map { $0 - (side.isLevel ? origin.y : origin.x) }
  }
}

/// A row as it is drawn, and the layer it is drawn in.
struct SeenRow {
  /// What is told of it.
  var reading: RowReading
  /// The layer's name.
  var layer: String
  /// Where popups and the keyboard lie over it, in pt.
  var covers: [Rect]

  /// True where something lies over a place, in pt.
  func isCovered(_ place: Rect) -> Bool {
    covers.contains { !$0.intersection(place).isEmpty }
  }
}

extension TimingProbe {
  /// The row it follows as it was drawn; nil for what is no row, or one that is not there.
  func row(in used: Snapshot) -> SeenRow? {
    let rows: [RowReading]
    var above = used.presentations[...]
    if let owner {
      guard let index = above.firstIndex(where: { $0.id == owner }) else { return nil }
      rows = above[index].rows
      above = above[(index + 1)...]
    } else {
      rows = subject.holder == .page ? used.page.rows : []
    }
    let keyboard = Rect(-1e4, used.keyboardTop, 2e4, 1e4)
    let reading = rows.first { $0.row == subject.part && $0.part.rawValue == quantity.word }
    return reading.map {
      SeenRow(
        reading: $0, layer: owner?.description ?? "page",
        covers: above.filter { $0.opacity > 0 }.map(\.drawn) + [keyboard])
    }
  }
}

extension RowEdge {
  /// What holds all that ends at the edge, in the surface's points; nil for nothing.
  fileprivate var rect: Rect? {
    fills.first.map { first in fills.dropFirst().reduce(first) { $0.union($1) } }
  }
}

extension RowEdge.Side {
  fileprivate var inBody: MovingQuantity.Side {
    switch self {
    case .top: .top
    case .left: .left
    case .right: .right
    }
  }
}

extension [DisplayItem] {
  /// The same with another opacity for the one group that shines through and begins beside a rectangle.
  ///
  /// Where there are several it is the one with the opacity told; nil where that does not tell either.
  fileprivate func showing(_ share: Double, of told: Double, at rect: Rect) -> [DisplayItem]? {
    let isMeant: [(Double) -> Bool] = [{ $0 < 1 }, { $0 == told }]
    for isMeant in isMeant {
      var items = self
      if items.show(share, at: rect, where: isMeant) == 1 { return items }
    }
    return nil
  }

  /// Changes the groups with such opacities; tells how many there are.
  private mutating func show(
    _ share: Double, at rect: Rect, where isMeant: (Double) -> Bool
  ) -> Int {
    var count = 0
    for (index, item) in enumerated() {
      guard case .group(var group) = item, group.placement == .identity else { continue }
      let start = group.items.first?.height
      if isMeant(group.opacity), let start, (rect.minY...rect.maxY).contains(start) {
        group.opacity = share
        count += 1
      } else {
        count += group.items.show(share, at: rect, where: isMeant)
      }
      self[index] = .group(group)
    }
    return count
  }
}

extension DisplayItem {
  /// How far down it stands; nil for an empty group.
  fileprivate var height: Double? {
    switch self {
    case .fill(let shape, _), .stroke(let shape, _, _), .shadow(let shape, _): shape.bounds.midY
    case .text(let run): run.origin.y
    case .icon(let icon): icon.center.y
    case .hairline(let rect, _): rect.minY
    case .group(let group): group.items.first?.height
    }
  }
}
