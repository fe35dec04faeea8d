import Raster

/// Hands raw frames to `ffmpeg`, which writes GIF, APNG and MP4.
///
/// One thread and no stamps of version or date: the same frames give the same file.
struct EncoderSink: FrameSink {
  private var feed: Feed

  /// What ffmpeg is to do with the frames.
  enum Work {
    /// Write the file.
    case file
    /// Write the picture of so many colours, one of them clear, that fit all frames best.
    case palette(Int)
    /// Write the file with the colours of such a picture.
    case paletted(String)
  }

  init(
    _ work: Work, _ plan: RecordingPlan, width: Int, height: Int, path: String
  ) throws(CommandError) {
    let program = try SystemProgram(
      named: "ffmpeg", orElse: "get it with 'apt-get install ffmpeg', or use --format webp",
      code: .encoder)
    var words = ["-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-threads", "1"]
    words += ["-filter_threads", "1", "-f", "rawvideo", "-pixel_format", "bgra"]
    words += ["-video_size", "\(width)x\(height)", "-framerate", "\(plan.rate)", "-i", "pipe:0"]
    switch work {
    case .palette(let colors):
      words += ["-vf", "palettegen=max_colors=\(colors):stats_mode=full:reserve_transparent=1"]
      words += ["-frames:v", "1", "-f", "image2", "-c:v", "png", "-update", "1"]
    case .paletted(let palette):
      // Ordered dither stands still where the picture does: no shimmer.
      words += ["-i", "file:\(palette)", "-filter_complex_threads", "1"]
      words += ["-lavfi", "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=5"]
      words += Self.words(for: plan)
    case .file: words += Self.words(for: plan)
    }
    words += ["-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    // A name with a colon is no address of the network.
    words += ["-map_metadata", "-1", "file:\(path)"]
    feed = Feed(try program.start(words, holding: .input))
  }

  private static func words(for plan: RecordingPlan) -> [String] {
    let last = plan.total - (plan.frames.last?.start ?? 0)
    switch plan.format {
    case .gif:
      return ["-fps_mode", "passthrough", "-loop", "0", "-final_delay", "\(last)", "-f", "gif"]
    case .apng:
      return [
        "-fps_mode", "passthrough", "-pix_fmt", "rgb24", "-plays", "0", "-final_delay",
        "\(last)/\(plan.ticks)", "-f", "apng",
      ]
    case .mp4, .png, .webp:
      // Even sizes only; the colours of screens are said to be what they are.
      return [
        "-fps_mode", "passthrough", "-vf",
        "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv",
        "-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p", "-color_primaries", "bt709",
        "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv",
        "-movflags", "+faststart", "-f", "mp4",
      ]
    }
  }

  mutating func add(_ picture: Bitmap) throws(CommandError) {
    try feed.send(picture.pixels)
  }

  mutating func finish() throws(CommandError) {
    try feed.finish()
  }

  mutating func stop() {
    feed.stop()
  }
}
