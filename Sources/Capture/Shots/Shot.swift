import Blocks
import Canvas
import PresentationCore
import Showcase

/// One picture of a document: what it shows, how it is cut and marked, and where it lies (SPEC X7).
package struct Shot: Hashable, Sendable {
  /// What the picture shows of its take.
  package enum Content: Hashable, Sendable {
    /// The frame at a time in nanoseconds.
    case still(Int64)
    /// Frames side by side.
    case filmstrip(FilmstripTimes)
    /// Frames over each other.
    case onion(FilmstripTimes)
    /// A file that moves.
    case film(FilmWish)
  }

  /// A recording; what is nil is as `record` does it.
  package struct FilmWish: Hashable, Sendable {
    /// What is written.
    package var format: RecordingFormat
    /// The end in nanoseconds; nil when all is at rest.
    package var until: Int64?
    /// Frames a second.
    package var rate: Int?
    /// How much longer the last frame is shown, in nanoseconds.
    package var holdLast: Int64 = 0
  }

  /// The part of the screen that is kept.
  package enum Crop: Hashable, Sendable {
    /// A rectangle in pt.
    case rect(Rect)
    /// A named element with so many pt around it.
    case element(String, margin: Double, TextPlace)
  }

  /// What stands around the screen.
  package enum Frame: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A phone's dark body, on paper.
    case phone
  }

  /// A side of the picture.
  package enum Side: String, Hashable, Sendable, CaseIterable { case left, right }

  /// A text beside the screen with an arrow to an element.
  package struct Label: Hashable, Sendable {
    /// What it points at.
    package var element: String
    /// What it says.
    package var text: String
    /// Where it stands.
    package var side: Side
    /// Where the element is named in the list.
    package var place: TextPlace
  }

  /// How the scene is shown.
  package struct Look: Hashable, Sendable {
    /// Everything but the knobs.
    package var settings = StageSettings()
    /// Knobs that are not as usual, by name.
    package var knobs: [String: String] = [:]
    /// Device pixels a point.
    package var scale = 2.0
  }

  /// The path of the picture inside the list's folder.
  package var output: String
  /// The scene's name.
  package var scene: String
  /// One of its takes, a file inside the list's folder, or `none`; nil for the first.
  package var take: String?
  /// Where the take is named in the list; nil where none is.
  package var takePlace: TextPlace?
  /// What is shown.
  package var content: Content
  /// How the scene is shown.
  package var look = Look()
  /// The part that is kept; nil for all.
  package var crop: Crop?
  /// What stands around it.
  package var frame = Frame.none
  /// Texts with arrows.
  package var labels: [Label] = []
  /// What the picture shows, for those who do not see it; nil for the scene's own words.
  package var alternative: String?
  /// Where it stands in the list.
  package var place: TextPlace
}

extension Shot {
  /// The scene as a command would ask for it; `folder` is the list's.
  func request(in folder: String) throws(CommandError) -> SceneRequest {
    let scene = try SceneRequest.scene(named: scene)
    var settings = look.settings
    settings.knobs = KnobValues(scene.info.knobs)
    for (name, value) in look.knobs { settings.knobs[name] = value }
    let word = takeFile(in: folder) ?? take
    return SceneRequest(
      scene, take: try SceneRequest.take(word, of: scene.info), settings: settings,
      scale: look.scale)
  }

  /// The path of the take's file; nil for one that the scene has by name, and for none.
  func takeFile(in folder: String) -> String? {
    guard let take, take != "none" else { return nil }
    let known = SceneCatalogue.scene(named: scene)?.info.takes ?? []
    return known.contains { $0.name == take } ? nil : Folder.path(take, in: folder)
  }

  /// What the picture shows, in the language of the scene.
  func alternative(_ info: SceneInfo) -> String {
    if let alternative { return alternative }
    let words = Words(look.settings.locale)
    return "\(words(info.title)): \(words(info.summary))"
  }

  /// The same for a scene of the catalogue.
  var shownWords: String {
    SceneCatalogue.scene(named: scene).map { alternative($0.info) } ?? alternative ?? ""
  }

  /// The command that makes it, to be run in the list's folder.
  func command(list: String) -> String {
    "popup-showcase shots \(ShellText.quoted(list)) --only \(ShellText.quoted(output))"
  }
}
