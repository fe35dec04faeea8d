import Canvas
import PresentationCore

/// One stack of pages on the mock phone: paths and fingers in, layers and events out.
struct StackDriver {
  private(set) var engine: PresentationEngine
  private(set) var path = NavigationPath()
  private(set) var log: [String] = []
  private var side = NavigationArea.Side.left

  init(
    _ start: NavigationPath = NavigationPath(), side: NavigationArea.Side = .left,
    motion: StageEnvironment.MotionPreference = .full
  ) {
    engine = PresentationEngine(environment: StageEnvironment(motion: motion))
    self.side = side
    show(start, at: 0)
  }

  private func instant(_ time: Double) -> Instant { Instant.zero.advanced(by: time) }

  /// The model's path is this from now on.
  mutating func show(_ path: NavigationPath, at time: Double) {
    run(to: time)
    self.path = path
    draw()
  }

  mutating func run(to time: Double) {
    engine.advance(to: instant(time))
    listen()
  }

  mutating func touch(_ phase: Pointer.Phase, _ x: Double, at time: Double, y: Double = 400) {
    engine.handle(InputEvent(.pointer(Pointer(phase, at: Point(x, y))), at: instant(time)))
    listen()
    draw()
  }

  /// A finger along a line, 20 moves.
  mutating func drag(from start: Double, to end: Double, at time: Double, over seconds: Double) {
    touch(.down, start, at: time)
    for step in 1...20 {
      let share = Double(step) / 20
      touch(.move, start + (end - start) * share, at: time + seconds * share)
    }
    touch(.up, end, at: time + seconds)
  }

  mutating func leaveFront(at time: Double) {
    engine.setActivity(.inactive, at: instant(time))
    listen()
  }

  func layers(at time: Double) -> [NavigationLayer] {
    var copy = engine
    copy.advance(to: instant(time))
    return copy.snapshot(at: instant(time)).page.navigation["root"] ?? []
  }

  /// Left edge of the uppermost page, in pt.
  func shift(at time: Double) -> Double { layers(at: time).last?.shift ?? 0 }

  private mutating func draw() {
    let area = NavigationArea("root", frame: Rect(0, 0, 390, 844), path: path, leading: side)
    engine.setPage(areas: [], contentHeight: 0, viewportHeight: 0, navigation: [area])
    listen()
  }

  private mutating func listen() {
    for logged in engine.takeEvents() {
      switch logged.event {
      case .appeared(let name): log.append("+\(name)")
      case .disappeared(let name): log.append("-\(name)")
      case .navigated(_, let path, _):
        self.path = path
        log.append("=\(path.codes.joined(separator: ","))")
      default: break
      }
    }
  }
}
