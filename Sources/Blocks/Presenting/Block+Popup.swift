import PresentationCore

extension Block {
  /// Declares a popup that is up while `isPresented` is true; leaving writes false.
  public func popup(
    isPresented: WritableKeyPath<Model, Bool>, _ options: PopupOptions,
    onDismiss: ((inout Model) -> Void)? = nil,
    onReason: ((inout Model, DismissReason) -> Void)? = nil,
    onAttempt: ((inout Model) -> Void)? = nil,
    detent: WritableKeyPath<Model, String?>? = nil,
    onUserDetent: ((inout Model, String) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    declaring(
      isPresented: isPresented, options: { _, _ in options },
      onDismiss: joined(onDismiss, onReason), onAttempt: onAttempt, detent: detent,
      onUserDetent: onUserDetent, content: content)
  }

  /// Declares a popup that is up while `item` is set; another identity replaces it (SPEC E3).
  public func popup<Item: Identifiable>(
    item: WritableKeyPath<Model, Item?>, _ options: PopupOptions,
    onDismiss: ((inout Model) -> Void)? = nil,
    onReason: ((inout Model, DismissReason) -> Void)? = nil,
    onAttempt: ((inout Model) -> Void)? = nil,
    detent: WritableKeyPath<Model, String?>? = nil,
    onUserDetent: ((inout Model, String) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Item) -> [any Block<Model>]
  ) -> Presenting<Self> {
    declaring(
      item: item, options: { _, _ in options }, onDismiss: joined(onDismiss, onReason),
      onAttempt: onAttempt, detent: detent, onUserDetent: onUserDetent, content: content)
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
