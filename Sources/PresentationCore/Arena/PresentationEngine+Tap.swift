import Canvas

extension PresentationEngine {
  /// A touch that stayed within the slop: a press inside, or a tap on the mask (SPEC M1).
  ///
  /// On the status bar it scrolls the page to its top (SPEC R1).
  mutating func tap(_ touch: Touch, at instant: Instant) {
    switch touch.owner {
    case .page:
      if touch.start.y < environment.safeArea.top {
        page.scroll.scroll(to: 0, at: instant)
        page.activity = instant
      } else {
        press(touch, in: nil, at: instant)
        endEditing(after: touch, at: instant)
      }
    case .presentation(let id, let cycle):
      guard let entry = entry(id), entry.cycle == cycle, entry.phase.isActive else { return }
      press(touch, in: entry, at: instant)
      endEditing(after: touch, at: instant)
    case .mask(let id, let cycle):
      guard let entry = entry(id), entry.cycle == cycle else { return }
      tapMask(of: entry, at: instant)
    case .keyboard, .nobody: break
    }
  }

  /// Typing ends with a tap on its surface beside the field; the tap counts all the same (B170).
  private mutating func endEditing(after touch: Touch, at instant: Instant) {
    guard let field = fieldFocus, field.owner == touch.owner.id,
      !touch.hits.contains(where: { $0.name == field.name })
    else { return }
    focusField(nil, in: field.owner, at: instant)
  }

  private mutating func tapMask(of entry: Entry, at instant: Instant) {
    switch entry.spec.mask.outsideTap {
    case .dismiss: dismiss(entry.id, reason: .outsideTap, at: instant)
    case .ignore: ignore("tap", "outsideTapIgnored", at: instant)
    case .passThrough: break
    }
  }

  private mutating func press(_ touch: Touch, in entry: Entry?, at instant: Instant) {
    guard let control = touch.control else {
      if let entry, entry.spec.emptyContentTap == .dismisses {
        dismiss(entry.id, reason: .outsideTap, at: instant)
      }
      return
    }
    guard isStillInside(touch, control, of: entry, at: instant) else {
      failContest(of: touch.finger, at: instant)
      return
    }
    guard !isGoverned(control, of: entry?.id) else {
      tapContest(of: touch.finger, at: instant)
      return
    }
    switch control.role {
    case .button: log(.action(control.name, in: entry?.id), at: instant)
    case .field: focusField(control.name, in: entry?.id, at: instant)
    case .grabber:
      if let entry { cycleDetent(of: entry, at: instant) }
    case .disabled: ignore("tap \(control.name)", "disabled", at: instant)
    case .scroll, .scrollAcross, .plane, .dragHandle, .element: break
    }
  }

  /// A press counts when the finger leaves inside the control it came down on.
  private func isStillInside(
    _ touch: Touch, _ control: HitArea, of entry: Entry?, at instant: Instant
  ) -> Bool {
    touch.last == touch.start
      || target(at: touch.last, instant: instant).hits.contains { $0.name == control.name }
  }

  /// A tap on the grabber, or its accessible action, goes to the next larger detent, from the
  /// largest back to the smallest (SPEC S3).
  mutating func cycleDetent(of entry: Entry, at instant: Instant) {
    guard let index = index(of: entry.id), let detents = entry.detents,
      let current = entry.detent.flatMap({ detents.index(of: $0) }), detents.count > 1
    else { return }
    let next = detents[(current + 1) % detents.count].identifier
    entries[index].spec.sheet?.selected = next
    head(index, for: next, by: .user, at: instant)
  }

  /// Presses the next detent of a sheet's grabber without a pointer (SPEC S3, V6).
  public mutating func cycleDetent(of id: PresentationID, at instant: Instant) {
    advance(to: instant)
    if let entry = entry(id), entry.phase.isActive { cycleDetent(of: entry, at: instant) }
  }
}
