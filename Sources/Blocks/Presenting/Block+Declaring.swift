import Canvas
import PresentationCore

extension Block {
  /// Declares while a Boolean is true; the options may follow the block's rectangle.
  ///
  /// `complete` may add to the declaration what only some kinds of popup have.
  func declaring(
    isPresented: WritableKeyPath<Model, Bool>,
    options: @escaping (Rect, BlockContext) -> PopupOptions,
    onDismiss: ((inout Model, DismissReason) -> Void)?,
    onAttempt: ((inout Model) -> Void)? = nil,
    detent: WritableKeyPath<Model, String?>? = nil,
    onUserDetent: ((inout Model, String) -> Void)? = nil,
    complete: @escaping (inout Declared<Model>, Rect, BlockContext) -> Void = { _, _, _ in },
    content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    Presenting(self, on: isPresented) { model, rect, context in
      guard model[keyPath: isPresented] else { return nil }
      let asked = options(rect, context)
      let options = asked.adapted(to: rect, in: context)
      var declared = Declared<Model>(
        spec: options.spec(in: context), bindingKey: isPresented,
        owner: context.owner.joined(separator: " "), look: options.look,
        write: { $0[keyPath: isPresented] = false }, onDismiss: onDismiss,
        content: { options.fitted(single(content($0)), from: asked) })
      declared.naming = options.naming
      declared.onAttempt = onAttempt
      declared.onUserDetent = onUserDetent
      declared.bindDetent(to: detent, of: model)
      complete(&declared, rect, context)
      return declared
    }
  }

  /// Declares while an item is set; the options may follow the block's rectangle.
  func declaring<Item: Identifiable>(
    item: WritableKeyPath<Model, Item?>,
    options: @escaping (Rect, BlockContext) -> PopupOptions,
    onDismiss: ((inout Model, DismissReason) -> Void)?,
    onAttempt: ((inout Model) -> Void)? = nil,
    detent: WritableKeyPath<Model, String?>? = nil,
    onUserDetent: ((inout Model, String) -> Void)? = nil,
    content: @escaping (Item) -> [any Block<Model>]
  ) -> Presenting<Self> {
    Presenting(self, on: item) { model, rect, context in
      guard let current = model[keyPath: item] else { return nil }
      let asked = options(rect, context)
      let options = asked.adapted(to: rect, in: context)
      var declared = Declared<Model>(
        spec: options.spec(in: context), bindingKey: item, itemIdentity: "\(current.id)",
        owner: context.owner.joined(separator: " "), look: options.look,
        write: { clear(&$0, item, shown: current.id) }, onDismiss: onDismiss,
        content: {
          options.fitted(
            single(content(live($0[keyPath: item], orLast: current))), from: asked)
        })
      declared.naming = options.naming
      declared.onAttempt = onAttempt
      declared.onUserDetent = onUserDetent
      declared.bindDetent(to: detent, of: model)
      return declared
    }
  }
}

/// Sets an item to nil, unless another one was chosen meanwhile: that one comes next (SPEC Q1).
func clear<Model, Item: Identifiable>(
  _ model: inout Model, _ item: WritableKeyPath<Model, Item?>, shown: Item.ID
) {
  if let other = model[keyPath: item], other.id != shown { return }
  model[keyPath: item] = nil
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
func joined<Model>(
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
  mutating func bindDetent(
    to path: WritableKeyPath<Model, String?>?, of model: Model
  ) {
    guard let path else { return }
    if let selected = model[keyPath: path] { spec.sheet?.selected = selected }
    writeDetent = { $0[keyPath: path] = $1 }
  }
}
