import Capture
import SDLBackend
import Typeset

// What the machine lacks or refuses, told by the rooms that know no commands.

extension WindowError: nonisolated ToldError {
  package nonisolated var told: CommandError { CommandError(.environment, description) }
}

extension SDLError: nonisolated ToldError {
  package nonisolated var told: CommandError { CommandError(.environment, description) }
}

extension FontError: nonisolated ToldError {
  package nonisolated var told: CommandError { CommandError(.environment, description) }
}

extension AssetError: nonisolated ToldError {
  package nonisolated var told: CommandError { CommandError(.environment, description) }
}
