import Proof

/// A replay beside an earlier one: which frames are new, gone or otherwise (SPEC X6, QA 30).
package struct ReplayComparison: Hashable, Sendable {
  /// Frames of this replay.
  package let count: Int
  /// What differs, in order.
  package let changes: [FrameChange]

  /// Compares the hashes of the frames, whatever their times.
  package init(_ frames: [FrameHash], with earlier: [FrameHash]) {
    count = frames.count
    changes = FrameAlignment.changes(from: earlier.map(\.pixels), to: frames.map(\.pixels))
  }

  /// Reads the lines that `replay --json` printed.
  package static func earlier(_ text: String) throws(PlacedError) -> [FrameHash] {
    var frames: [FrameHash] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do throws(PlacedError) {
        let members = try JSONParser.parse(String(line)).object(keys: ["t", "pixels"])
        guard let time = members["t"], let pixels = members["pixels"] else {
          throw PlacedError(
            place: TextPlace(line: 1, column: 1), reason: TextError("'t' or 'pixels' is missing"))
        }
        frames.append(
          FrameHash(
            time: Int64(try time.number(in: 0...1e6) * 1e9), pixels: try pixels.string()))
      } catch {
        throw PlacedError(
          place: TextPlace(line: index + 1, column: error.place.column), reason: error.reason)
      }
    }
    return frames
  }

  /// What a script is answered: a difference when there is one.
  package var code: ExitCode { changes.isEmpty ? .ok : .difference }

  /// For people, one line a change.
  package var lines: [String] {
    changes.isEmpty ? ["\(Self.frames(count)) as before"] : changes.map(\.line)
  }

  /// For scripts.
  package var json: JSON {
    .members(["frames": .int(count), "changes": .array(changes.map(\.json))])
  }

  fileprivate static func frames(_ count: Int) -> String {
    count == 1 ? "1 frame" : "\(count) frames"
  }
}

extension FrameChange {
  private var parts: (kind: String, count: Int, at: Int) {
    switch self {
    case .inserted(let count, let index): ("inserted", count, index)
    case .removed(let count, let index): ("removed", count, index)
    case .changed(let count, let index): ("changed", count, index)
    }
  }

  /// Such as `3 frames inserted at 26`.
  fileprivate var line: String {
    "\(ReplayComparison.frames(parts.count)) \(parts.kind) at \(parts.at)"
  }

  fileprivate var json: JSON {
    .members([
      "kind": .string(parts.kind), "count": .int(parts.count), "at": .int(parts.at),
    ])
  }
}
