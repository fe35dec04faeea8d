import Blocks
import Canvas
import PresentationCore

/// What a person or a script chooses for a stage before it starts.
package struct StageSettings: Hashable, Sendable {
  /// The languages the showcase speaks.
  package typealias Locale = BlockEnvironment.Locale
  /// Reading directions.
  package typealias Layout = BlockEnvironment.LayoutDirection
  /// Whether transitions move or fade (SPEC T5).
  package typealias Motion = StageEnvironment.MotionPreference

  /// How the screen is held.
  package typealias Orientation = Device.Orientation

  /// The screen.
  package var device: Device
  /// How it is held at the start.
  package var orientation: Orientation
  /// Light, dark or high contrast.
  package var appearance: Appearance
  /// The language.
  package var locale: Locale
  /// Reading direction.
  package var layout: Layout
  /// One of the 12 text sizes.
  package var textSize: TextSizeCategory
  /// The user's wish about motion.
  package var motion: Motion
  /// The scene's knobs.
  package var knobs: KnobValues

  /// The defaults: a 390×844 pt phone, light, English.
  package init(knobs: KnobValues = KnobValues([])) {
    device = .standard
    orientation = .portrait
    appearance = .light
    locale = .english
    layout = .leftToRight
    textSize = .large
    motion = .full
    self.knobs = knobs
  }

  /// Size of the screen at the start, in pt.
  package var screen: Size { device.size(in: orientation) }
}
