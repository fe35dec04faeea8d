/// Which place in the tree declares a presentation: the blocks around it and its binding.
///
/// The binding tells two rows without a name apart (SPEC H2).
public struct DeclaringSite: Hashable {
  /// Names of the blocks around it, joined by spaces.
  public var owner: String
  /// The binding it declares on; nil when it has none.
  public var bindingKey: AnyKeyPath?

  /// A place by the names around it and its binding.
  public init(owner: String, bindingKey: AnyKeyPath? = nil) {
    self.owner = owner
    self.bindingKey = bindingKey
  }

  /// The same place, its binding seen from a model that holds this one at `path`.
  func pulledBack(along path: AnyKeyPath) -> DeclaringSite {
    DeclaringSite(owner: owner, bindingKey: bindingKey.flatMap { path.appending(path: $0) })
  }
}

extension Declared {
  /// The place that declared it.
  public var site: DeclaringSite { DeclaringSite(owner: owner, bindingKey: bindingKey) }
}
