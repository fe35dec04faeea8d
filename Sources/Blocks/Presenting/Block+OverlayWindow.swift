import PresentationCore

/// What keeps an overlay window alive: it is up as long as somebody holds a handle (SPEC Q6).
///
/// Held in a model, not counted: let go of it by setting the property to nil.
public struct OverlayHandle: Hashable, Sendable, Identifiable {
  /// Tells two windows apart; another identity on the same binding replaces the window.
  public let id: String

  /// A handle on a window.
  public init(_ id: String) {
    self.id = id
  }
}

extension PresentationStyle {
  /// Above everything, with the keys: fades in below the upper safe area (SPEC Q6).
  public static let overlayWindow: PresentationStyle = {
    var style = PresentationStyle.card
    style.name = "overlay"
    style.place = .top(gap: 4)
    style.level = .overlay
    return style
  }()
}

extension Block {
  /// Declares a window above everything, up while the handle is held (SPEC Q6).
  ///
  /// It takes the key focus and gives it back to whoever had it. No gesture and no key closes it.
  public func overlayWindow(
    held handle: WritableKeyPath<Model, OverlayHandle?>, style: PresentationStyle = .overlayWindow,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    Presenting(self, on: handle) { model, _, context in
      guard let held = model[keyPath: handle] else { return nil }
      let options = PopupOptions(
        style, look: .notice, id: held.id, mask: MaskSpec.none,
        dismissal: DismissalPolicy(veto: .interactive, escape: .refuse), arrival: .stack)
      return Declared<Model>(
        spec: options.spec(in: context), bindingKey: handle, itemIdentity: held.id,
        owner: context.owner.joined(separator: " "), look: options.look,
        write: { $0[keyPath: handle] = nil }, content: { single(content($0)) })
    }
  }
}
