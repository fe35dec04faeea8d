import Foundation
import TestSupport
import Testing

/// Help as shells and scripts get it.
struct HelpTests {
  /// What bash offers when the line is typed as far as its last word.
  private func offers(_ line: [String]) throws -> [String] {
    let words = line.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source /dev/stdin <<<"$("$0" completions bash)"
      COMP_WORDS=("$0" \(words)) COMP_CWORD=\(line.count)
      _popup_showcase "$0"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try shell("/bin/bash", ["--norc", "-c", script, BuiltProgram().path])
      .split(separator: "\n").map(String.init)
  }

  private func shell(_ path: String, _ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `bash completes commands, scenes, devices, knobs and answers`() throws {
    #expect(try offers(["capt"]) == ["capture"])
    #expect(try offers(["capture", "two"]) == ["two-detents"])
    #expect(try offers(["capture", "lab", "--device", "ipad"]) == ["ipad-11"])
    #expect(try offers(["capture", "lab", "--set", "A.kin"]) == ["A.kind="])
    // Bash parts words at equals signs, and puts back only the last part.
    #expect(try offers(["capture", "lab", "--set", "A.kind", "=", "sh"]) == ["sheet"])
    #expect(try offers(["capture", "lab", "--set", "A.kind", "="]).contains("popover"))
    #expect(try offers(["choose", "needs", "=", "input,ge"]) == ["input,gesture"])
    #expect(try offers(["completions", ""]) == ["bash", "zsh", "fish"])
    #expect(try offers(["capture", "-o", "/etc/host"]).contains("/etc/hosts"))
  }

  @Test func `every command has examples that its parser takes`() throws {
    let overview = try BuiltProgram().run(["help"]).output
    let list = overview.split(separator: "commands:\n")[1].split(separator: "\n\n")[0]
    let names = list.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.count >= 12)
    for name in names {
      let help = try BuiltProgram().run([String(name), "--help"])
      #expect(
        help.code == 0 && help.output.contains("examples:\n  popup-showcase \(name)"), "\(name)")
    }
  }

  @Test func `the manual page tells of commands and environment`() throws {
    let text = try BuiltProgram().run(["man"]).output
    #expect(text.contains(".SS choose") && text.contains("POPUP_SHOWCASE_ASSETS"))
  }

  @Test(.enabled(if: has("groff")))
  func `the manual page is read without a warning`() throws {
    let page = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: page) }  // Only rubbish would be left.
    try Data(try BuiltProgram().run(["man"]).output.utf8).write(to: page)
    let answer = try shell(
      "/bin/sh", ["-c", "groff -man -Tutf8 -ww -z \"$0\" 2>&1", page.path])
    #expect(answer == "")
  }

  @Test func `X9 choose answers people and scripts`() throws {
    let people = try BuiltProgram().run(["choose", "choices=2", "destructive=yes"])
    #expect(people.code == 0 && people.output.hasPrefix("kind    Alert\nreason  Yes or no"))
    let script = try BuiltProgram().run(["choose", "needs=input,gesture", "--json"])
    #expect(script.output.hasPrefix(#"{"kind":"sheet","title":"Sheet","reason":"#))
    #expect(try BuiltProgram().run(["choose"]).output.contains("needs="))
    let chinese = try BuiltProgram().run(["choose", "choices=3", "--locale", "zh-Hans"])
    #expect(chinese.output.hasPrefix("kind    确认对话框\n"))
    let wrong = try BuiltProgram().run(["choose", "needs=inpt"])
    #expect(wrong.code == 2)
    #expect(
      wrong.errors
        == "popup-showcase: choose: needs: 'inpt' is not known; did you mean 'input'?\n")
  }

  @Test func `doctor tells scripts its checks, and nothing but them when piped`() throws {
    let answer = try BuiltProgram().run(["doctor", "--json"], environment: ["TERM": "xterm"])
    #expect(answer.code == 0)
    #expect(answer.output.hasPrefix(#"{"ok":true,"checks":[{"name":"fonts","result":"ok, "#))
    #expect(answer.errors.isEmpty)
  }

  private static func has(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  /// What other shells offer, by the same lines as bash; the last word is the one to complete.
  private static let lines: [(words: [String], offer: String)] = [
    (["capt"], "capture"), (["capture", "two"], "two-detents"),
    (["capture", "lab", "--device", "ipad"], "ipad-11"),
    (["capture", "lab", "--set", "A.kin"], "A.kind="),
    (["choose", "needs=input,ge"], "needs=input,gesture"),
  ]

  @Test(.enabled(if: has("zsh")), arguments: lines)
  func `zsh completes commands, scenes, devices, knobs and answers`(
    words: [String], offer: String
  ) throws {
    let script = """
      compadd() { while [[ $1 != -- ]]; do shift; done; shift; print -rl -- "$@" }
      compset() { return 0 }
      source /dev/stdin <<<"$($0 completions zsh)"
      words=($0 "$@"); CURRENT=$#words
      _popup_showcase
      """
    let answer = try shell("/usr/bin/zsh", ["-f", "-c", script, BuiltProgram().path] + words)
    #expect(answer == "\(offer)\n")
  }

  @Test(.enabled(if: has("fish")), arguments: lines)
  func `fish completes commands, scenes, devices, knobs and answers`(
    words: [String], offer: String
  ) throws {
    // Fish knows the program by its name.
    let folder = try TemporaryFolder()
    let program = folder.file("popup-showcase")
    try FileManager.default.createSymbolicLink(
      atPath: program, withDestinationPath: BuiltProgram().path)
    let script = """
      \(program) completions fish | source
      complete -C '\(program) \(words.joined(separator: " "))'
      """
    let answer = try shell("/usr/bin/fish", ["--no-config", "-c", script])
    #expect(
      answer.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == [offer[...]], "\(answer)")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a completion script asks the program, so that it knows every command`(shell: String) throws
  {
    let script = try BuiltProgram().run(["completions", shell]).output
    #expect(script.contains(" completions words -- "))
    let help = try BuiltProgram().run(["help"]).output
    let offered = try BuiltProgram().run(["completions", "words", "--", ""]).output
      .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    let list = help.split(separator: "commands:\n")[1].split(separator: "\n\n")[0]
    let commands = list.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(Set(offered).isSuperset(of: commands), "\(offered)")
    for command in commands { #expect(!script.contains(" \(command))"), "no list of its own") }
  }
}
