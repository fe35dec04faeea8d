import Canvas
import Raster

/// The program's icon: a sheet on a phone, as in `Assets/Desktop` (64×64 px).
enum WindowIcon {
  /// Straight alpha, as window managers take it: its corners are cut.
  static func picture(_ rasterizer: Rasterizer) -> Bitmap {
    let color = rasterizer.draw(frame(over: accent, drawing), scale: 1)
    let cover = rasterizer.draw(
      frame(over: .black, [.fill(.rounded(whole, 14), .solid(.white))]), scale: 1)
    let pixels = zip(color.pixels, cover.pixels).map { $0 & 0xFF_FFFF | ($1 & 0xFF) << 24 }
    return Bitmap(width: color.width, height: color.height, pixels: pixels)
  }

  private static let accent = Color(0x00708A)
  private static let whole = Rect(0, 0, 64, 64)

  private static func frame(over backdrop: Color, _ items: [DisplayItem]) -> Frame {
    Frame(size: whole.size, backdrop: backdrop, layers: [Layer(name: "icon", content: items)])
  }

  private static var drawing: [DisplayItem] {
    let corners = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 5, bottomLeft: 5)
    let sheet = Rect(18, 34, 28, 22)
    return [
      .fill(.rounded(Rect(18, 8, 28, 48), 5), .solid(Color(0xFFFFFF, opacity: 0.28))),
      .fill(.rounded(sheet, corners), .solid(.white)),
      .fill(.rounded(Rect(27, 37, 10, 2.4), 1.2), .solid(accent)),
      .fill(.rounded(Rect(22, 43, 20, 3), 1.5), .solid(accent.opacity(0.4))),
      .fill(.rounded(Rect(22, 49, 13, 3), 1.5), .solid(accent.opacity(0.4))),
    ]
  }
}
