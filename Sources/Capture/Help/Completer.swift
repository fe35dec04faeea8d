import Showcase

/// Answers the shells: which words may stand where the cursor is.
package struct Completer: Sendable {
  /// One word with a few words about it.
  package struct Candidate: Hashable, Sendable {
    /// The whole word, what is typed already included.
    package var word: String
    /// What it is; empty when the word says it.
    package var summary = ""
  }

  /// What a shell is to offer.
  package enum Offer: Hashable, Sendable {
    /// Words that begin as the one at hand does.
    case words([Candidate])
    /// Files, which the shell knows best.
    case files
    /// Folders only.
    case folders
  }

  private let commands: [CommandSpec]
  private let scenes: [SceneInfo]

  /// A completer for commands and scenes; the first command also stands for none.
  package init(_ commands: [CommandSpec], scenes: [SceneInfo]) {
    self.commands = commands
    self.scenes = scenes
  }

  /// The offer for the words after the program's name, of which the last is being typed.
  package func offer(for typed: [String]) -> Offer {
    let word = typed.last ?? ""
    guard typed.count > 1 || word.hasPrefix("-") else {
      let names = commands.map { Candidate(word: $0.name, summary: $0.summary) }
      return beginning(names + [Candidate(word: "help", summary: "what a command takes")], word)
    }
    let first = typed.first ?? ""
    if first == "help" { return beginning(commands.map { Candidate(word: $0.name) }, word) }
    let name = first.hasPrefix("-") ? commands.first?.name : first
    guard let spec = commands.first(where: { $0.name == name }) else { return .words([]) }
    let line = Line(first.hasPrefix("-") ? typed : Array(typed.dropFirst()), spec)
    return offer(on: line, spec)
  }

  /// The offer as lines: `:files`, `:folders`, or words with a tab before what they are.
  package func lines(for typed: [String]) -> [String] {
    switch offer(for: typed) {
    case .files: [":files"]
    case .folders: [":folders"]
    case .words(let candidates):
      candidates.map { $0.summary.isEmpty ? $0.word : "\($0.word)\t\($0.summary)" }
    }
  }

  private func offer(on line: Line, _ spec: CommandSpec) -> Offer {
    switch line.place {
    case .option:
      let free = spec.options.filter { $0.isRepeatable || !line.given.contains($0.name) }
      let names = free.map { Candidate(word: $0.name, summary: $0.summary) }
      return beginning(
        names + [Candidate(word: "--help", summary: "what the command takes")], line.word)
    case .value(let option, let lead):
      return offer(option.completion, line, lead: lead)
    case .argument:
      return offer(spec.completion, line, lead: "")
    }
  }

  private func offer(_ completion: Completion, _ line: Line, lead: String) -> Offer {
    let word = String(line.word.dropFirst(lead.count))
    let scene = line.arguments.first.flatMap { name in scenes.first { $0.name == name } }
    switch completion {
    case .nothing: return .words([])
    case .files: return .files
    case .folders: return .folders
    case .scenes:
      return beginning(
        scenes.map { Candidate(word: $0.name, summary: $0.summary.english) }, word, lead: lead)
    case .devices:
      return beginning(Device.all.map { Candidate(word: $0.name) }, word, lead: lead)
    case .words(let words):
      return beginning(words.map { Candidate(word: $0) }, word, lead: lead)
    case .list(let words):
      return list(words, word, lead: lead)
    case .takes:
      let names = (scene?.takes.map(\.name) ?? []) + ["none"]
      let fitting = names.filter { $0.hasPrefix(word) }
      return fitting.isEmpty
        ? .files : beginning(names.map { Candidate(word: $0) }, word, lead: lead)
    case .knobs:
      let knobs = (scene ?? (line.arguments.isEmpty ? scenes.first : nil))?.knobs ?? []
      return pairs(
        knobs.map { .init(key: $0.name, words: Self.values(of: $0)) },
        summaries: knobs.map(\.summary), word, lead: lead)
    case .pairs(let pairs):
      let given = line.arguments.compactMap { $0.split(separator: "=").first.map(String.init) }
      let free = pairs.filter { !given.contains($0.key) }
      return self.pairs(free, summaries: free.map { _ in "" }, word, lead: lead)
    }
  }
}

extension Completer {
  private func beginning(_ all: [Candidate], _ word: String, lead: String = "") -> Offer {
    .words(
      all.filter { $0.word.hasPrefix(word) }
        .map { Candidate(word: lead + $0.word, summary: $0.summary) })
  }

  /// Words after the last comma that do not stand before it.
  private func list(_ words: [String], _ word: String, lead: String) -> Offer {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let before = parts.dropLast()
    let head = before.map { "\($0)," }.joined()
    return beginning(
      words.filter { !before.contains($0) }.map { Candidate(word: $0) }, parts.last ?? "",
      lead: lead + head)
  }

  private func pairs(
    _ pairs: [Completion.Pair], summaries: [String], _ word: String, lead: String
  ) -> Offer {
    guard let equals = word.firstIndex(of: "=") else {
      return beginning(
        zip(pairs, summaries).map { Candidate(word: "\($0.key)=", summary: $1) }, word, lead: lead)
    }
    let key = String(word[..<equals])
    let value = String(word[word.index(after: equals)...])
    guard let pair = pairs.first(where: { $0.key == key }) else { return .words([]) }
    switch pair.form {
    case .one:
      return beginning(
        pair.words.map { Candidate(word: $0) }, value, lead: "\(lead)\(key)=")
    case .list: return list(pair.words, value, lead: "\(lead)\(key)=")
    }
  }

  private static func values(of knob: Knob) -> [String] {
    switch knob.kind {
    case .choice(let words): words
    case .toggle: ["on", "off"]
    case .number: [knob.fallback]
    case .text(_, let example): [example]
    }
  }

  /// The words of one command, sorted as far as the cursor.
  private struct Line {
    enum Place {
      case argument
      case option
      /// The value of an option; `lead` is the part of the word before the value.
      case value(CommandOption, lead: String)
    }

    var arguments: [String] = []
    var given: Set<String> = []
    var word = ""
    var place = Place.argument

    init(_ typed: [String], _ spec: CommandSpec) {
      word = typed.last ?? ""
      var open: CommandOption?
      for one in typed.dropLast() {
        if open != nil {
          open = nil
        } else if one.hasPrefix("-") {
          let option = Self.option(named: one, spec)
          if let option { given.insert(option.name) }
          open = option?.value == nil || one.contains("=") ? nil : option
        } else {
          arguments.append(one)
        }
      }
      if let open {
        place = .value(open, lead: "")
      } else if word.hasPrefix("-") {
        place = .option
        if let equals = word.firstIndex(of: "="), let option = Self.option(named: word, spec) {
          place = .value(option, lead: String(word[...equals]))
        }
      }
    }

    private static func option(named word: String, _ spec: CommandSpec) -> CommandOption? {
      let name = word.prefix { $0 != "=" }
      return spec.options.first { $0.name == name || $0.short == String(name) }
    }
  }
}
