import Canvas
import PresentationCore

/// The commanded way in (SPEC E2): a scene's requests, carried out by the stage in order.
package struct Presenter: Sendable {
  /// One request.
  package enum Command: Sendable {
    /// A presentation enters, or waits as its arrival says.
    case present(PresentationSpec)
    /// One leaves, with those that stand on it.
    case dismiss(PresentationID, DismissReason)
    /// All leave that are up or wait.
    case dismissAll(DismissReason)
    /// A sheet goes to a detent, by its identifier.
    case select(PresentationID, detent: String)
    /// The content has another size in pt.
    case setContentSize(PresentationID, Size)
    /// A scroll of a presentation, or of the page for nil, goes to an offset in pt.
    case scroll(PresentationID?, name: String, to: Double)
    /// A named element comes into sight, where it is scrolled out of it.
    case reveal(String)
    /// Rows of so many pt came above what is seen: it stays where it is.
    case followPage(by: Double)
    /// A plane moves until a place of its content, in pt, is in the middle.
    case pan(String, centeredOn: Point)
    case beginRefresh
    /// The running refresh is over.
    case endRefresh(RefreshResult)
    /// The application comes to the front or leaves it.
    case setActivity(InputEvent.Activity)
    /// The key focus of a surface goes to a field, or to none of them.
    case focus(String?, in: PresentationID?)
  }

  /// The requests in order.
  package private(set) var commands: [Command] = []
  /// The moment of the requests.
  package let now: Instant
  /// The stage's size at that moment, in pt.
  package let size: Size

  /// How far the page is scrolled at that moment, in pt.
  package let pageOffset: Double

  init(now: Instant, size: Size, pageOffset: Double = 0) {
    self.now = now
    self.size = size
    self.pageOffset = pageOffset
  }

  /// Asks for a presentation.
  package mutating func present(_ spec: PresentationSpec) {
    commands.append(.present(spec))
  }

  /// Asks one to leave.
  package mutating func dismiss(_ id: PresentationID, reason: DismissReason = .code) {
    commands.append(.dismiss(id, reason))
  }

  /// Any other request.
  package mutating func request(_ command: Command) {
    commands.append(command)
  }
}
