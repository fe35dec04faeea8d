import Blocks

/// What the input card asks for, and whether the answer will do (SPEC K5).
struct InputForm: Hashable {
  /// What is asked for.
  enum Purpose: String, Hashable, CaseIterable {
    /// A new name for a group.
    case name
    /// A secret that opens it.
    case passcode
  }

  /// What an answer is worth.
  enum Verdict: Hashable {
    case valid
    /// Nothing is wrong yet, but it will not do.
    case incomplete
    /// Wrong, and why.
    case wrong(String)
  }

  var purpose: Purpose
  /// Names that are taken.
  var taken: [String]
  /// The name in force.
  var current: String
  var locale: StageSettings.Locale

  private var word: Words { Words(locale) }

  var title: String {
    purpose == .name ? word("Rename group", "重命名群组") : word("Lock group", "锁定群组")
  }

  var message: String {
    purpose == .name
      ? word("Shown to all nine members.", "九位成员都会看到。")
      : word("Asked for once a day.", "每天需要输入一次。")
  }

  var label: String {
    purpose == .name ? word("Group name", "群组名称") : word("Passcode", "密码")
  }

  var placeholder: String {
    purpose == .name
      ? word("Up to 24 characters", "最多 24\u{A0}个字符")
      : word("6 or more characters", "至少 6\u{A0}个字符")
  }

  var confirm: String {
    purpose == .name ? word("Rename", "重命名") : word("Lock", "锁定")
  }

  /// Words the keyboard offers while a text is typed.
  func suggestions(for text: String) -> [String] {
    guard purpose == .name, !text.isEmpty else { return [] }
    return locale == .english ? ["circle", "circles", "Circle 2"] : ["小组", "读书会", "小组二"]
  }

  /// Judges a text.
  func verdict(_ text: String) -> Verdict {
    let name = String(text.trimming { $0.isWhitespace })
    switch purpose {
    case .passcode:
      return text.has(atLeast: 6) ? .valid : .incomplete
    case .name where name.isEmpty || name == current: return .incomplete
    case .name where name.has(atLeast: 25):
      return .wrong(word("Names have at most 24 characters.", "名称最多 24\u{A0}个字符。"))
    case .name where taken.contains { $0.lowercased() == name.lowercased() }:
      return .wrong(
        word("You already have a group with this name.", "你已经有一个同名的群组。"))
    case .name: return .valid
    }
  }
}

extension String {
  /// True for so many characters or more; the others are not counted.
  fileprivate func has(atLeast count: Int) -> Bool {
    index(startIndex, offsetBy: count, limitedBy: endIndex) != nil
  }

  /// Without the characters at both ends that fit.
  fileprivate func trimming(_ isCut: (Character) -> Bool) -> Substring {
    var rest = drop(while: isCut)
    while let last = rest.last, isCut(last) { rest.removeLast() }
    return rest
  }
}
