import Canvas
import Raster

/// An alert card over a dimmed page, made of shapes, each part of it a knob.
struct AlertPicture {
  var cardOffset = 0.0
  var textOffset = 0.0
  var radius = 14.0
  var divider = Color(0xC8C8CC)
  var button = Color(0x0A7A8C)
  var hasIcon = true
  var glyphs = [4, 6, 3, 5, 7, 4, 6, 5]
  var cardOpacity = 1.0
  var dim = 0.4

  /// The picture at 1 px a point, 200×240.
  var bitmap: Bitmap {
    let size = Size(200, 240)
    let page = (0..<8).map { row in
      DisplayItem.fill(
        .rounded(Rect(12, 10 + 28 * Double(row), 160, 18), 6), .solid(Color(0xD6E4E8)))
    }
    let card = Shape.rounded(Rect(30, 60 + cardOffset, 140, 110), radius)
    let frame = Frame(
      size: size, backdrop: .white,
      layers: [
        Layer(name: "page", content: [.fill(.rect(Rect(0, 0, 200, 240)), .solid(.white))] + page),
        Layer(
          name: "mask", surface: Surface(.rect(Rect(0, 0, 200, 240)), fill: .solid(.black)),
          opacity: dim),
        Layer(
          name: "card", surface: Surface(card, fill: .solid(Color(0xF6F6F8))), content: content,
          opacity: cardOpacity),
      ])
    return Rasterizer(text: NoText()).draw(frame, scale: 1)
  }

  private var content: [DisplayItem] {
    var items: [DisplayItem] = []
    let top = 60 + cardOffset
    if hasIcon {
      items.append(.fill(.ellipse(Rect(90, top + 10, 20, 20)), .solid(Color(0xE0523C))))
    }
    for (index, height) in glyphs.enumerated() {
      let x = 60 + 10 * Double(index) + textOffset
      items.append(
        .fill(
          .rounded(Rect(x, top + 52 - Double(height), 6.5, Double(height) + 1.3), 2),
          .solid(Color(0x15181C))))
    }
    items.append(.fill(.rect(Rect(30, top + 70, 140, 1)), .solid(divider)))
    items.append(.fill(.rounded(Rect(46, top + 80, 108, 20), 10), .solid(button)))
    return items
  }
}

extension Bitmap {
  /// The same picture with every channel moved by what a rule says for a pixel's place.
  func lighter(by levels: (_ x: Int, _ y: Int) -> Int) -> Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let change = levels(x, y)
        var pixel: UInt32 = 0xFF00_0000
        for shift in [UInt32(0), 8, 16] {
          let level = min(255, max(0, Int(self[x, y] >> shift & 255) + change))
          pixel |= UInt32(level) << shift
        }
        result[x, y] = pixel
      }
    }
    return result
  }
}
