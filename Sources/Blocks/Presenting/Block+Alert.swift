import Canvas
import PresentationCore

extension Block {
  /// Declares an alert that is up while `isPresented` is true (SPEC A).
  public func alert(
    isPresented: WritableKeyPath<Model, Bool>, id: String? = nil,
    mask: MaskSpec? = nil, arrival: ArrivalPolicy = .stack,
    onDismiss: ((inout Model) -> Void)? = nil,
    content: @escaping (Model) -> AlertBody<Model>
  ) -> Presenting<Self> {
    Presenting(self, on: isPresented) { model, _, context in
      guard model[keyPath: isPresented] else { return nil }
      let alert = content(model)
      return .alert(
        alert, options: .alert(id: id, mask: mask, arrival: arrival, alert), binding: isPresented,
        in: context, onDismiss: onDismiss, write: { $0[keyPath: isPresented] = false },
        content: content)
    }
  }

  /// Declares an alert of a fixed text that is up while `isPresented` is true.
  public func alert(
    _ title: String, isPresented: WritableKeyPath<Model, Bool>, message: String = "",
    choices: [Choice<Model>] = [], id: String? = nil
  ) -> Presenting<Self> {
    alert(isPresented: isPresented, id: id) { _ in
      AlertBody(title, message: message, choices: choices)
    }
  }

  /// Declares an alert that is up while `item` is set; another identity replaces it (SPEC E3).
  public func alert<Item: Identifiable>(
    item: WritableKeyPath<Model, Item?>, id: String? = nil, mask: MaskSpec? = nil,
    arrival: ArrivalPolicy = .stack, onDismiss: ((inout Model) -> Void)? = nil,
    content: @escaping (Item) -> AlertBody<Model>
  ) -> Presenting<Self> {
    Presenting(self, on: item) { model, _, context in
      guard let current = model[keyPath: item] else { return nil }
      let alert = content(current)
      var declared = Declared.alert(
        alert, options: .alert(id: id, mask: mask, arrival: arrival, alert), binding: item,
        in: context,
        onDismiss: onDismiss, write: { clear(&$0, item, shown: current.id) },
        content: { content(live($0[keyPath: item], orLast: current)) })
      declared.itemIdentity = "\(current.id)"
      return declared
    }
  }
}

extension PopupOptions {
  /// No tap outside closes an alert, and Escape only when there is a cancel choice (SPEC A3).
  static func alert<Model>(
    id: String?, mask: MaskSpec?, arrival: ArrivalPolicy, _ alert: AlertBody<Model>
  ) -> PopupOptions {
    let hasCancel = alert.choices.isEmpty || alert.choices.contains { $0.role == .cancel }
    return PopupOptions(
      .alert, id: id, mask: mask,
      dismissal: DismissalPolicy(escape: hasCancel ? .dismiss : .ignore, swipe: .fixed),
      arrival: arrival)
  }
}

extension Declared {
  fileprivate static func alert(
    _ alert: AlertBody<Model>, options: PopupOptions, binding: AnyKeyPath,
    in context: BlockContext, onDismiss: ((inout Model) -> Void)?,
    write: @escaping (inout Model) -> Void, content: @escaping (Model) -> AlertBody<Model>
  ) -> Declared {
    var spec = options.spec(in: context)
    spec.mask.outsideTap = .ignore
    var declared = Declared(
      spec: spec, bindingKey: binding, owner: context.owner.joined(separator: " "),
      look: options.look, write: write,
      onDismiss: onDismiss.map { callback in { model, _ in callback(&model) } },
      content: content)
    declared.naming = options.naming
    return declared
  }
}
