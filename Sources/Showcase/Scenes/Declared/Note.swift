import Blocks
import PresentationCore

/// One line of a small list whose rows bring their own sheets (SPEC H1).
package struct Note: Hashable, Sendable, Identifiable {
  /// Stable identity.
  package let id: Int
  /// What it is about.
  package var title: String
  /// What was written about it.
  package var text: String
  /// Whether it is done.
  package var isDone = false
  /// Whether its own sheet is up.
  package var isOpen = false
}

/// Why the sheet of a note left (SPEC E8).
package struct Farewell: Hashable, Sendable {
  /// The note it belonged to.
  package let note: Note.ID
  /// What its closure was told.
  package let reason: DismissReason

  func text(_ words: Words) -> String {
    words("note \(note): \(reason.phrase.english)", "备忘\u{A0}\(note)：\(reason.phrase.chinese)")
  }
}

/// The notes in order, and what their sheets told when they left.
package struct NoteList: Hashable, Sendable {
  /// The rows.
  package var notes: [Note]
  /// Why sheets left, oldest first.
  package var farewells: [Farewell] = []

  /// Five notes in the language of the settings; `lengthen` makes them many.
  package init(_ settings: StageSettings) {
    let words = Words(settings.locale)
    let rows = [
      (words("Paint the gate", "给大门刷漆"), words("Green, as before", "还是绿色")),
      (words("Return the ladder", "还梯子"), words("House 12, ring twice", "12\u{A0}号，按两下门铃")),
      (words("Seeds for May", "五月的种子"), words("Beans, beetroot, dill", "豆角、甜菜、香菜")),
      (words("Boat licence", "船舶执照"), words("Photo is missing", "还缺照片")),
      (words("Sharpen the saw", "磨锯子"), words("Ask Tomas for the file", "向小锐借工具")),
    ]
    notes = rows.enumerated().map { Note(id: $0, title: $1.0, text: $1.1) }
  }

  /// The note of an identity; one that is gone reads empty and takes nothing.
  package subscript(note id: Note.ID) -> Note {
    get { notes.first { $0.id == id } ?? Note(id: id, title: "", text: "") }
    set {
      guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
      notes[index] = newValue
    }
  }

  /// Fills the list up to 40 notes, so that most of them are out of sight.
  package mutating func lengthen() {
    let first = notes
    guard !first.isEmpty else { return }
    for index in notes.count..<max(notes.count, 40) {
      let model = first[index % first.count]
      notes.append(Note(id: 100 + index, title: model.title, text: model.text))
    }
  }

  /// Takes a note out of the list, its sheet with it (SPEC H2).
  package mutating func remove(_ id: Note.ID) {
    notes.removeAll { $0.id == id }
  }
}
