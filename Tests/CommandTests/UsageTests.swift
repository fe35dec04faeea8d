import TestSupport
import Testing

@Suite struct `The program at the shell` {
  @Test func `an unknown command is a usage error, said on standard error only`() throws {
    let answer = try BuiltProgram().run(["lisst"])
    #expect(answer.code == 2)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("lisst"))
  }

  @Test func `a variable can be taken away`() throws {
    let answer = try BuiltProgram().run(["list", "--json"], environment: ["HOME": ""])
    #expect(answer.code == 0)
    #expect(answer.output.hasPrefix("{\"scenes\":["))
    #expect(answer.errors.isEmpty)
  }
}
