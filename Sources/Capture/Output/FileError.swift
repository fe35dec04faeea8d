import Glibc

/// A file that could not be read or written, and what the system said.
package struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  package enum Attempt: String, Hashable, Sendable {
    case read
    case write
  }

  /// What was tried.
  package var attempt: Attempt
  /// The path as the user gave it.
  package var path: String
  /// Why not.
  package var reason: String

  /// A refusal with its own words.
  package init(_ attempt: Attempt, _ path: String, reason: String) {
    self.attempt = attempt
    self.path = path
    self.reason = reason
  }

  /// A refusal with the system's words for an error number.
  package init(_ attempt: Attempt, _ path: String, number: Int32) {
    self.init(attempt, path, reason: String(cString: strerror(number)).lowercased())
  }

  /// One line for people.
  package var line: String { "cannot \(attempt.rawValue) \(path): \(reason)" }
}
