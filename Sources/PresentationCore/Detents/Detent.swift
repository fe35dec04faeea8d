import Canvas

/// A height at which a sheet may rest (SPEC S1).
public enum Detent: Hashable, Sendable {
  /// Half the container's height in every size.
  case medium
  /// As high as a sheet may be.
  case large
  /// A share 0...1 of the maximum detent value.
  case fraction(Double)
  /// A height in pt inside the safe area.
  case height(Double)
  /// As high as the content; left out until the content is measured.
  case fit
  /// A height of its own making.
  case custom(CustomDetent)

  /// A detent that computes its height in pt inside the safe area; nil leaves it out.
  public static func custom(
    _ id: String, resolve: @escaping @Sendable (DetentContext) -> Double?
  ) -> Detent {
    .custom(CustomDetent(id: id, resolve: resolve))
  }
}

extension Detent {
  /// Its stable identity: `medium`, `large`, `fraction(0.3)`, `height(300)`, `fit` or a custom id.
  public var identifier: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let share): "fraction(\(Self.plain(share)))"
    case .height(let height): "height(\(Self.plain(height)))"
    case .fit: "fit"
    case .custom(let detent): detent.id
    }
  }

  /// Height in pt over the container's lower edge; nil when it is left out.
  public func resolved(in container: DetentContainer, contentHeight: Double? = nil) -> Double? {
    let bottom = container.safeArea.bottom
    let wanted: Double? =
      switch self {
      case .medium: container.size.height / 2
      case .large: container.largeHeight
      case .fraction(let share): share * container.maximumDetentValue
      case .height(let height): height + bottom
      case .fit: contentHeight.map { $0 + bottom }
      case .custom(let detent):
        detent.resolve(container.context(contentHeight: contentHeight)).map { $0 + bottom }
      }
    guard let wanted, wanted > 0 else { return nil }
    return min(wanted, container.largeHeight)
  }

  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
