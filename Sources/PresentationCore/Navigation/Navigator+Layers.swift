import Canvas

extension Navigator {
  /// The pages as they are drawn at a moment, back to front; with less motion none steps aside.
  func layers(
    at instant: Instant, motion: StageEnvironment.MotionPreference
  ) -> [NavigationLayer] {
    let seen = Set(seen(at: instant).map(\.id))
    let front = front?.id
    var cover = 0.0
    var aside = 0.0
    var layers: [NavigationLayer] = []
    for page in pages.reversed() {
      let presence = min(max(page.presence.value(at: instant), 0), 1)
      var layer = NavigationLayer(id: page.id, route: page.route, isFront: page.id == front)
      layer.presence = presence.roundedToFraction
      layer.cover = cover.roundedToFraction
      layer.manner = page.manner
      layer.visibility = seen.contains(page.id) ? .seen : .hidden
      layer.shift = shift(presence, aside, page.manner).roundedToGrid
      layers.append(layer)
      guard page.fate != .staysUnseen else { continue }
      cover = max(cover, presence)
      if page.manner == .slide, motion == .full { aside = max(aside, presence) }
    }
    return layers.reversed()
  }

  private func shift(_ presence: Double, _ aside: Double, _ manner: Manner) -> Double {
    let out = manner == .slide ? 1 - presence : 0
    return area.sign * area.frame.width * (out - Self.parallax * aside)
  }
}
