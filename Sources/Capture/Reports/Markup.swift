/// Text inside XML and HTML.
package enum Markup {
  /// With the five special characters written as entities, and what XML forbids as U+FFFD.
  package static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\u{9}", "\u{A}", "\u{D}": out += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Bytes as a base64 text (RFC 4648).
  package static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let second = index + 1 < bytes.count ? bytes[index + 1] : 0
      let third = index + 2 < bytes.count ? bytes[index + 2] : 0
      let group = UInt32(bytes[index]) << 16 | UInt32(second) << 8 | UInt32(third)
      out.append(letters[Int(group >> 18)])
      out.append(letters[Int(group >> 12 & 63)])
      out.append(index + 1 < bytes.count ? letters[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      out.append(index + 2 < bytes.count ? letters[Int(group & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: out, as: UTF8.self)
  }
}
