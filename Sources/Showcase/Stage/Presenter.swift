import Canvas
import PresentationCore

/// The commanded way in (SPEC E2): a scene's requests, carried out by the stage in order.
package struct Presenter: Sendable {
  /// One request.
  package enum Command: Sendable {
    case present(PresentationSpec)
    case dismiss(PresentationID, DismissReason)
    case dismissAll(DismissReason)
    case select(PresentationID, detent: String)
    case setContentSize(PresentationID, Size)
    case scroll(PresentationID?, name: String, to: Double)
    /// A named element comes into sight, where it is scrolled out of it.
    case reveal(String)
    /// Rows of so many pt came above what is seen: it stays where it is.
    case followPage(by: Double)
    case pan(String, centeredOn: Point)
    case beginRefresh
    case endRefresh(RefreshResult)
    case setActivity(InputEvent.Activity)
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
