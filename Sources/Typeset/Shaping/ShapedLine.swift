/// A line as glyphs, in font units: good for every size and scale.
struct ShapedLine {
  /// Stretches of one face, left to right.
  var runs: [Run] = []
  /// Characters that no bundled font has.
  var missing: [Character] = []

  /// Bytes it takes in memory, roughly.
  var cost: Int { runs.reduce(128 + 16 * missing.count) { $0 + 64 + 16 * $1.glyphs.count } }

  /// Glyphs of one face.
  struct Run {
    /// The face.
    let file: FontFile
    /// Its glyphs.
    var glyphs: [Glyph] = []
    /// Advance of all glyphs, in font units.
    var advance = 0
    /// How often tracking is added: once after each Latin cluster.
    var clusters = 0
  }

  /// A glyph and its place in its run.
  struct Glyph {
    /// Index in the font; `replacement` for a character no font has.
    var id: UInt32
    /// Font units from the run's left end; y upward.
    var x, y: Int32
    /// Clusters before it, each followed by tracking.
    var clusters: Int32

    /// Stands for the outlined box.
    static let replacement = UInt32.max
  }
}
