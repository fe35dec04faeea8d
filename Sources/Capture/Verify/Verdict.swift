import Proof
import Raster
import Showcase

/// What came of one golden picture.
package struct Verdict: Sendable {
  /// How it ended.
  package enum Outcome: Sendable {
    /// The same, or within the profile.
    case passed
    /// The same, as only the pixels showed: what the manifest should say.
    case recognized(Manifest.Entry)
    /// There was no golden, and now there is one.
    case added(Manifest.Entry)
    /// It looked different, and is the golden now.
    case updated(Manifest.Entry)
    /// There is no golden; the hash of its pixels as manifests write it.
    case missing(pixels: String)
    /// It looks different, in the named part; which elements stand elsewhere.
    case differs(PictureDifference, part: String?, layout: [LayoutChange])
    /// The golden cannot be read; why.
    case unreadable(String)
    /// The scene could not be played, or a file not be written; why.
    case failed(CommandError)
  }

  /// An outcome in reports; in the order of a summary.
  package enum Word: String, Hashable, Sendable, CaseIterable {
    case passed, added, updated, missing, differs, damaged, failed

    /// True when the picture that was drawn may be approved as the golden.
    var isOpen: Bool { [.missing, .differs, .damaged].contains(self) }
  }

  /// Which picture.
  package var picture: GoldenPicture
  /// How it ended.
  package var outcome: Outcome

  /// A picture's verdict.
  package init(picture: GoldenPicture, outcome: Outcome) {
    self.picture = picture
    self.outcome = outcome
  }

  /// The outcome's word.
  package var word: Word {
    switch outcome {
    case .passed, .recognized: .passed
    case .added: .added
    case .updated: .updated
    case .missing: .missing
    case .differs: .differs
    case .unreadable: .damaged
    case .failed: .failed
    }
  }

  /// True when nothing is to be told.
  package var isPassed: Bool { word == .passed }

  /// What the goldens hold now; nil when nothing was written.
  package var written: Manifest.Entry? {
    switch outcome {
    case .added(let entry), .updated(let entry): entry
    default: nil
    }
  }

  /// What the manifest should say of a golden that stayed as it is; nil when it says so already.
  package var recognized: Manifest.Entry? {
    guard case .recognized(let entry) = outcome else { return nil }
    return entry
  }

  /// The hash of what was drawn where a golden was missing; nil for all others.
  package var newcomer: String? {
    switch outcome {
    case .added(let entry): entry.pixels
    case .missing(let pixels): pixels
    default: nil
    }
  }

  /// One line for people; nil for a picture that passed.
  package var line: String? {
    let start = word.rawValue.padded(.after, to: 9) + picture.path
    return switch outcome {
    case .passed, .recognized: nil
    case .added, .updated, .missing: start
    case .differs(let difference, let part, let layout):
      "\(start): \(layout.words)\(difference.line)\(part.map { ", in '\($0)'" } ?? "")"
    case .unreadable(let why): "\(start): \(why)"
    case .failed(let error): "\(start): \(error.line)"
    }
  }

  /// What a script is answered for it.
  package var code: ExitCode {
    switch outcome {
    case .passed, .recognized, .added, .updated: .ok
    case .missing: .missingBaseline
    case .differs, .unreadable: .difference
    case .failed(let error): error.code
    }
  }
}

extension [LayoutChange] {
  /// The first that moved, else the first, and how many more there are, before what the pixels tell;
  /// empty without one.
  fileprivate var words: String {
    let moved = first {
      if case .moved = $0 { true } else { false }
    }
    guard let first = moved ?? first else { return "" }
    return "\(first.words)\(count == 1 ? "" : ", and \(count - 1) more"); "
  }
}

extension PictureDifference {
  /// Kind and numbers in one line.
  package var line: String {
    let place =
      areas.first.map { " at \($0.minX),\($0.minY) \($0.width)x\($0.height)" } ?? ""
    return "\(kind.words): \(changed) px differ, at most \(greatest) levels, "
      + "\(color.densest) visible in one 16x16 window\(place)"
  }
}

extension PictureDifference.Kind {
  /// For people.
  package var words: String {
    switch self {
    case .none: "equal"
    case .rounding: "rounding"
    case .edges: "edges moved by less than a pixel"
    case .moved(let dx, let dy): "moved by \(dx),\(dy) px"
    case .recolored: "recoloured"
    case .content: "other content"
    case .tint: "tinted"
    case .size: "another size"
    }
  }
}
