/// A report in the form that build servers read: one suite, one case a check.
package struct JUnit: Sendable {
  /// One check.
  package struct Case: Sendable {
    /// The group, such as the scene.
    package var group: String
    /// The check.
    package var name: String
    /// Why it failed; nil when it passed.
    package var failure: String?

    /// A check with its outcome.
    package init(group: String, name: String, failure: String?) {
      self.group = group
      self.name = name
      self.failure = failure
    }
  }

  /// The suite's name.
  package var name: String
  /// Its checks in order.
  package var cases: [Case]

  /// A suite of checks.
  package init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// The XML; without times, so that equal runs give equal files.
  package var text: String {
    let failures = cases.count { $0.failure != nil }
    let lines = cases.map { one in
      let head =
        "  <testcase classname=\"\(Markup.escaped(one.group))\" name=\"\(Markup.escaped(one.name))\""
      guard let failure = one.failure else { return head + "/>" }
      return head + "><failure message=\"\(Markup.escaped(failure))\"/></testcase>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="\(Markup.escaped(name))" tests="\(cases.count)" failures="\(failures)">
      \(lines.joined(separator: "\n"))
      </testsuite>

      """
  }
}

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
