import Capture
import Testing

struct ArgumentsTests {
  private let spec = CommandSpec(
    name: "capture", summary: "one frame", arguments: "SCENE", argumentCount: 1...1,
    options: [
      .value("--at", "TIME", "when"), .value("--output", "FILE", "where", short: "-o"),
      .list("--set", "KNOB=VALUE", "a knob"), .toggle("--json", "as JSON"),
    ],
    examples: ["capture sheet -o x.png"])

  @Test func `options may stand anywhere, with a blank or an equals sign`() throws {
    let arguments = try Arguments(
      ["--at=5ms", "sheet", "-o", "x.png", "--set", "a=1", "--json", "--set=b=2"], for: spec)
    #expect(arguments.positional == ["sheet"])
    #expect(try arguments.time("--at") == 5_000_000)
    #expect(arguments.value("--output") == "x.png")
    #expect(arguments.list("--set") == ["a=1", "b=2"])
    #expect(arguments.has("--json"))
  }

  @Test func `after two dashes nothing is an option, and numbers are none either`() throws {
    #expect(try Arguments(["--", "--json"], for: spec).positional == ["--json"])
    #expect(try Arguments(["-0.5"], for: spec).positional == ["-0.5"])
  }

  @Test(arguments: [
    (["sheet", "--att", "5"], "unknown option '--att' of capture; did you mean '--at'"),
    ([], "capture needs SCENE; write such as 'popup-showcase capture sheet -o x.png'"),
    (["a", "b"], "'b' is not expected; see 'popup-showcase capture --help'"),
    (["a", "--at"], "'--at' needs a value; write --at TIME"),
    (["a", "--json=1"], "'--json' takes no value"),
    (["a", "--help=1"], "'--help' takes no value"),
    (["a", "-o", "-"], "-o: '-' is no file; name one, such as /dev/stdout"),
    (["a", "--at", "0", "--at", "0"], "'--at' is given twice"),
    (["a", "-o", ""], "-o: the path is empty; name a file"),
    (["a", "--output="], "--output: the path is empty; name a file"),
  ])
  func `a wrong command line is usage, with a way out (X8)`(words: [String], line: String) {
    do {
      _ = try Arguments(words, for: spec)
      Issue.record("no error")
    } catch {
      #expect(error.code == .usage)
      #expect(error.line.hasPrefix(line), "\(error.line)")
    }
  }

  @Test func `a wrong value names its option (X8)`() throws {
    let arguments = try Arguments(["a", "--at", "-5ms"], for: spec)
    #expect(throws: CommandError(.usage, "--at: '-5ms' is negative")) {
      try arguments.time("--at")
    }
  }

  @Test func `help needs nothing else to be right`() throws {
    #expect(try Arguments(["--nonsense", "--help"], for: spec).wantsHelp)
    #expect(spec.help.contains("  -o, --output FILE  where"))
  }
}
