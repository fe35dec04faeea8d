/// What may stand in one place of a command line, for the shells' completion.
package enum Completion: Hashable, Sendable {
  case nothing, files, folders
  /// A scene of the catalogue.
  case scenes
  /// A take of the scene that is named, or a file.
  case takes
  /// A knob of the scene that is named, with its value.
  case knobs
  /// A screen by name.
  case devices
  /// One of some words.
  case words([String])
  /// Several of some words, with commas.
  case list([String])
  /// A key, an equals sign and a word.
  case pairs([Pair])

  /// A key and what may follow its equals sign.
  package struct Pair: Hashable, Sendable {
    /// How many words a key takes.
    package enum Form: Hashable, Sendable { case one, list }

    /// The word before the equals sign.
    package var key: String
    /// The words after it; none when they cannot be told.
    package var words: [String]
    /// How many of them.
    package var form = Form.one

    /// A key with its words.
    package init(key: String, words: [String], form: Form = .one) {
      self.key = key
      self.words = words
      self.form = form
    }
  }

  /// What a placeholder of the help says: `FILE`, `PATH`, `FOLDER`, `SCENE`, or words parted by bars.
  init(placeholder: String) {
    let name =
      placeholder.replacing("...", with: "").filter { !"[]…".contains($0) }.split(separator: " ")
      .first ?? ""
    switch name {
    case "FILE", "TAKE", "PATH", "PICTURE": self = .files
    case "FOLDER": self = .folders
    case "SCENE": self = .scenes
    default:
      let words = name.split(separator: "|").map(String.init)
      let isPlain = words.count > 1 && words.allSatisfy { $0.contains { !$0.isUppercase } }
      self = isPlain ? .words(words) : name.hasSuffix(".png") ? .files : .nothing
    }
  }
}
