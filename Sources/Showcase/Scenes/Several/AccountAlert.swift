import Blocks

/// The two alerts of the scenes that compare flags with an enum.
package enum AccountAlert: String, Hashable, Sendable, Identifiable, CaseIterable {
  case storage, signOut

  /// The case itself.
  package var id: Self { self }

  var symbol: Symbol {
    switch self {
    case .storage: .cloudDone
    case .signOut: .lock
    }
  }

  func title(_ words: Words) -> String {
    switch self {
    case .storage: words("Storage is full", "存储空间已满")
    case .signOut: words("Sign out?", "退出登录？")
    }
  }

  /// The alert; `other` is what its second button does besides leaving.
  func alert<Model>(
    _ words: Words, other: @escaping (inout Model) -> Void
  ) -> AlertBody<Model> {
    switch self {
    case .storage:
      AlertBody(
        title(words),
        message: words(
          "New photos stay on this phone until there is room again. Nothing is lost meanwhile.",
          "在有空间之前，新照片会留在这部手机上，不会丢失。"),
        choices: [
          Choice(words("Later", "以后"), name: "cancel", role: .cancel),
          Choice(words("Use another account", "换一个账户"), name: "another", run: other),
        ])
    case .signOut:
      AlertBody(
        title(words), message: words("Drafts stay on this phone.", "草稿会留在这部手机上。"),
        choices: [
          Choice(words("Cancel", "取消"), name: "cancel", role: .cancel),
          Choice(words("Sign out", "退出"), name: "confirm", role: .destructive),
        ])
    }
  }
}
