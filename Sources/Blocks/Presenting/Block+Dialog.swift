import Canvas
import PresentationCore

extension Block {
  /// Declares a confirmation dialog that is up while `isPresented` is true (SPEC D).
  public func confirmationDialog(
    isPresented: WritableKeyPath<Model, Bool>, id: String? = nil,
    onDismiss: ((inout Model) -> Void)? = nil,
    content: @escaping (Model) -> DialogBody<Model>
  ) -> Presenting<Self> {
    Presenting(self, on: isPresented) { model, rect, context in
      guard model[keyPath: isPresented] else { return nil }
      return .dialog(
        options: .dialog(id: id, from: rect, in: context),
        binding: isPresented, in: context, onDismiss: onDismiss,
        write: { $0[keyPath: isPresented] = false }, content: content)
    }
  }

  /// Declares a confirmation dialog that is up while `item` is set.
  public func confirmationDialog<Item: Identifiable>(
    item: WritableKeyPath<Model, Item?>, id: String? = nil,
    onDismiss: ((inout Model) -> Void)? = nil,
    content: @escaping (Item) -> DialogBody<Model>
  ) -> Presenting<Self> {
    Presenting(self, on: item) { model, rect, context in
      guard let current = model[keyPath: item] else { return nil }
      var declared = Declared.dialog(
        options: .dialog(id: id, from: rect, in: context), binding: item,
        in: context, onDismiss: onDismiss,
        write: { clear(&$0, item, shown: current.id) },
        content: { content(live($0[keyPath: item], orLast: current)) })
      declared.itemIdentity = declared.itemIdentity.map { "\(current.id) \($0)" }
      return declared
    }
  }
}

extension PopupOptions {
  /// From below; on a regular width a popover at the block that asks (SPEC D4).
  static func dialog(id: String?, from rect: Rect, in context: BlockContext) -> PopupOptions {
    guard context.environment.horizontalSizeClass == .regular else {
      return PopupOptions(.dialog, id: id)
    }
    return PopupOptions(
      .anchored(name: "dialog", to: rect, side: .below), look: .popover, id: id)
  }
}

extension Declared {
  /// A dialog; another width class brings it anew on the other surface (SPEC D4).
  fileprivate static func dialog(
    options: PopupOptions, binding: AnyKeyPath, in context: BlockContext,
    onDismiss: ((inout Model) -> Void)?,
    write: @escaping (inout Model) -> Void, content: @escaping (Model) -> DialogBody<Model>
  ) -> Declared {
    let form = DialogBody<Model>.Form(in: context)
    var declared = Declared(
      spec: options.spec(in: context), bindingKey: binding,
      owner: context.owner.joined(separator: " "), look: options.look, write: write,
      onDismiss: onDismiss.map { callback in { model, _ in callback(&model) } },
      content: { content($0).standing(as: form) })
    declared.naming = options.naming
    return declared
  }
}
