/// A bundled font that cannot be used.
package struct FontError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with the file.
  package enum Problem: Equatable, Sendable {
    /// No file has this name.
    case missing
    /// It has no bytes.
    case empty
    /// The system does not let it be read.
    case unreadable
    /// It is not the font it should be; says why.
    case damaged(String)
  }

  /// Path of the file.
  package let file: String
  /// What is wrong with it.
  package let problem: Problem

  /// An error about the file at a path.
  package init(file: String, problem: Problem) {
    self.file = file
    self.problem = problem
  }

  /// One sentence for people: the file, what is wrong, what to do.
  package var description: String {
    switch problem {
    case .missing: "font file \(file) is missing; Scripts/make-fonts makes it anew"
    case .empty: "font file \(file) is empty; Scripts/make-fonts makes it anew"
    case .unreadable: "font file \(file) cannot be read; check its permissions"
    case .damaged(let why):
      "font file \(file) is damaged (\(why)); Scripts/make-fonts makes it anew"
    }
  }
}
