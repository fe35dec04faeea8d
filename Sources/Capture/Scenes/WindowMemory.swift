import Glibc

/// Where the window was and how large when it was closed; four lines of text in a file.
package struct WindowMemory: Hashable, Sendable {
  /// Its top left on the desktop, in px.
  package var x, y: Int
  /// Its size in px.
  package var width, height: Int
  /// Window pixels for a point, and the screen, it was that large for.
  package var scale: Double
  /// The name of the device.
  package var device: String

  /// A place and a size.
  package init(x: Int, y: Int, width: Int, height: Int, scale: Double, device: String) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.scale = scale
    self.device = device
  }

  /// As it stands in the file.
  package var text: String {
    "place \(x) \(y)\nsize \(width) \(height)\nscale \(NumberText.text(scale))\ndevice \(device)\n"
  }

  /// Reads what `text` wrote.
  package init(text: String) throws(TextError) {
    var fields: [String: [Substring]] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      if let name = words.first { fields[String(name)] = Array(words.dropFirst()) }
    }
    func numbers(_ name: String, _ range: ClosedRange<Int>) throws(TextError) -> (Int, Int) {
      let values = (fields[name] ?? []).compactMap { Int($0) }.filter(range.contains)
      guard values.count == 2 else { throw TextError("it has no '\(name)' of two numbers") }
      return (values[0], values[1])
    }
    (x, y) = try numbers("place", -32768...32767)
    (width, height) = try numbers("size", 100...16384)
    guard let word = fields["scale"]?.first, let scale = NumberText.double(String(word)),
      (0.25...4).contains(scale)
    else { throw TextError("it has no 'scale'") }
    guard let device = fields["device"]?.first else { throw TextError("it has no 'device'") }
    self.scale = scale
    self.device = String(device)
  }
}

extension WindowMemory {
  /// The file by the rules of the XDG base directories; nil without a home.
  package static func path(variable: (String) -> String?) -> String? {
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = folder("XDG_STATE_HOME") ?? folder("HOME").map { "\($0)/.local/state" }
    return base.map { "\($0)/popup-showcase/window" }
  }

  /// What the last window left; nil when there was none.
  package static func load(from path: String) throws(TextError) -> WindowMemory? {
    guard access(path, F_OK) == 0 else { return nil }
    let text: String
    do {
      text = try InputFile.text(at: path)
    } catch {
      throw TextError(error.line)
    }
    do {
      return try WindowMemory(text: text)
    } catch {
      throw TextError("cannot use \(path): \(error.line)")
    }
  }

  /// Leaves it for the next window, whole or not at all; makes the folders on the way.
  package func save(to path: String) throws(FileError) {
    var end = path.startIndex
    while let slash = path[path.index(after: end)...].firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      end = slash
    }
    try OutputFile.write(Array(text.utf8), to: path)
  }
}
