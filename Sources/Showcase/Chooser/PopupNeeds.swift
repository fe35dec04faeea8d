/// What somebody wants of a popup, as the chooser asks for it (SPEC X9).
///
/// A fresh one is a plain message with one button.
package struct PopupNeeds: Hashable, Sendable {
  /// Whether a choice cannot be undone.
  package enum Destructive: String, Hashable, Sendable, CaseIterable {
    case no, yes
  }

  /// What the content must be able to do.
  package enum Need: String, Hashable, Sendable, CaseIterable {
    /// Text is typed.
    case input
    /// A drag resizes, sorts or throws.
    case gesture
    /// There is more to read than fits.
    case reading
    /// Something moves by itself: a bar, a countdown.
    case progress
    /// Rows have icons, subtitles or a check mark.
    case marks
    /// Several come one after the other.
    case queue
  }

  /// Whether it may look like the system's.
  package enum Look: String, Hashable, Sendable, CaseIterable {
    case system, own
  }

  /// What of the screen it takes.
  package enum Covers: String, Hashable, Sendable, CaseIterable {
    /// The page is seen but rests.
    case page
    /// The page behind stays in use.
    case nothing
    /// Nothing else is seen.
    case everything
    /// Even other popups lie below.
    case popups
  }

  /// What it belongs to.
  package enum Place: String, Hashable, Sendable, CaseIterable {
    /// The page as a whole.
    case page
    /// One element, which it stands beside.
    case element
    /// One element that it explains and leaves in the light.
    case tour
  }

  /// How long it is there.
  package enum Stays: String, Hashable, Sendable, CaseIterable {
    case answered, briefly
  }

  /// Buttons, the cancelling one counted.
  package var choices = 1
  /// Whether a choice cannot be undone.
  package var destructive = Destructive.no
  /// What the content must be able to do.
  package var needs: Set<Need> = []
  /// Whether it may look like the system's.
  package var look = Look.system
  /// What of the screen it takes.
  package var covers = Covers.page
  /// What it belongs to.
  package var place = Place.page
  /// How long it is there.
  package var stays = Stays.answered

  /// A plain message with one button.
  package init() {}

  /// True when it cannot leave by itself: somebody must answer, type or read.
  var asks: Bool {
    choices > 1 || destructive == .yes || !needs.isDisjoint(with: [.input, .reading])
  }
}
