import CSPNG
import Glibc

/// Text inside a PNG: an international text chunk, so any characters may stand in a command.
enum PNGText {
  static func set(_ text: String, key: String, in context: OpaquePointer) throws(PNGError) {
    var chunk = spng_text()
    withUnsafeMutableBytes(of: &chunk.keyword) { buffer in
      for (index, byte) in key.utf8.prefix(buffer.count - 1).enumerated() { buffer[index] = byte }
    }
    var characters = text.utf8.filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    var nothing: [CChar] = [0]
    let status = characters.withUnsafeMutableBufferPointer { characters in
      nothing.withUnsafeMutableBufferPointer { nothing in
        chunk.type = Int32(SPNG_ITXT.rawValue)
        chunk.length = characters.count - 1
        chunk.text = characters.baseAddress
        chunk.language_tag = nothing.baseAddress
        chunk.translated_keyword = nothing.baseAddress
        return spng_set_text(context, &chunk, 1) == 0 ? spng_encode_chunks(context) : -1
      }
    }
    try PNGError.check(status, "spng_set_text")
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
