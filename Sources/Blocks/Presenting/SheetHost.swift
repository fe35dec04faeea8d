import Canvas
import PresentationCore

/// Which of the sheets declared under one host are up (SPEC Q5).
///
/// The page and every presentation are hosts of what is declared on them, with `firstActive`;
/// `sheetHost(_:name:)` chooses another policy for a part of the tree.
public enum SheetHostPolicy: String, Hashable, Sendable, CaseIterable {
  /// The first in tree order whose binding is set; the others wait for their turn.
  case firstActive
  /// The last in tree order whose binding is set; the others wait for their turn.
  case lastActive
  /// All whose binding is set, on top of each other.
  case stack

  /// Index of the one that has the turn among `count` active ones; nil when all have it.
  func turn(among count: Int) -> Int? {
    switch self {
    case .firstActive: 0
    case .lastActive: count - 1
    case .stack: nil
    }
  }
}

/// As what a host shows the sheets declared inside it (SPEC H3).
public enum HostedForm: Hashable, Sendable {
  /// As sheets.
  case sheets
  /// As overlays of another style, with its place and its own ways in and out; detents mean nothing.
  ///
  /// One that left the page undimmed has no mask; other masks are as for a custom popup (SPEC K4).
  case overlays(PresentationStyle)
}

/// Whether a declared sheet may be up now (SPEC Q5).
public enum SheetTurn: Hashable, Sendable {
  /// No host has decided yet.
  case undecided
  /// A host that stacks lets it be up as soon as its binding is set.
  case free
  /// It has the turn at the host of this name.
  case up(host: String)
  /// Another one has the turn; its binding stays set.
  case held(host: String)

  /// The name of the host.
  public var host: String? {
    switch self {
    case .undecided, .free: nil
    case .up(let host), .held(let host): host
    }
  }

  /// True while another one has the turn.
  public var isHeld: Bool {
    if case .held = self { true } else { false }
  }
}

/// A block that decides which of the sheets declared inside it are up (SPEC Q5).
public struct SheetHost<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  private let policy: SheetHostPolicy
  private let name: String
  private let form: HostedForm

  init(_ content: Content, policy: SheetHostPolicy, name: String, form: HostedForm) {
    self.content = content
    self.policy = policy
    self.name = name
    self.form = form
  }

  /// Draws the content, then gives the turn to one of the sheets it declared.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let start = picture.declared.count
    content.draw(in: rect, into: &picture, context: context)
    let host = (context.owner + [name]).joined(separator: " ")
    let taken = picture.takeTurns(from: start, at: host, by: policy)
    if case .overlays(let style) = form {
      picture.changeDeclared(taken) { $0.becomeOverlay(style, in: context) }
    }
  }
}

extension Picture {
  /// Gives the turns that no host inside has given: the first active sheet is up (SPEC Q5).
  public mutating func takeTurns(at root: String) {
    takeTurns(from: 0, at: root, by: .firstActive)
  }
}

extension Block {
  /// Decides which of the sheets declared inside are up, and as what; an inner host decides alone.
  public func sheetHost(
    _ policy: SheetHostPolicy = .firstActive, name: String = "host", as form: HostedForm = .sheets
  ) -> SheetHost<Self> {
    SheetHost(self, policy: policy, name: name, form: form)
  }
}

extension Declared {
  /// Turns a declared sheet into a popup of a style; binding, content and callbacks stay.
  fileprivate mutating func becomeOverlay(_ style: PresentationStyle, in context: BlockContext) {
    var options = PopupOptions(style, id: spec.id.description)
    options.mask = spec.sheet?.largestUndimmed == nil ? spec.mask : MaskSpec.none
    options.dismissal.veto = spec.dismissal.veto
    options.dismissal.escape = spec.dismissal.escape
    let other = options.spec(in: context)
    spec.style = other.style
    spec.mask = other.mask
    spec.dismissal = other.dismissal
    spec.sheet = nil
    look = options.look
  }
}
