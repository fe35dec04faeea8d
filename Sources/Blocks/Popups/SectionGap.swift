import Canvas

/// The band of 8 pt between the sections of a menu or a popover.
public struct SectionGap<Model>: Composite {
  /// A band over the whole width.
  public init() {}

  /// The band in `fill`.
  public func body(in context: BlockContext) -> some Block<Model> {
    Fill(.fill).frame(maxWidth: .infinity, minHeight: 8, maxHeight: 8).named("gap")
  }
}
