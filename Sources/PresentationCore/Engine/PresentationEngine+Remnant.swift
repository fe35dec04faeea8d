import Canvas
import Motion

/// A mask that was kept for one that went away before it could enter (SPEC Q1, E7).
struct MaskRemnant: Hashable, Sendable {
  /// The one it was kept for, as it waited.
  var heir: Entry
  /// Opacity 0…1, on its way to 0.
  var opacity: TimedValue

  var level: PresentationLevel { heir.spec.style.level }

  /// Opacity 0…1; a spring may pass 0.
  func value(at instant: Instant) -> Double { min(max(opacity.value(at: instant), 0), 1) }
}

/// Masks without an owner: the next to enter takes them over, else they fade.
extension PresentationEngine {
  /// The heir of a mask went away in the gap: the next one that will enter keeps it (SPEC Q1, Q2).
  ///
  /// When there is none it fades, as its heir would have left.
  mutating func bequeathMask(of heir: Entry, at instant: Instant) {
    guard let kept = heir.inheritedMask, kept > 0 else { return }
    let level = heir.spec.style.level
    let next = waiting.first {
      $0.id != heir.id && $0.spec.style.level == level && $0.preemptedBy == nil
        && $0.waitsFor == nil && $0.spec.mask.opacity > 0
    }
    guard let next, !isTaken(level) else { return fade(kept, keptFor: heir, at: instant) }
    update(next.id) { $0.inheritedMask = 1 - (1 - ($0.inheritedMask ?? 0)) * (1 - kept) }
    bridge(next.id, asWellAs: heir.id)
  }

  /// Lets a mask of an opacity 0…1 go without its owner.
  mutating func fade(_ mask: Double, keptFor owner: Entry, at instant: Instant) {
    var opacity = TimedValue(mask, at: instant)
    let curve = transition(\.removal, of: owner.spec.style).curve
    opacity.head(for: 0, curve: curve, at: instant, threshold: .fraction)
    var heir = owner
    heir.phase = .queued
    heir.bridged = []
    remnants.append(MaskRemnant(heir: heir, opacity: opacity))
  }

  /// Hands over the opacities 0…1 of those that fade on a level.
  mutating func takeRemnants(of level: PresentationLevel, at instant: Instant) -> [Double] {
    let taken = remnants.filter { $0.level == level }.map { $0.value(at: instant) }
    remnants.removeAll { $0.level == level }
    return taken
  }

  /// Forgets those that have faded.
  mutating func endRemnants(at instant: Instant) {
    remnants.removeAll { $0.opacity.arrival.map { $0 <= instant } ?? false }
  }

  /// How they are drawn, from the page upward: nothing of their heir is seen but the mask.
  func remnantSnapshots(at instant: Instant) -> [PresentationSnapshot] {
    remnants.sorted { $0.level < $1.level }.map { remnant in
      var heir = remnant.heir
      heir.inheritedMask = remnant.value(at: instant)
      return snapshot(of: heir, pushedBack: 0, pushing: 0, at: instant)
    }
  }
}
