/// Bytes that are not what they should be.
package struct FileDamage: Error, Hashable, Sendable {
  /// What is wrong.
  package var message: String

  init(_ message: String) {
    self.message = message
  }
}
