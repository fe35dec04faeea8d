import Canvas
import PresentationCore
import Testing

/// A stack of pages on a presentation: fingers in the sheet's own points, and its end (SPEC L4).
struct SheetStackTests {
  private var engine = PresentationEngine()

  private func instant(_ time: Double) -> Instant { Instant.zero.advanced(by: time) }

  /// The stack as drawn on a sheet of 390 pt.
  private mutating func draw(_ path: NavigationPath) {
    engine.setAreas(
      [], navigation: [NavigationArea("root", frame: Rect(0, 0, 390, 422), path: path)], of: "A")
  }

  private mutating func touch(_ phase: Pointer.Phase, _ x: Double, at time: Double) {
    engine.handle(InputEvent(.pointer(Pointer(phase, at: Point(x, 600))), at: instant(time)))
  }

  private func shift(at time: Double) -> Double? {
    var copy = engine
    copy.advance(to: instant(time))
    return copy.snapshot(at: instant(time)).presentations.first?.navigation["root"]?.last?.shift
  }

  private mutating func names() -> [String] {
    engine.takeEvents().compactMap { logged in
      switch logged.event {
      case .appeared(let name): "+\(name)"
      case .disappeared(let name): "-\(name)"
      case .navigated(let name, let path, let owner): "\(name) \(path.codes) \(owner ?? "page")"
      case .didDismiss: "didDismiss"
      default: nil
      }
    }
  }

  @Test
  func `L4 E7 a sheet that leaves lets go of a page under the finger; back again it is at rest`() {
    var test = self
    test.engine.present(.lab("A", .sheet), at: instant(0))
    test.draw(path(Letter.a))
    test.touch(.down, 5, at: 2)
    test.touch(.move, 105, at: 2.1)
    #expect(test.shift(at: 2.1) == 100)
    test.engine.dismiss("A", reason: .code, at: instant(2.2))
    test.engine.present(.lab("A", .sheet), at: instant(2.25))
    test.draw(path(Letter.a))
    test.touch(.up, 105, at: 2.4)
    #expect(test.shift(at: 5) == 0)
    #expect(test.engine.restsAt != nil)
  }

  @Test func `L4 what could be seen of a sheet's stack goes out of sight with the sheet`() {
    var test = self
    test.engine.present(.lab("A", .sheet), at: instant(0))
    test.draw(path(Letter.a))
    test.engine.dismiss("A", reason: .code, at: instant(2))
    test.engine.advance(to: instant(4))
    #expect(test.names() == ["+letter/a", "-letter/a", "didDismiss"])
  }

  @Test func `L4 E8 a key goes back in the sheet, and says whose path it was`() {
    var test = self
    test.engine.present(.lab("A", .sheet), at: instant(0))
    test.draw(path(Letter.a, Letter.b))
    test.engine.handle(InputEvent(.key(KeyPress(.escape)), at: instant(2)))
    #expect(test.engine.phase(of: "A") == .presented)
    #expect(test.names() == ["+letter/b", "root [\"letter/a\"] A", "+letter/a"])
  }
}
