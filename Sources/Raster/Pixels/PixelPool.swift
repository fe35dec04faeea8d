/// Memory of bitmaps no longer needed, kept for the next ones.
final class PixelPool {
  private struct Piece {
    let base: UnsafeMutablePointer<UInt32>
    let count: Int
  }

  private static let mostPieces = 8
  private static let mostPixels = 8 << 20
  private var pieces: [Piece] = []

  deinit {
    for piece in pieces { piece.base.deallocate() }
  }

  /// Memory whose first `count` pixels are all `pixel`, and how many it really holds.
  func take(_ count: Int, of pixel: UInt32) -> (base: UnsafeMutablePointer<UInt32>, count: Int) {
    let fitting = pieces.indices.filter { pieces[$0].count >= count }
    if let best = fitting.min(by: { pieces[$0].count < pieces[$1].count }),
      pieces[best].count <= 2 * count + 4096
    {
      let piece = pieces.remove(at: best)
      Span.fill(piece.base, count, with: pixel)
      return (piece.base, piece.count)
    }
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    Span.fill(base, count, with: pixel)
    return (base, count)
  }

  /// Takes memory back; the oldest piece goes when there is too much.
  func give(_ base: UnsafeMutablePointer<UInt32>, _ count: Int) {
    pieces.append(Piece(base: base, count: count))
    while pieces.count > Self.mostPieces
      || pieces.reduce(0, { $0 + $1.count }) > Self.mostPixels
    {
      pieces.removeFirst().base.deallocate()
    }
  }
}
