import CSPNG
import Glibc

/// Text inside a PNG: an international text chunk, so any characters may stand in a command.
enum PNGText {
  static func set(
    _ texts: [(key: String, text: String)], in context: OpaquePointer
  ) throws(PNGError) {
    let texts = texts.filter { !$0.text.isEmpty }
    guard !texts.isEmpty else { return }
    // The library keeps the pointers until the chunks are written.
    let nothing = strdup("")
    var kept: [UnsafeMutablePointer<CChar>?] = [nothing]
    defer { for one in kept { free(one) } }
    var chunks: [spng_text] = []
    for (key, text) in texts {
      let characters = strdup(String(text.unicodeScalars.filter { $0 != "\0" }.map(Character.init)))
      kept.append(characters)
      chunks.append(chunk(key, characters, nothing))
    }
    let status = chunks.withUnsafeMutableBufferPointer { chunks in
      spng_set_text(context, chunks.baseAddress, UInt32(chunks.count)) == 0
        ? spng_encode_chunks(context) : -1
    }
    try PNGError.check(status, "spng_set_text")
  }

  private static func chunk(
    _ key: String, _ text: UnsafeMutablePointer<CChar>?, _ nothing: UnsafeMutablePointer<CChar>?
  ) -> spng_text {
    var chunk = spng_text()
    withUnsafeMutableBytes(of: &chunk.keyword) { buffer in
      for (index, byte) in key.utf8.prefix(buffer.count - 1).enumerated() { buffer[index] = byte }
    }
    chunk.type = Int32(SPNG_ITXT.rawValue)
    chunk.length = text.map { strlen($0) } ?? 0
    chunk.text = text
    chunk.language_tag = nothing
    chunk.translated_keyword = nothing
    return chunk
  }

  static func all(in context: OpaquePointer) -> [String: String] {
    var count: UInt32 = 0
    guard spng_get_text(context, nil, &count) == 0, count > 0 else { return [:] }
    var chunks = [spng_text](repeating: spng_text(), count: Int(count))
    guard spng_get_text(context, &chunks, &count) == 0 else { return [:] }
    var found: [String: String] = [:]
    for chunk in chunks {
      let key = withUnsafeBytes(of: chunk.keyword) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let text = chunk.text {
        found[key] = String(
          decoding: UnsafeRawBufferPointer(start: text, count: chunk.length), as: UTF8.self)
      }
    }
    return found
  }
}
