extension String {
  /// The place of a byte, or the nearest end of the text.
  func place(_ offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count))
  }

  /// How many bytes lie before a place.
  func offset(of place: Index) -> Int { utf8.distance(from: startIndex, to: place) }

  /// The offset itself where characters meet, else the end of the one it lies in.
  func edge(at offset: Int) -> Int {
    let place = place(offset)
    if place.samePosition(in: self) != nil { return self.offset(of: place) }
    return self.offset(of: index(after: place))
  }

  /// Where the character at a byte begins; at the end of the text the end.
  func start(at offset: Int) -> Index {
    let place = place(offset)
    if place == endIndex || place.samePosition(in: self) != nil { return place }
    return index(before: index(after: place))
  }

  /// The text with each line's end made a space, as fields take it.
  public var onOneLine: String {
    let bytes = Array(utf8)
    guard bytes.indices.contains(where: { LineEnd.length(at: $0, in: bytes) > 0 }) else {
      return self
    }
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let length = LineEnd.length(at: index, in: bytes)
      line.append(length > 0 ? 0x20 : bytes[index])
      index += max(1, length)
    }
    return String(decoding: line, as: UTF8.self)
  }
}

/// The ends of lines that Unicode knows, as bytes of UTF-8.
private enum LineEnd {
  /// How many bytes the end of a line takes that begins at an index; 0 for anything else.
  static func length(at index: Int, in bytes: [UInt8]) -> Int {
    func next(_ distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    switch bytes[index] {
    case 0x0D: return next(1) == 0x0A ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2: return next(1) == 0x85 ? 2 : 0
    case 0xE2: return next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
