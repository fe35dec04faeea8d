import Blocks
import Capture
import Showcase
import Testing

/// SPEC X9, the command.
struct ChooserWordsTests {
  @Test func `X9 words in any order are one set of needs`() throws {
    let needs = try ChooserWords.needs(["destructive=yes", "needs=input,gesture", "choices=2"])
    #expect(needs.needs == [.input, .gesture])
    #expect(needs.choices == 2 && needs.destructive == .yes)
    let answer = ChooserPolicy.answer(to: needs)
    #expect(
      ChooserWords.lines(answer, .english).prefix(3).map { $0.prefix(6) } == [
        "kind  ", "reason", "scene ",
      ])
    #expect(
      ChooserWords.json(answer, .english).text.hasPrefix(#"{"kind":"sheet","title":"Sheet","#))
  }

  @Test(arguments: [
    ("nees=input", "unknown question 'nees'; did you mean 'needs'?"),
    ("needs=inpt", "needs: 'inpt' is not known; did you mean 'input'?"),
    ("needs=input,input", "needs: 'input' is given twice"),
    ("needs=", "needs: '' is not known; there are input, gesture"),
    ("choices=two", "choices: 'two' is no number from 0 to 99"),
    ("choices=-1", "choices: '-1' is no number from 0 to 99"),
    ("destructive=maybe", "destructive: 'maybe' is not known; there are no, yes"),
    ("input", "'input' answers no question; write needs=input"),
    ("destructive", "'destructive' answers no question; write destructive=yes"),
    ("hello", "'hello' answers no question; write needs=input"),
  ])
  func `X8 an unknown word is told with a way out`(word: String, line: String) {
    let error = #expect(throws: TextError.self) { try ChooserWords.needs([word]) }
    #expect(error?.line.hasPrefix(line) == true, "\(error?.line ?? "")")
  }

  @Test func `X8 a question is answered once`() {
    #expect(throws: TextError.self) { try ChooserWords.needs(["choices=1", "choices=2"]) }
  }
}
