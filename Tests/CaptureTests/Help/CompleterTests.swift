import Capture
import Showcase
import Testing

struct CompleterTests {
  private let completer = Completer(
    [
      CommandSpec(
        name: "run", summary: "the window", arguments: "[SCENE]", options: SceneRequest.options),
      CommandSpec(
        name: "capture", summary: "one frame", arguments: "SCENE",
        options: [.value("--output", "FILE", "where", short: "-o")] + SceneRequest.options),
      CommandSpec(
        name: "verify", summary: "compares", arguments: "[SCENE …]",
        options: [
          .value("--update", "none|missing", "which"), .value("--report", "FOLDER", "where"),
          .value("--variants", "LIST", "which", completion: .list(["light", "dark"])),
        ]),
      CommandSpec(
        name: "choose", summary: "which popup",
        completion: .pairs([
          .init(key: "needs", words: ["input", "gesture"], form: .list),
          .init(key: "choices", words: ["0", "1"]),
        ])),
    ], scenes: SceneCatalogue.all.map(\.info))

  private func words(_ typed: String...) -> [String] {
    guard case .words(let candidates) = completer.offer(for: typed) else { return [":"] }
    return candidates.map(\.word)
  }

  @Test func `commands, options and scenes are offered by what is typed of them`() {
    #expect(words("c") == ["capture", "choose"])
    #expect(words("") == ["run", "capture", "verify", "choose", "help"])
    #expect(words("help", "v") == ["verify"])
    #expect(words("capture", "two") == ["two-detents"])
    #expect(words("capture", "lab", "--de") == ["--device"])
    #expect(words("--de") == ["--device"])
    #expect(words("nothing", "") == [])
  }

  @Test func `an option is offered once, one that may be repeated again`() {
    #expect(words("capture", "--scale", "2", "--sc") == [])
    #expect(words("capture", "--set", "a=1", "--set").contains("--set"))
  }

  @Test func `values are offered after a blank and after an equals sign`() {
    #expect(words("capture", "lab", "--device", "ipad") == ["ipad-11"])
    #expect(words("capture", "lab", "--device=ipad") == ["--device=ipad-11"])
    #expect(words("verify", "--update", "") == ["none", "missing"])
    #expect(words("capture", "lab", "--layout", "") == ["ltr", "rtl"])
    #expect(words("verify", "--variants", "light,") == ["light,dark"])
    #expect(completer.offer(for: ["capture", "-o", ""]) == .files)
    #expect(completer.offer(for: ["verify", "--report", ""]) == .folders)
  }

  @Test func `knobs and takes are those of the scene`() {
    #expect(words("capture", "lab", "--set", "A.kin") == ["A.kind="])
    #expect(words("capture", "lab", "--set", "A.kind=sh") == ["A.kind=sheet"])
    #expect(words("capture", "lab", "--set=A.kind=sh") == ["--set=A.kind=sheet"])
    #expect(words("capture", "rating-card", "--take", "r") == ["rate"])
    #expect(completer.offer(for: ["capture", "rating-card", "--take", "./x"]) == .files)
  }

  @Test func `X9 questions and their answers are offered`() {
    #expect(words("choose", "") == ["needs=", "choices="])
    #expect(words("choose", "needs=input", "") == ["choices="])
    #expect(words("choose", "needs=in") == ["needs=input"])
    #expect(words("choose", "needs=input,") == ["needs=input,gesture"])
    #expect(words("choose", "nothing=") == [])
  }
}

struct ProgressTests {
  @Test func `progress is for terminals that can write a line over`() {
    #expect(Progress.suits(isTerminal: true, terminal: "xterm"))
    for terminal in ["dumb", "", nil] {
      #expect(!Progress.suits(isTerminal: true, terminal: terminal))
    }
    #expect(!Progress.suits(isTerminal: false, terminal: "xterm"))
  }
}

struct ManualPageTests {
  @Test func `nothing in the manual page is an order to the formatter by accident`() {
    let page = ManualPage.text(of: [
      CommandSpec(name: "x", summary: ".so \\n 'a' …", examples: [".x", "'y \\z"])
    ])
    #expect(!page.contains("\n.so") && !page.contains("\n.x") && !page.contains("\n'"))
    #expect(page.contains(#"\en"#) && page.contains(#"\[u2026]"#))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }
}
