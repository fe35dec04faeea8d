import Blocks
import Canvas
import PresentationCore

/// One scene: what it is, its model, and what the model looks like (DESIGN "Rooms").
///
/// Adding one takes a file in `Scenes` and a line in `SceneCatalogue`.
package protocol Scene: Sendable {
  /// The value everything on the screen is a function of.
  associatedtype Model: Sendable

  /// What the catalogue tells.
  var info: SceneInfo { get }
  /// How a person opens what the scene is about; nil where that is plain to see (SPEC X1).
  var opening: Phrase? { get }

  /// The model at the start.
  func model(_ settings: StageSettings, at start: Instant) -> Model
  /// What surrounds the presentations; by default what the device and the settings say.
  func environment(_ base: StageEnvironment, settings: StageSettings) -> StageEnvironment
  /// The page.
  func page(_ model: Model, _ settings: StageSettings) -> any Block<Model>
  /// The content of a commanded presentation; nil for one it does not know.
  func popup(
    _ id: PresentationID, _ model: Model, _ settings: StageSettings
  ) -> Popup<Model>?
  /// Carries out a named action, the user's or a take's.
  func perform(
    _ action: String, on model: inout Model, with presenter: inout Presenter
  ) throws(ActionError)
  /// Hears every event after the engine's state has changed (SPEC E5).
  func hear(_ event: Event, model: inout Model, presenter: inout Presenter)
  /// The model may have changed: what is on the screen sets off for it; true when it did (SPEC R4).
  func keepUp(_ model: inout Model, at instant: Instant) -> Bool
  /// Somebody scrolls the page; true when that changed the model.
  func scrolled(_ model: inout Model, at instant: Instant) -> Bool
  /// The next moment at which the model itself wants to do something.
  func nextWake(_ model: Model) -> Instant?
  /// Does what was due.
  func wake(_ model: inout Model, presenter: inout Presenter)
  /// Adds its bindings, counters and texts to the last line of a trace.
  func summarize(_ model: Model, into summary: inout EndSummary)
}

/// A commanded presentation's look: its content and the surface it stands on.
package struct Popup<Model> {
  /// What stands on the surface.
  package var content: any Block<Model>
  /// Colour, shadow and outline of the surface.
  package var surface: SurfaceLook

  /// Content on a surface.
  package init(_ content: any Block<Model>, surface: SurfaceLook = .card) {
    self.content = content
    self.surface = surface
  }
}

extension Scene {
  package var opening: Phrase? { nil }

  package func environment(
    _ base: StageEnvironment, settings: StageSettings
  ) -> StageEnvironment {
    base
  }

  package func popup(
    _ id: PresentationID, _ model: Model, _ settings: StageSettings
  ) -> Popup<Model>? {
    nil
  }

  package func perform(
    _ action: String, on model: inout Model, with presenter: inout Presenter
  ) throws(ActionError) {
    throw ActionError("\(info.name) has no action '\(action)'")
  }

  package func hear(_ event: Event, model: inout Model, presenter: inout Presenter) {}

  package func keepUp(_ model: inout Model, at instant: Instant) -> Bool { false }

  package func scrolled(_ model: inout Model, at instant: Instant) -> Bool { false }

  package func nextWake(_ model: Model) -> Instant? { nil }

  package func wake(_ model: inout Model, presenter: inout Presenter) {}

  package func summarize(_ model: Model, into summary: inout EndSummary) {}
}
