import Capture
import Raster
import Testing

struct PNGTests {
  private func picture(_ width: Int, _ height: Int, alpha: UInt32) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { index in
        let value = UInt32(truncatingIfNeeded: index &* 2_654_435_761)
        let channels = [16, 8, 0].map { shift in
          min(value >> UInt32(shift) & 255, alpha) << UInt32(shift)
        }
        return alpha << 24 | channels.reduce(0, |)
      })
  }

  @Test(arguments: [(1, 1), (3, 5), (780, 7)])
  func `opaque pictures come back pixel by pixel`(width: Int, height: Int) throws {
    let picture = picture(width, height, alpha: 255)
    let file = try PNGEncoder.encode(picture)
    #expect(file[25] == 2, "colour type RGB")
    #expect(try PNGDecoder.decode(file).bitmap == picture)
  }

  @Test(arguments: [0, 1, 127, 200, 254] as [UInt32])
  func `translucent pictures come back, their alpha being straight in the file`(
    alpha: UInt32
  ) throws {
    let picture = picture(40, 30, alpha: alpha)
    let file = try PNGEncoder.encode(picture)
    #expect(file[25] == 6, "colour type RGBA")
    #expect(try PNGDecoder.decode(file).bitmap == picture)
  }

  @Test func `a picture carries the command that made it`() throws {
    let command = "popup-showcase capture sheet --set title=\"你好\""
    let file = try PNGEncoder.encode(picture(2, 2, alpha: 255), command: command)
    #expect(try PNGDecoder.decode(file).texts == [PNGEncoder.commandKey: command])
  }

  @Test func `the same picture gives the same bytes (X3)`() throws {
    let picture = picture(64, 64, alpha: 255)
    #expect(
      try PNGEncoder.encode(picture, command: "x") == PNGEncoder.encode(picture, command: "x"))
  }

  @Test func `a picture of no size is an error (X8)`() {
    #expect(throws: PNGError.empty) { try PNGEncoder.encode(Bitmap(width: 0, height: 3)) }
  }

  @Test func `broken files are errors, never traps (X8)`() throws {
    let file = try PNGEncoder.encode(picture(9, 9, alpha: 255))
    for length in 0..<(file.count - 12) {
      #expect(throws: PNGError.self) { try PNGDecoder.decode(Array(file.prefix(length))) }
    }
    var broken = file
    broken[45] ^= 0xFF
    #expect(throws: PNGError.self) { try PNGDecoder.decode(broken) }
  }
}
