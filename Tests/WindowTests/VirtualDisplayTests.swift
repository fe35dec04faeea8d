import TestSupport
import Testing

@Suite struct `A virtual display` {
  @Test func `starts by itself, with the size asked for, beside another`() throws {
    let display = try VirtualDisplay(width: 640, height: 480)
    let other = try VirtualDisplay(width: 100, height: 200)
    #expect(display.name != other.name)
    #expect(try display.run("xdotool", "getdisplaygeometry") == "640 480\n")
    #expect(try other.run("xdotool", "getdisplaygeometry") == "100 200\n")
  }
}
