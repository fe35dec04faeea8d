/// The twelve Dynamic Type steps (MOTION 8).
public enum TextSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall = "xS"
  case small = "S"
  case medium = "M"
  /// The default.
  case large = "L"
  case extraLarge = "xL"
  case extraExtraLarge = "xxL"
  case extraExtraExtraLarge = "xxxL"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// Position from the smallest, 0…11.
  public var step: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// True for the five accessibility steps: rows stack and alerts widen.
  public var isAccessibility: Bool { step > 6 }

  /// Orders from the smallest.
  public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool {
    left.step < right.step
  }
}
