/// A detent that computes its height; two are equal when their ids are (SPEC S1).
public struct CustomDetent: Hashable, Sendable {
  /// Its identity, unique in a sheet.
  public var id: String
  /// Height in pt inside the safe area; nil leaves the detent out.
  public var resolve: @Sendable (DetentContext) -> Double?

  /// A detent known by `id`.
  public init(id: String, resolve: @escaping @Sendable (DetentContext) -> Double?) {
    self.id = id
    self.resolve = resolve
  }

  /// Compares ids only: functions have no equality.
  public static func == (left: CustomDetent, right: CustomDetent) -> Bool {
    left.id == right.id
  }

  /// Hashes the id only.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
