import Showcase

extension SceneInfo {
  /// A scene that only tests know.
  static func forTests(_ name: String, actions: [String] = []) -> SceneInfo {
    SceneInfo(
      name: name, title: Phrase("For tests", "用于测试"), family: .lab,
      summary: Phrase("For tests.", "用于测试。"), tries: [], spec: [], appleName: "–", icon: 0xE41C,
      states: ["rest"], takes: [], actions: actions)
  }
}
