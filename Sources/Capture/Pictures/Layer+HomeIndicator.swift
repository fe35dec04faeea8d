import Canvas

extension Layer {
  /// The home indicator's bar in pt, which the device draws over everything; empty for other layers.
  var homeIndicator: [Rect] {
    guard name == "home" else { return [] }
    return content.compactMap { item in
      if case .fill(let shape, _) = item { placement.apply(to: shape.bounds) } else { nil }
    }
  }
}
