import PresentationCore

extension PopupOptions {
  /// A sheet with detents (SPEC S).
  public static func sheet(
    _ sheet: SheetSpec, look: SurfaceLook = .sheet, id: String? = nil, mask: MaskSpec? = nil,
    dismissal: DismissalPolicy = DismissalPolicy()
  ) -> PopupOptions {
    PopupOptions(.sheet, look: look, id: id, mask: mask, dismissal: dismissal, sheet: sheet)
  }
}

extension Block {
  /// Declares a sheet that is up while `isPresented` is true.
  public func sheet(
    isPresented: WritableKeyPath<Model, Bool>, detents: [Detent] = [.large],
    look: SurfaceLook = .sheet, id: String? = nil,
    dismissal: DismissalPolicy = DismissalPolicy(),
    detent: WritableKeyPath<Model, String?>? = nil,
    onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    let options = PopupOptions.sheet(
      SheetSpec(detents: detents), look: look, id: id, dismissal: dismissal)
    return popup(
      isPresented: isPresented, options, onDismiss: onDismiss, detent: detent, content: content)
  }

  /// Declares a sheet that is up while `item` is set.
  public func sheet<Item: Identifiable>(
    item: WritableKeyPath<Model, Item?>, detents: [Detent] = [.large],
    look: SurfaceLook = .sheet, id: String? = nil,
    dismissal: DismissalPolicy = DismissalPolicy(),
    detent: WritableKeyPath<Model, String?>? = nil,
    onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Item) -> [any Block<Model>]
  ) -> Presenting<Self> {
    let options = PopupOptions.sheet(
      SheetSpec(detents: detents), look: look, id: id, dismissal: dismissal)
    return popup(item: item, options, onDismiss: onDismiss, detent: detent, content: content)
  }
}
