import Blocks
import Canvas

/// The list of scenes beside the phone: where it is scrolled to, and what is looked for (SPEC X1).
struct Gallery: Hashable {
  /// Scroll offset in chrome pt.
  var offset = 0.0
  /// What is typed into its field.
  var line = EditedLine("")
  /// Where keys go.
  var focus = Focus.scene
  /// Index of the scene that Return opens; nil is the first one with the words in its name.
  var cursor: Int?

  /// Where keys go.
  enum Focus: Hashable {
    case scene
    /// Letters are looked for.
    case search
  }
}

extension Workbench {
  /// Height in chrome pt of what stands above and below the list.
  static let galleryTop = 88.0
  static let galleryFoot = 32.0
  static let rowHeight = 28.0
  static let headHeight = 32.0

  /// The scenes that are looked for, in the order of the gallery, with the heads of their families.
  var families: [(name: String, scenes: [Int])] {
    let words = Words(settings.locale)
    return SceneInfo.Family.allCases.compactMap { family in
      let members = scenes.indices.filter {
        scenes[$0].info.family == family && scenes[$0].info.matches(gallery.line.text)
      }
      return members.isEmpty ? nil : (words(family.title), members)
    }
  }

  /// Rows of the gallery in chrome pt, scrolled; those in sight.
  var galleryRows: [GalleryRow] {
    allGalleryRows.filter {
      $0.rect.maxY > Self.galleryTop && $0.rect.minY < layout.window.height - Self.galleryFoot
    }
  }

  private var allGalleryRows: [GalleryRow] {
    var top = Self.galleryTop - gallery.offset
    var rows: [GalleryRow] = []
    for family in families {
      top += Self.headHeight
      for index in family.scenes {
        rows.append(GalleryRow(index: index, rect: Rect(8, top, 224, Self.rowHeight)))
        top += Self.rowHeight
      }
    }
    return rows
  }

  /// How much of the gallery does not fit, in pt.
  var galleryOverflow: Double {
    let rows = families.reduce(0.0) {
      $0 + Self.headHeight + Self.rowHeight * Double($1.scenes.count)
    }
    return max(0, Self.galleryTop + rows + 12 - (layout.window.height - Self.galleryFoot))
  }

  /// Scrolls the gallery by so many pt.
  mutating func scrollGallery(by way: Double) {
    gallery.offset = min(max(0, gallery.offset + way), galleryOverflow)
  }

  /// The scene that Return opens while keys go to the search.
  var galleryTarget: Int? {
    let found = families.flatMap(\.scenes)
    let wanted = gallery.line.text.lowercased()
    let named = found.first { index in
      let info = scenes[index].info
      return [info.name, info.title.english, info.title.chinese]
        .contains { $0.lowercased().contains(wanted) }
    }
    return gallery.cursor.flatMap { found.contains($0) ? $0 : nil } ?? named ?? found.first
  }

  /// Gives the keys to the search.
  mutating func beginSearch() {
    gallery.focus = .search
    gallery.line.apply(.selectAll)
  }

  /// Gives the keys back to the scene.
  mutating func endSearch() {
    gallery.focus = .scene
    gallery.cursor = nil
  }

  /// What a key does to the search: all keys are its own.
  mutating func search(_ press: KeyPress, at wall: Instant) {
    switch press.key {
    case .escape where gallery.line.text.isEmpty: endSearch()
    case .escape: editSearch(.selectAll, .delete(.back))
    case .enter:
      if let target = galleryTarget { open(target, at: wall) }
      endSearch()
    case .tab: endSearch()
    case .down: moveCursor(by: 1)
    case .up: moveCursor(by: -1)
    default: if let edit = TextEdit(press) { editSearch(edit) }
    }
  }

  /// Changes what is looked for; the list begins at its top again.
  mutating func editSearch(_ edits: TextEdit...) {
    let before = gallery.line.text
    for edit in edits { gallery.line.apply(edit) }
    guard gallery.line.text != before else { return }
    gallery.cursor = nil
    gallery.offset = 0
  }

  private mutating func moveCursor(by step: Int) {
    let found = families.flatMap(\.scenes)
    guard let target = galleryTarget, let place = found.firstIndex(of: target) else { return }
    let next = place + step
    let index = found[min(max(next, 0), found.count - 1)]
    gallery.cursor = index
    revealInGallery(index)
  }

  /// Scrolls the gallery just so far that a scene's row is seen.
  mutating func revealInGallery(_ index: Int) {
    guard let row = allGalleryRows.first(where: { $0.index == index }) else { return }
    let low = layout.window.height - Self.galleryFoot - 8
    // The head of a family shows with its first row.
    let high = Self.galleryTop + Self.headHeight
    scrollGallery(by: min(row.rect.minY - high, max(0, row.rect.maxY - low)))
  }
}
