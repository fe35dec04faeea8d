import PresentationCore

extension Block {
  /// Declares a popup that is up while `isPresented` is true; leaving writes false.
  public func popup(
    isPresented: WritableKeyPath<Model, Bool>, _ options: PopupOptions,
    onDismiss: ((inout Model) -> Void)? = nil,
    onReason: ((inout Model, DismissReason) -> Void)? = nil,
    onAttempt: ((inout Model) -> Void)? = nil,
    detent: WritableKeyPath<Model, String?>? = nil,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    Presenting(self) { model, context in
      guard model[keyPath: isPresented] else { return nil }
      var declared = Declared<Model>(
        spec: options.spec(in: context), bindingKey: isPresented,
        owner: context.owner.joined(separator: " "), look: options.look,
        write: { $0[keyPath: isPresented] = false },
        onDismiss: joined(onDismiss, onReason), content: { single(content($0)) })
      declared.onAttempt = onAttempt
      declared.bindDetent(to: detent, of: model)
      return declared
    }
  }

  /// Declares a popup that is up while `item` is set; another identity replaces it (SPEC E3).
  public func popup<Item: Identifiable>(
    item: WritableKeyPath<Model, Item?>, _ options: PopupOptions,
    onDismiss: ((inout Model) -> Void)? = nil,
    onReason: ((inout Model, DismissReason) -> Void)? = nil,
    onAttempt: ((inout Model) -> Void)? = nil,
    detent: WritableKeyPath<Model, String?>? = nil,
    @BlockBuilder<Model> content: @escaping (Item) -> [any Block<Model>]
  ) -> Presenting<Self> {
    Presenting(self) { model, context in
      guard let current = model[keyPath: item] else { return nil }
      var declared = Declared<Model>(
        spec: options.spec(in: context), bindingKey: item, itemIdentity: "\(current.id)",
        owner: context.owner.joined(separator: " "), look: options.look,
        write: { $0[keyPath: item] = nil }, onDismiss: joined(onDismiss, onReason),
        content: { single(content(live($0[keyPath: item], orLast: current))) })
      declared.onAttempt = onAttempt
      declared.bindDetent(to: detent, of: model)
      return declared
    }
  }

  /// Declares a popup of a style, by its parts instead of `PopupOptions`.
  public func popup(
    isPresented: WritableKeyPath<Model, Bool>, style: PresentationStyle = .card,
    look: SurfaceLook? = nil, id: String? = nil, mask: MaskSpec? = nil,
    dismissal: DismissalPolicy? = nil, timer: Double? = nil, arrival: ArrivalPolicy? = nil,
    onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    let options = PopupOptions(
      style, look: look, id: id, mask: mask, dismissal: dismissal, timer: timer,
      arrival: arrival)
    return popup(isPresented: isPresented, options, onDismiss: onDismiss, content: content)
  }

  /// Declares a popup of a style for an item, by its parts instead of `PopupOptions`.
  public func popup<Item: Identifiable>(
    item: WritableKeyPath<Model, Item?>, style: PresentationStyle = .card,
    look: SurfaceLook? = nil, id: String? = nil, mask: MaskSpec? = nil,
    dismissal: DismissalPolicy? = nil, timer: Double? = nil, arrival: ArrivalPolicy? = nil,
    onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Item) -> [any Block<Model>]
  ) -> Presenting<Self> {
    let options = PopupOptions(
      style, look: look, id: id, mask: mask, dismissal: dismissal, timer: timer,
      arrival: arrival)
    return popup(item: item, options, onDismiss: onDismiss, content: content)
  }
}

/// One block as it is, several in a column.
func single<Model>(_ blocks: [any Block<Model>]) -> any Block<Model> {
  if blocks.count == 1 { return blocks[0] }
  return VStack(alignment: .leading, spacing: 0) { blocks }
}

/// The item as it is now, while it is the one shown; a leaving popup keeps its last one.
func live<Item: Identifiable>(_ item: Item?, orLast last: Item) -> Item {
  guard let item, item.id == last.id else { return last }
  return item
}

/// Both callbacks as one.
private func joined<Model>(
  _ plain: ((inout Model) -> Void)?, _ reasoned: ((inout Model, DismissReason) -> Void)?
) -> ((inout Model, DismissReason) -> Void)? {
  guard plain != nil || reasoned != nil else { return nil }
  return { model, reason in
    plain?(&model)
    reasoned?(&model, reason)
  }
}

extension Declared {
  /// Takes the chosen detent from the model and writes changes back (SPEC S2).
  fileprivate mutating func bindDetent(
    to path: WritableKeyPath<Model, String?>?, of model: Model
  ) {
    guard let path else { return }
    if let selected = model[keyPath: path] { spec.sheet?.selected = selected }
    writeDetent = { $0[keyPath: path] = $1 }
  }
}
