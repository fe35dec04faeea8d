import Blocks
import Canvas
import PresentationCore

extension Stage {
  /// A place in the tree, on the page or a presentation, whose presentation has no name of its own.
  struct Site: Hashable {
    var surface: PresentationID?
    var place: DeclaringSite
    /// 0 for the first declaration of a place, 1 for the second.
    var ordinal = 0
  }

  /// Why a presentation leaves that the stage itself replaces.
  enum Handover: Hashable {
    /// Its binding stays set and it comes back: in another form, or when it has the turn again.
    case returns
    /// Another item comes after it: it has left for good (SPEC E3).
    case nextItem
  }

  /// A declaration and the drawing it comes from.
  typealias Drawn = (declaration: Declared<S.Model>, drawing: Int)

  /// Gives those without a name an identity that no other has: rows are told apart by the binding
  /// they declare on, so rows bound by their index are told apart by it (SPEC H1, H2).
  ///
  /// It is kept while the presentation is declared or up, in whatever form (SPEC S10).
  mutating func identify(_ current: inout [Drawn]) {
    identities = identities.filter {
      asked.contains($1) || handovers[$1] != nil || engine.phase(of: $1) != nil
    }
    var taken = Set(identities.values)
    for (declaration, _) in current where declaration.naming == .given {
      taken.insert(declaration.spec.id)
    }
    var sites: Set<Site> = []
    for index in current.indices where current[index].declaration.naming == .usual {
      let declaration = current[index].declaration
      var site = Site(surface: declaration.spec.anchorSurface, place: declaration.site)
      while !sites.insert(site).inserted { site.ordinal += 1 }
      let id = identities[site] ?? Self.free(declaration.spec.id, taken)
      taken.insert(id)
      identities[site] = id
      current[index].declaration.spec.id = id
    }
  }

  private static func free(
    _ usual: PresentationID, _ taken: Set<PresentationID>
  ) -> PresentationID {
    guard taken.contains(usual) else { return usual }
    let free = (2...taken.count + 2).lazy.map { PresentationID("\(usual) \($0)") }
    return free.first { !taken.contains($0) } ?? usual
  }

  /// Two presentations of one name: the second is not shown, and the author is told (SPEC E1).
  mutating func reportTwins(_ declaration: Declared<S.Model>, at instant: Instant) {
    let owner = declaration.owner.isEmpty ? "a block without a name" : declaration.owner
    let message =
      "\(declaration.spec.id) is declared twice, the second time by \(owner); give each its own id"
    if problems.insert(message).inserted { engine.report(error: message, at: instant) }
  }
}
