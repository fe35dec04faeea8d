import CSPNG

/// Why a PNG could not be written or read.
package enum PNGError: Error, Hashable, Sendable {
  /// The picture has no pixels.
  case empty
  /// The bytes do not begin like a PNG.
  case noPNG
  /// There was not enough memory.
  case noMemory
  /// The bytes are more pixels than any picture of the showcase has.
  case tooLarge(width: Int, height: Int)
  /// libspng refused: which call, and what it said.
  case library(call: String, reason: String)

  /// One line for people.
  package var line: String {
    switch self {
    case .empty: "the picture has no pixels"
    case .noPNG: "it is no PNG"
    case .noMemory: "not enough memory for the picture"
    case .tooLarge(let width, let height): "\(width)x\(height) pixels are too many"
    case .library(let call, let reason): "the PNG library refuses: \(reason) (\(call))"
    }
  }

  static func check(_ status: Int32, _ call: String) throws(PNGError) {
    guard status != 0 else { return }
    throw .library(call: call, reason: spng_strerror(status).map { String(cString: $0) } ?? "")
  }
}
