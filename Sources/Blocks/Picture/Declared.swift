import Canvas
import PresentationCore

/// A presentation some block asked for: everything the host at the root needs (SPEC E2, H1).
public struct Declared<Model> {
  /// What the engine needs to know; the content's size is measured by the host.
  public var spec: PresentationSpec
  /// The binding it hangs on: two declarations on one are an error (SPEC E4).
  public var bindingKey: AnyKeyPath?
  /// Identity of the item shown; another one replaces the presentation (SPEC E3).
  public var itemIdentity: String?
  /// Names of the blocks around the one that declared it, joined by spaces.
  public var owner: String
  /// Fill and shadow of its surface.
  public var look: SurfaceLook
  /// What stands on it, live from the model.
  public var content: (Model) -> any Block<Model>
  /// Sets the binding to false or nil; called once, at `willDismiss` (SPEC E5).
  public var write: (inout Model) -> Void
  /// What is lifted off the page while it is up; nil for all but context menus (SPEC C1).
  public var preview: MenuPreview<Model>?
  /// The part of the surface in which what is declared with it can be seen; nil is all of it.
  public var visible: Rect?
  /// Name of the area on the page it belongs to; nil where it is declared (SPEC K7).
  public var target: String?
  /// The rows it is declared in of lists that make only what is in sight (SPEC H2).
  public var rows: RowPlaces = [:]
  /// Called once when it has left, with the reason (SPEC E8).
  public var onDismiss: ((inout Model, DismissReason) -> Void)?
  /// Called when a gesture or key was refused (SPEC E9).
  public var onAttempt: ((inout Model) -> Void)?
  /// Writes the identifier of the detent chosen (SPEC S2).
  public var writeDetent: ((inout Model, String) -> Void)?
  /// Called when a finger or a key chose a detent; not for changes by code (SPEC S2).
  public var onUserDetent: ((inout Model, String) -> Void)?

  /// Whether a host lets it be up.
  public var turn = SheetTurn.undecided
  /// Who chose the identity.
  public var naming = PresentationNaming.given

  /// A declaration from its parts.
  public init(
    spec: PresentationSpec, bindingKey: AnyKeyPath? = nil, itemIdentity: String? = nil,
    owner: String = "", look: SurfaceLook = .card,
    write: @escaping (inout Model) -> Void = { _ in },
    onDismiss: ((inout Model, DismissReason) -> Void)? = nil,
    content: @escaping (Model) -> any Block<Model>
  ) {
    self.spec = spec
    self.bindingKey = bindingKey
    self.itemIdentity = itemIdentity
    self.owner = owner
    self.look = look
    self.content = content
    self.write = write
    self.onDismiss = onDismiss
  }

  /// The same declaration on a model that holds this one at `path`.
  public func pulledBack<Parent>(along path: WritableKeyPath<Parent, Model>) -> Declared<Parent> {
    let (content, write, onDismiss) = (content, write, onDismiss)
    let (onAttempt, writeDetent, onUserDetent) = (onAttempt, writeDetent, onUserDetent)
    var parent = Declared<Parent>(
      spec: spec, bindingKey: bindingKey.flatMap { (path as AnyKeyPath).appending(path: $0) },
      itemIdentity: itemIdentity, owner: owner, look: look,
      write: { write(&$0[keyPath: path]) },
      content: { Scope(path, content($0[keyPath: path])) })
    parent.turn = turn
    parent.naming = naming
    parent.preview = preview?.pulledBack(along: path)
    parent.target = target
    parent.visible = visible
    parent.rows = rows
    if let onDismiss { parent.onDismiss = { onDismiss(&$0[keyPath: path], $1) } }
    if let onAttempt { parent.onAttempt = { onAttempt(&$0[keyPath: path]) } }
    if let writeDetent { parent.writeDetent = { writeDetent(&$0[keyPath: path], $1) } }
    if let onUserDetent { parent.onUserDetent = { onUserDetent(&$0[keyPath: path], $1) } }
    return parent
  }
}

/// Who chose the identity of a declared presentation.
public enum PresentationNaming: Hashable, Sendable {
  /// Its declaration.
  case given
  /// Nobody: it is made of owner and style, and the stage keeps two rows apart (SPEC H1).
  case usual
}
