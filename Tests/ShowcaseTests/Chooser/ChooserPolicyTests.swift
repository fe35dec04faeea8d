import Showcase
import Testing

/// SPEC X9: the decision is a table, and so is its test.
struct ChooserPolicyTests {
  /// Answers, the kind they call for, and the scene that shows it.
  static let cases: [(String, PopupKind, String)] = [
    ("", .alert, "alert"),
    ("choices=0", .alert, "alert"),
    ("choices=2", .alert, "alert"),
    ("choices=2 destructive=yes", .alert, "alert"),
    ("choices=3", .dialog, "dialog"),
    ("choices=4 destructive=yes", .dialog, "dialog"),
    ("choices=12", .dialog, "dialog"),
    ("needs=marks choices=3", .dialog, "dialog-choices"),
    ("needs=input", .card, "input-card"),
    ("needs=input choices=2 destructive=yes", .card, "input-card"),
    ("needs=input needs=reading", .sheet, "keyboard-sheet"),
    ("needs=input needs=gesture choices=2", .sheet, "draft-sheet"),
    ("needs=gesture", .sheet, "two-detents"),
    ("needs=gesture needs=reading", .sheet, "nested-scroll"),
    ("needs=gesture look=own", .card, "gesture-rules"),
    ("needs=reading", .sheet, "sheet-detail"),
    ("needs=reading look=own", .card, "growing-card"),
    ("needs=progress", .card, "progress-card"),
    ("needs=progress look=own", .card, "progress-card"),
    ("needs=queue choices=2", .card, "queue"),
    ("look=own", .card, "confirm-card"),
    ("look=own choices=2 destructive=yes", .card, "confirm-card"),
    ("look=own choices=5", .panel, "bottom-panel"),
    ("covers=everything", .cover, "cover"),
    ("covers=everything needs=input look=own", .cover, "cover"),
    ("covers=popups", .overlayWindow, "overlay-window"),
    ("covers=popups stays=briefly", .overlayWindow, "overlay-window"),
    ("covers=nothing", .sheet, "undimmed-sheet"),
    ("covers=nothing needs=reading", .sheet, "undimmed-sheet"),
    ("place=element choices=4", .menu, "context-menu"),
    ("place=element", .popover, "popover"),
    ("place=element needs=input", .popover, "popover"),
    ("place=element look=own", .bubble, "bubble"),
    ("place=tour", .guide, "spotlight"),
    ("stays=briefly", .toast, "toast"),
    ("stays=briefly look=own", .toast, "toast"),
    ("stays=briefly choices=2", .alert, "alert"),
    ("stays=briefly needs=input", .card, "input-card"),
  ]

  @Test(arguments: cases)
  func `X9 needs lead to the kind the reference names, and its scene`(
    words: String, kind: PopupKind, scene: String
  ) throws {
    let answer = ChooserPolicy.answer(to: try needs(words))
    #expect(answer.kind == kind && answer.scene == scene, "\(answer)")
  }

  @Test func `X9 every row can be the answer, and every scene exists`() {
    var seen: Set<String> = []
    for needs in Self.all { seen.insert(ChooserPolicy.answer(to: needs).reason.english) }
    for row in ChooserPolicy.rows + [ChooserPolicy.fallback] {
      #expect(seen.contains(row.reason.english), "\(row.scene) is never the answer")
      #expect(SceneCatalogue.scene(named: row.scene) != nil, "\(row.scene)")
    }
    let kinds = Set((ChooserPolicy.rows + [ChooserPolicy.fallback]).map(\.kind))
    #expect(kinds == Set(PopupKind.allCases))
  }

  @Test func `X9 what typing or destroying asks for is never a toast, and an alert never types`() {
    for needs in Self.all {
      let kind = ChooserPolicy.answer(to: needs).kind
      if needs.destructive == .yes || needs.needs.contains(.input) { #expect(kind != .toast) }
      if kind == .alert { #expect(needs.choices <= 2 && needs.needs.isEmpty) }
      if kind == .alert || kind == .dialog {
        #expect(needs.look == .system || !needs.needs.isEmpty)
      }
    }
  }

  @Test func `X9 a contradiction and what to mind are told with the answer`() throws {
    let briefly = ChooserPolicy.answer(to: try needs("stays=briefly choices=2"))
    #expect(briefly.asides.first?.english.contains("cannot leave by itself") == true)
    let plain = ChooserPolicy.answer(to: PopupNeeds())
    #expect(plain.asides.isEmpty)
    let input = ChooserPolicy.answer(to: try needs("needs=input destructive=yes"))
    #expect(input.asides.count == 2)
  }

  @Test func `X9 every question can be answered with each of its words, and with no other`() {
    for question in ChooserQuestion.allCases {
      for option in question.options {
        var needs = PopupNeeds()
        let isKnown = needs.answer(question, option.word)
        #expect(isKnown)
        #expect(needs.holds(option.word, for: question))
      }
      var needs = PopupNeeds()
      for word in ["", "perhaps", "-1", "100"] {
        let isKnown = needs.answer(question, word)
        #expect(!isKnown)
      }
      #expect(needs == PopupNeeds())
    }
  }

  private func needs(_ words: String) throws -> PopupNeeds {
    var needs = PopupNeeds()
    for word in words.split(separator: " ") {
      let sides = word.split(separator: "=").map(String.init)
      let question = try #require(ChooserQuestion(rawValue: sides[0]))
      let isKnown = needs.answer(question, sides[1])
      #expect(isKnown)
    }
    return needs
  }

  /// Every mixture of answers.
  private static let all: [PopupNeeds] = {
    var all = [PopupNeeds()]
    for question in ChooserQuestion.allCases {
      let words = question.options.map(\.word)
      all = all.flatMap { needs -> [PopupNeeds] in
        guard question != .needs else {
          return (0..<1 << words.count).map { mask in
            var needs = needs
            for (bit, word) in words.enumerated() where mask >> bit & 1 == 1 {
              _ = needs.answer(question, word)
            }
            return needs
          }
        }
        return words.map { word in
          var needs = needs
          _ = needs.answer(question, word)
          return needs
        }
      }
    }
    return all
  }()
}
