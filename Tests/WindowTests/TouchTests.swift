import Canvas
import Foundation
import TestSupport
import Testing

/// The real window under fingers: what they do is recorded, and the window equals its replay.
@Suite(
  .serialized,
  .enabled(if: TouchScreen.isThere, "needs xserver-xorg-core and xserver-xorg-video-dummy"))
struct TouchTests {
  private let screen: TouchScreen

  init() throws { screen = try TouchScreen() }

  /// A finger goes down, from place to place on the phone's screen, and up unless it is held.
  private func stroke(
    _ points: [Point], finger: Int = 1, on desktop: Desktop, held: Bool = false
  ) throws {
    for (index, point) in points.enumerated() {
      let place = try desktop.place(point)
      if index == 0 { screen.begin(finger, place.x, place.y) }
      screen.move(finger, place.x, place.y)
      usleep(16_000)  // A finger takes its time: another process reads the clock.
      if !held, index == points.count - 1 { screen.end(finger, place.x, place.y) }
    }
    usleep(150_000)  // The server passes it on: another process decides when.
  }

  private func line(from start: Point, to end: Point, steps: Int = 10) -> [Point] {
    (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
  }

  @Test func `M1 a finger opens a card and its mask closes it`() throws {
    let desktop = try Desktop(["inbox"], on: screen.display)
    try stroke([Point(195, 260)], on: desktop)
    try stroke([Point(195, 800)], on: desktop)
    let (take, time) = try desktop.pause()
    let text = try String(contentsOf: take, encoding: .utf8)
    #expect(text.contains(" finger="))
    #expect(try desktop.trace(take: take).contains(#""reason":"outsideTap""#))
    #expect(try desktop.differences(take: take, at: time) == 0)
  }

  @Test func `R2 a finger pulls the page, is held, and the page is where it is`() throws {
    let desktop = try Desktop(["inbox"], on: screen.display)
    try stroke(line(from: Point(195, 300), to: Point(195, 640)), on: desktop, held: true)
    let (take, time) = try desktop.pause()
    #expect(try desktop.differences(take: take, at: time) == 0)
    #expect(try !desktop.trace(take: take).contains("refreshBegan"))
  }

  @Test func `R2 a finger that pulled far enough refreshes when it lets go`() throws {
    let desktop = try Desktop(["inbox"], on: screen.display)
    try stroke(line(from: Point(195, 300), to: Point(195, 640)), on: desktop)
    let (take, time) = try desktop.pause()
    #expect(try desktop.trace(take: take).contains("refreshBegan"))
    #expect(try desktop.differences(take: take, at: time) == 0)
  }

  @Test func `S4 a finger takes a sheet to its large detent while another rests`() throws {
    let desktop = try Desktop(["two-detents"], on: screen.display)
    try stroke([Point(195, 300)], on: desktop)
    usleep(900_000)  // The sheet has come in: another process decides when.
    try stroke([Point(60, 700)], finger: 2, on: desktop, held: true)
    try stroke(line(from: Point(195, 440), to: Point(195, 100)), on: desktop)
    let (take, time) = try desktop.pause()
    let text = try String(contentsOf: take, encoding: .utf8)
    #expect(Set(text.split(separator: " ").filter { $0.hasPrefix("finger=") }).count > 1)
    #expect(try desktop.differences(take: take, at: time) == 0)
  }
}
