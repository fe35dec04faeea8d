/// An error that tells people itself what happened, in the one line a command ends with.
package protocol ToldError: Error {
  /// The line, and the process's answer.
  var told: CommandError { get }
}

/// Does some work; whatever it throws becomes the line that ends the command.
package func telling<Value>(_ work: () throws -> Value) throws(CommandError) -> Value {
  do {
    return try work()
  } catch {
    throw CommandError(telling: error)
  }
}

extension CommandError: ToldError {
  /// Itself.
  package var told: CommandError { self }

  /// The line of any error; only of one that tells itself the code is known, else the output failed.
  package init(telling error: any Error) {
    self = (error as? any ToldError)?.told ?? CommandError(.encoder, "\(error)")
  }
}

extension TakeError: ToldError {
  /// A take is the user's: mistakes in it are mistakes of use.
  package var told: CommandError { CommandError(.usage, line) }
}

extension FileError: ToldError {
  /// Reading is the user's mistake, writing the output's failure.
  package var told: CommandError { CommandError(attempt == .read ? .usage : .encoder, line) }
}

extension PNGError: ToldError {
  /// A picture that could not be encoded.
  package var told: CommandError { CommandError(.encoder, line) }
}
