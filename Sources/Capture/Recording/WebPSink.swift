import CWebP
import Raster

/// Writes lossless WebP with libwebp's animation encoder.
struct WebPSink: FrameSink {
  private let plan: RecordingPlan
  private let draft: Draft
  private let encoder: OpaquePointer
  private var next = 0

  /// No side may be longer than this many pixels.
  private static let longestSide = 16383

  init(_ plan: RecordingPlan, width: Int, height: Int, into draft: Draft) throws(CommandError) {
    guard max(width, height) <= Self.longestSide else {
      throw CommandError(.encoder, "\(width)x\(height) pixels are too many for WebP")
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw Self.failure("options") }
    options.minimize_size = 1
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw Self.failure("no memory")
    }
    self.plan = plan
    self.draft = draft
    self.encoder = encoder
  }

  mutating func add(_ picture: Bitmap) throws(CommandError) {
    var config = WebPConfig()
    var frame = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&frame) != 0 else {
      throw Self.failure("another version of the library")
    }
    config.lossless = 1
    config.exact = 1
    config.method = 4
    config.thread_level = 0
    frame.use_argb = 1
    frame.width = Int32(picture.width)
    frame.height = Int32(picture.height)
    guard WebPPictureAlloc(&frame) != 0, let pixels = frame.argb else {
      throw Self.failure("no memory")
    }
    defer { WebPPictureFree(&frame) }
    let stride = Int(frame.argb_stride)
    picture.pixels.withUnsafeBufferPointer { source in
      for y in 0..<picture.height {
        let row = UnsafeBufferPointer(
          rebasing: source[(y * picture.width)..<((y + 1) * picture.width)])
        _ = UnsafeMutableBufferPointer(start: pixels + y * stride, count: picture.width)
          .update(fromContentsOf: row)
      }
    }
    let time = Int32(clamping: plan.frames[next].start)
    next += 1
    guard WebPAnimEncoderAdd(encoder, &frame, time, &config) != 0 else { throw refusal }
  }

  mutating func finish() throws(CommandError) {
    guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: plan.total), nil) != 0 else {
      throw refusal
    }
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw refusal }
    let bytes = [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
    try telling { try draft.fill(with: bytes) }
  }

  mutating func stop() {
    WebPAnimEncoderDelete(encoder)
  }

  private var refusal: CommandError {
    Self.failure(String(cString: WebPAnimEncoderGetError(encoder)))
  }

  private static func failure(_ words: String) -> CommandError {
    CommandError(.encoder, "libwebp failed: \(words)")
  }
}
