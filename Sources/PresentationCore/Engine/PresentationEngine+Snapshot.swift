import Canvas

extension PresentationEngine {
  /// The numbers to draw at a moment not before `now`; they depend on the moment alone (SPEC T6).
  public func snapshot(at instant: Instant) -> Snapshot {
    let visible = backToFront.filter { $0.phase != .queued || $0.inheritedMask != nil }
    let recessions = recessions(of: visible, at: instant)
    let presentations = visible.indices.map { index in
      snapshot(
        of: visible[index], pushedBack: recessions[index + 1],
        pushing: pagePush(of: visible[index], over: visible[..<index], at: instant), at: instant)
    }
    return Snapshot(
      time: instant, presentations: presentations, remnants: remnantSnapshots(at: instant),
      page: pageSnapshot(behind: visible, pushedBack: recessions.first ?? 0, at: instant),
      keyboardTop: (environment.size.height - keyboard.value(at: instant)).roundedToGrid,
      focus: focus)
  }

  func snapshot(
    of entry: Entry, pushedBack recession: Double, pushing push: Double, at instant: Instant
  ) -> PresentationSnapshot {
    let form = form(of: entry, at: instant)
    let back = Recession(
      share: recession, width: environment.size.width, rise: -10, top: form.frame.minY)
    let place = back.apply(to: form.placement)
    let mask = maskOpacity(of: entry, at: instant)
    let fullMask = entry.spec.mask.opacity
    return PresentationSnapshot(
      id: entry.id, cycle: entry.cycle, phase: entry.phase,
      style: entry.spec.style,
      frame: form.frame, placement: place.rounded,
      opacity: form.opacity.roundedToFraction, progress: form.progress,
      velocity: form.velocity * back.scale, bleed: form.bleed.roundedToGrid,
      mask: mask.roundedToFraction,
      maskShare: (fullMask > 0 ? min(mask / fullMask, 1) : 0).roundedToFraction,
      shade: max(0, mask - fullMask * push).roundedToFraction,
      maskLook: entry.spec.mask.look, cornerRadius: entry.spec.style.cornerRadius,
      radii: radii(of: entry), layout: layout(of: entry, at: instant),
      detent: entry.detent, largestHeight: entry.detents?.largest.height,
      showsGrabber: entry.showsGrabber,
      scrollOffsets: entry.scrolls.mapValues { $0.offset(at: instant).roundedToGrid },
      scrollMarks: entry.scrollMarks(at: instant),
      navigation: entry.navigation.layers(at: instant, motion: environment.motion),
      anchoring: anchoring(of: entry, at: instant),
      recessionDim: Recession.dim(at: recession))
  }

  private func pageSnapshot(
    behind visible: [Entry], pushedBack recession: Double, at instant: Instant
  ) -> PageSnapshot {
    let back = Recession(
      share: recession, width: environment.size.width, rise: environment.safeArea.top)
    return PageSnapshot(
      offset: page.scroll.offset(at: instant).roundedToGrid,
      offsets: page.offsets(at: instant),
      navigation: page.navigation.layers(at: instant, motion: environment.motion),
      contentHeight: page.scroll.content, viewportHeight: page.scroll.viewport,
      indicator: page.scroll.indicatorOpacity(since: page.activity, at: instant)
        .roundedToFraction,
      isBlocked: visible.contains { blocks($0, at: instant) },
      isHidden: visible.contains {
        $0.spec.style.page == .hidden && $0.phase == .presented
      },
      refresh: page.refresh,
      planes: page.planes.mapValues {
        let offset = $0.offset(at: instant)
        return Point(offset.x.roundedToGrid, offset.y.roundedToGrid)
      },
      placement: back.apply(to: .identity).rounded,
      cornerRadius: recession > 0 ? (12 * recession / back.scale).roundedToGrid : 0,
      recessionDim: Recession.dim(at: recession))
  }

  /// How far each is pushed back by those above: the page first, then the presentations (S11).
  ///
  /// 1 for each sheet that stands on a sheet, and the shares of those on their way.
  private func recessions(of visible: [Entry], at instant: Instant) -> [Double] {
    var shares = Array(repeating: 0.0, count: visible.count + 1)
    guard environment.motion == .full else { return shares }
    for (index, entry) in visible.enumerated() where entry.spec.sheet?.scalesPage == .scaled {
      shares[0] = max(shares[0], pagePush(of: entry, at: instant))
      let up = pushShare(of: entry, at: instant)
      for below in 0..<index where visible[below].isSheet { shares[below + 1] += up }
    }
    return shares
  }

  /// How far a sheet takes the place of its mask, 0…1: what it pushes back has a dim of its own (S11).
  ///
  /// A cover below it is not pushed back.
  private func pagePush(
    of entry: Entry, over below: ArraySlice<Entry>, at instant: Instant
  ) -> Double {
    below.contains { $0.spec.style.place == .full } ? 0 : pagePush(of: entry, at: instant)
  }

  /// How far a large sheet alone pushes the page back, 0…1 (SPEC S11).
  private func pagePush(of entry: Entry, at instant: Instant) -> Double {
    guard environment.motion == .full, entry.spec.sheet?.scalesPage == .scaled,
      let detents = entry.detents,
      environment.detentContainer.verticalSizeClass != .compact
    else { return 0 }
    return largeShare(edge: entry.presence.value(at: instant), detents: detents)
  }

  /// 0 at the detent below the large one, 1 at the large one; 0 for sheets without it.
  private func largeShare(edge: Double, detents: ResolvedDetents) -> Double {
    let top = environment.detentContainer.largeEdge
    guard abs(detents.largest.edge - top) < 0.5 else { return 0 }
    let lower =
      detents.count > 1
      ? detents[detents.count - 2].edge : environment.size.height
    guard lower > top else { return 0 }
    let share = min(max((lower - edge) / (lower - top), 0), 1)
    return max(0, share - Recession.rest) / (1 - Recession.rest)
  }
}

extension Entry {
  var showsGrabber: Bool {
    switch spec.sheet?.grabber {
    case .visible: true
    case .automatic: (detents?.count ?? 0) > 1
    case .hidden, nil: false
    }
  }
}
