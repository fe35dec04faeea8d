import Blocks
import Canvas
import PresentationCore

extension Workbench {
  /// Takes an input whose places are window pixels, at a moment of the wall's time.
  package mutating func handle(_ kind: InputEvent.Kind, at wall: Instant) {
    switch kind {
    case .pointer(let pointer): handle(pointer, at: wall)
    case .wheel(let delta, let pixel):
      let place = layout.chromePoint(pixel)
      if layout.inspectorRect.contains(place) {
        scrollInspector(by: delta.y, at: layout.inspectorPoint(place))
      } else if place.x < WorkbenchLayout.sidebarWidth {
        scrollGallery(by: delta.y)
      } else {
        send(.wheel(delta: delta, at: layout.stagePoint(pixel)), at: wall)
      }
    case .key(let press) where gallery.focus == .search: search(press, at: wall)
    case .text(let text) where gallery.focus == .search: editSearch(.insert(text))
    case .composition(let text) where gallery.focus == .search: editSearch(.compose(text))
    case .key(let press):
      if !shortcut(press, at: wall) { send(kind, at: wall) }
    case .text, .composition: if stage.isEditing { send(kind, at: wall) }
    case .resize, .keyboard, .activity: break
    }
  }

  /// True while a field has the focus, the scene's or the gallery's: letters are text then.
  package var isTyping: Bool { gallery.focus == .search || stage.isEditing }

  /// The caret in window pixels while somebody types.
  package var caret: Rect? {
    if gallery.focus == .search {
      let scale = layout.chromeScale
      return searchCaret.map {
        Rect($0.minX * scale, $0.minY * scale, $0.width * scale, $0.height * scale)
      }
    }
    return stage.caret.map { caret in
      let origin = layout.screenOrigin
      let scale = layout.stageScale
      return Rect(
        origin.x + caret.minX * scale, origin.y + caret.minY * scale, caret.width * scale,
        caret.height * scale)
    }
  }

  /// The text the scene cut or copied since the last call; nil when it did not.
  package mutating func takeCopied() -> String? { stage.takeCopied() }

  private mutating func handle(_ pointer: Pointer, at wall: Instant) {
    let place = layout.chromePoint(pointer.position)
    switch pointer.phase {
    case .down:
      if help == .shown || !layout.screenShown.contains(place) {
        chromeFingers.insert(pointer.finger)
        pressChrome(at: place, wall: wall)
        return
      }
      endSearch()
    case .up, .cancel:
      if chromeFingers.remove(pointer.finger) != nil {
        grip = nil
        return
      }
    case .move:
      if chromeFingers.contains(pointer.finger) {
        dragInspector(to: layout.inspectorPoint(place), wall: wall)
        return
      }
    case .hover: return
    }
    var inner = pointer
    inner.position = layout.stagePoint(pointer.position)
    send(.pointer(inner), at: wall)
    followHand(pointer, at: wall)
  }

  /// The clock runs at the hand's own speed while a finger is on the screen.
  private mutating func followHand(_ pointer: Pointer, at wall: Instant) {
    switch pointer.phase {
    case .down: stageFingers.insert(pointer.finger)
    case .up, .cancel: stageFingers.remove(pointer.finger)
    case .move, .hover: return
    }
    clock.follow(stageFingers.isEmpty ? .away : .down, at: wall)
  }

  /// Gives the scene an input at its own time.
  mutating func send(_ kind: InputEvent.Kind, at wall: Instant) {
    let time = max(clock.time(at: wall), stage.now)
    tape.play(&stage, to: time)
    let event = InputEvent(kind, at: max(time, stage.now))
    if tape.place == .replaying { forget(after: event.time) }
    tape.add(.input(event), to: &stage)
    recorder.add(event)
  }

  /// What is done in the past cuts off what came after.
  private mutating func forget(after time: Instant) {
    recorder.cut(after: time)
    motion.cut(after: time)
  }

  private mutating func pressChrome(at place: Point, wall: Instant) {
    if help == .shown {
      help = .hidden
      return
    }
    if Self.searchRect.contains(place) { return pressSearch(at: place) }
    endSearch()
    if layout.inspectorRect.contains(place) {
      pressInspector(at: layout.inspectorPoint(place), wall: wall)
    } else if let row = galleryRows.first(where: { $0.rect.contains(place) }) {
      open(row.index, at: wall)
    } else if let tool = tools.first(where: { $0.rect.contains(place) }) {
      perform(tool.command, at: wall)
    }
  }
}
