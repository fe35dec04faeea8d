/// Collects the blocks between braces, with `if`, `switch`, `for` and optionals.
@resultBuilder
public enum BlockBuilder<Model> {
  /// One block.
  public static func buildExpression(_ block: any Block<Model>) -> [any Block<Model>] { [block] }

  /// A block that may be missing.
  public static func buildExpression(_ block: (any Block<Model>)?) -> [any Block<Model>] {
    block.map { [$0] } ?? []
  }

  /// Several blocks made elsewhere.
  public static func buildExpression(_ blocks: [any Block<Model>]) -> [any Block<Model>] {
    blocks
  }

  /// Everything in writing order.
  public static func buildBlock(_ parts: [any Block<Model>]...) -> [any Block<Model>] {
    parts.count == 1 ? parts[0] : parts.flatMap { $0 }
  }

  /// The body of an `if` without `else`.
  public static func buildOptional(_ part: [any Block<Model>]?) -> [any Block<Model>] {
    part ?? []
  }

  /// The first branch.
  public static func buildEither(first part: [any Block<Model>]) -> [any Block<Model>] { part }

  /// The other branch.
  public static func buildEither(second part: [any Block<Model>]) -> [any Block<Model>] { part }

  /// The turns of a `for` loop.
  public static func buildArray(_ parts: [[any Block<Model>]]) -> [any Block<Model>] {
    parts.flatMap { $0 }
  }
}
