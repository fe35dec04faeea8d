import Canvas
import PresentationCore

/// A recogniser on a block and what it does (SPEC M8).
public struct BlockGesture<Model> {
  private let id: RecognizerID
  private let kind: GestureRule.Kind
  private let action: Action<Model>
  private var required: [RecognizerID] = []
  private var refused: Refused = .nothing

  private enum Refused {
    case nothing
    case edges(Insets)
  }

  private init(_ id: RecognizerID, _ kind: GestureRule.Kind, _ action: Action<Model>) {
    self.id = id
    self.kind = kind
    self.action = action
  }

  /// So many taps in a row.
  public static func tap(
    _ id: RecognizerID, count: Int = 1, do action: Action<Model>
  ) -> BlockGesture {
    BlockGesture(id, .tap(count: count), action)
  }

  /// A finger that rests; by default for half a second.
  public static func longPress(
    _ id: RecognizerID, seconds: Double = 0.5, do action: Action<Model>
  ) -> BlockGesture {
    BlockGesture(id, .longPress(seconds: seconds), action)
  }

  /// Recognised only when another one of this surface has failed.
  public func requiresFailure(of other: RecognizerID) -> BlockGesture {
    var gesture = self
    gesture.required.append(other)
    return gesture
  }

  /// Refuses touches that begin so many pt or less from the block's edges.
  public func refusing(edges: Insets) -> BlockGesture {
    var gesture = self
    gesture.refused = .edges(edges)
    return gesture
  }

  /// The rule for the block's rectangle, in the surface's points.
  func rule(on area: String, in rect: Rect) -> GestureRule {
    let place: GestureRule.Place =
      switch refused {
      case .nothing: .everywhere
      case .edges(let edges): .inside(rect.inset(by: edges))
      }
    return GestureRule(id, kind, on: area, required: required, place: place)
  }

  fileprivate func add(to picture: inout Picture<Model>, area: String, rect: Rect) {
    picture.addGesture(rule(on: area, in: rect), action: action)
  }
}

/// A block that recognisers listen on.
public struct Gesturing<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  private let name: String
  private let gestures: [BlockGesture<Content.Model>]

  init(_ content: Content, _ name: String, _ gestures: [BlockGesture<Content.Model>]) {
    self.content = content
    self.name = name
    self.gestures = gestures
  }

  /// Draws the content over a touchable rectangle, so that controls inside win.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let area = picture.add(name, .rect(rect), role: .button)
    for gesture in gestures { gesture.add(to: &picture, area: area, rect: rect) }
    let inner = content.traits.contains(.declares) ? context.inside(name) : context
    content.draw(in: rect, into: &picture, context: inner)
    picture.drawFocusRing(around: rect, radius: 0, of: area, context)
  }
}

extension Block {
  /// Listens to recognisers instead of a plain tap; `name` is the hit area's (SPEC M8).
  public func gestures(
    _ name: String, _ gestures: BlockGesture<Model>...
  ) -> Gesturing<Self> {
    Gesturing(self, name, gestures)
  }
}
