import Canvas
import Capture
import Raster
import SDLBackend
import Showcase
import Typeset

/// Runs the workbench in a real window: events in, frames out, nothing else.
final class WindowSession {
  private let window: Window
  private let brushes: Brushes
  private var workbench: Workbench
  private var picture: WindowPicture
  private let takePath: String?
  /// What is done once the first frame is shown.
  private let deeds: [Deed]
  private let store = WindowStore()
  private var pacing = FramePacing()
  /// Where the input method was told the caret is, in px; nil while it is off.
  private var shownCaret: Rect?
  /// Whether something was done since the take was written.
  private var hasNews = false
  /// Why the take could not be written when the window closed.
  private(set) var lostTake: FileError?

  /// Opens a window that fits the workbench's screen, and plays what was done to its scene.
  init(
    _ workbench: Workbench, playing deeds: [Deed], text: FontBook, takePath: String?,
    video: VideoSession
  ) throws(WindowError) {
    let layout = workbench.layout
    let usual = PixelSize(
      Int(layout.window.width * layout.chromeScale),
      Int(layout.window.height * layout.chromeScale))
    let memory = store.load()
    let size = memory.flatMap { $0.size(for: workbench) } ?? usual
    window = try Window(title: "Popup Showcase", size: size, place: memory?.place, video: video)
    if let room = window.usableDisplaySize, size.width > room.width || size.height > room.height {
      window.resize(to: PixelSize(min(size.width, room.width), min(size.height, room.height)))
    }
    let smallest = WorkbenchLayout.smallestWindow
    window.limit(
      to: PixelSize(
        Int(smallest.width * layout.chromeScale), Int(smallest.height * layout.chromeScale)))
    brushes = Brushes(text: text)
    let icon = WindowIcon.picture(brushes.chrome)
    window.setIcon(icon.pixels, size: PixelSize(icon.width, icon.height))
    picture = WindowPicture(size: window.size)
    self.workbench = workbench
    self.takePath = takePath
    self.deeds = deeds
  }

  /// A path that cannot be written is told at once; a take that is there stays until something is
  /// done.
  func beginTake() throws(FileError) {
    guard let takePath else { return }
    try OutputFile.check(takePath)
    workbench.tellRecording(to: takePath)
    if !Folder.holds(takePath) { try saveTake(to: takePath) }
  }

  private func saveTake(to path: String) throws(FileError) {
    try OutputFile.write(Array(TakeFile.text(of: workbench.captureOrder).utf8), to: path)
  }

  /// Shows the first frame.
  func showFirstFrame() throws(SDLError) {
    fit(to: window.size, at: MonotonicClock.now)
    try draw(at: MonotonicClock.now)
  }

  /// Shows frames until the window is closed.
  func run() throws(SDLError) {
    try showFirstFrame()
    if !deeds.isEmpty { workbench.show(deeds, at: MonotonicClock.now) }
    var pacer: FramePacer?
    /// When the frame before was shown, while frames follow each other.
    var lastShown: Instant?
    while true {
      let now = MonotonicClock.now
      let events: [WindowEvent]
      switch workbench.wake(at: now) {
      case .nextFrame:
        var running = pacer ?? FramePacer(start: now, rate: window.refreshRate)
        let before = running.frame
        let next = running.next(after: now)
        pacer = running
        events = window.events(until: next)
        guard take(events) else { return }
        try draw(at: next)
        let shown = MonotonicClock.now
        if let lastShown {
          pacing.add(
            interval: shown.seconds(since: lastShown), missed: running.frame - before - 1)
        }
        lastShown = shown
        continue
      case .at(let moment):
        keepTake()
        events = window.nextEvents(before: moment)
      case .never:
        keepTake()
        events = window.nextEvents()
      }
      pacer = nil
      lastShown = nil
      guard take(events) else { return }
      try draw(at: MonotonicClock.now)
    }
  }

  /// Hands events on; false when the window is to close.
  private func take(_ events: [WindowEvent]) -> Bool {
    for event in events {
      switch event.kind {
      case .input(let kind): workbench.handle(meant(kind), at: event.time)
      case .composition(let text): workbench.handle(.composition(text), at: event.time)
      case .resized(let size): fit(to: size, at: event.time)
      case .exposed: window.presentAgain()
      case .quit:
        lostTake = writeTake()
        store.save(WindowMemory(window, workbench))
        return false
      case .pointerLeft: break
      }
      shareClipboard()
    }
    followCaret()
    followScreen()
    serveRequests()
    hasNews = hasNews || !events.isEmpty
    return true
  }

  /// Nothing moves: what was done is kept, should the display go away without a word.
  private func keepTake() {
    guard hasNews else { return }
    hasNews = false
    if let error = writeTake() { complain(error.line) }
  }

  /// The keys that paste become the text they paste: a take then needs no clipboard.
  ///
  /// A letter that came together with the click on its field, before the input method was on,
  /// is text too: nobody else will say so.
  private func meant(_ kind: InputEvent.Kind) -> InputEvent.Kind {
    guard workbench.isTyping, case .key(let press) = kind else { return kind }
    let isCommand = !press.modifiers.isDisjoint(with: [.control, .command])
    switch press.key {
    case .character("v") where isCommand: return .text(window.clipboard)
    case .character(let letter) where shownCaret == nil && press.modifiers.isSubset(of: .shift):
      return .text(press.modifiers.contains(.shift) ? letter.uppercased() : String(letter))
    case .space where shownCaret == nil && press.modifiers.isEmpty: return .text(" ")
    default: return kind
    }
  }

  /// What the scene cut or copied goes to everybody's clipboard.
  private func shareClipboard() {
    guard let text = workbench.takeCopied() else { return }
    try? window.copyToClipboard(text)  // The scene's own clipboard has it.
  }

  /// The input method is on while a field has the focus, beside its caret.
  private func followCaret() {
    let caret = workbench.caret
    guard caret != shownCaret else { return }
    shownCaret = caret
    if let caret { window.startTextInput(at: caret) } else { window.stopTextInput() }
  }

  /// The window grows for a screen that needs more room, as far as the display allows.
  private func followScreen() {
    guard let wanted = workbench.takeWantedWindow() else { return }
    let scale = workbench.layout.chromeScale
    let room = window.usableDisplaySize ?? PixelSize(.max, .max)
    window.resize(
      to: PixelSize(
        min(Int(wanted.width * scale), room.width), min(Int(wanted.height * scale), room.height)))
  }

  private func fit(to size: PixelSize, at wall: Instant) {
    let scale = workbench.layout.chromeScale
    workbench.resize(to: Size(Double(size.width) / scale, Double(size.height) / scale), at: wall)
    if size != PixelSize(picture.window.width, picture.window.height) {
      picture = WindowPicture(size: size)
    }
  }

  private func draw(at wall: Instant) throws(SDLError) {
    let damage = picture.draw(
      &workbench, at: wall, pacing: pacing, with: brushes)
    workbench.takeErrors().forEach(complain)
    guard !damage.isEmpty else { return }
    let size = PixelSize(picture.window.width, picture.window.height)
    let rects = damage.map {
      Rect(Double($0.minX), Double($0.minY), Double($0.width), Double($0.height))
    }
    let failure = picture.window.pixels.withUnsafeBufferPointer { buffer -> SDLError? in
      guard let base = buffer.baseAddress else { return nil }
      do throws(SDLError) {
        try window.present(base, size: size, damage: rects)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// Writes what was done as a take; a file that cannot be written does not end the session.
  private func writeTake() -> FileError? {
    guard let takePath else { return nil }
    if workbench.captureOrder.take == nil, Folder.holds(takePath) { return nil }
    do throws(FileError) {
      try saveTake(to: takePath)
      return nil
    } catch {
      return error
    }
  }

  /// Does what the workbench cannot: takes are saved, commands told.
  private func serveRequests() {
    for request in workbench.takeRequests() {
      do throws(FileError) {
        switch request {
        case .saveTake(let order): workbench.tellSaved(try TakeFile.save(order))
        case .capture(let order):
          let line = try TakeFile.command(for: order)
          var output = OutputStream.standardOutput
          try? output.print(line)  // The clipboard has it too.
          try? output.flush()
          try? window.copyToClipboard(line)
          workbench.tell(line)
        }
      } catch {
        workbench.tell(error.line)
        complain(error.line)
      }
    }
  }

  private func complain(_ line: String) {
    var output = OutputStream.standardError
    try? output.print("popup-showcase: \(line)")  // Nobody is left to tell.
    try? output.flush()
  }
}
