import Capture
import Testing

@Suite struct TimingExpectationTests {
  private static let good = """
    [{"probe": "A.top", "curve": "spring response=0.4,damping=0.85", "from": 844, "to": 422,
      "start": "0ms", "tolerance": {"pt": 0.25, "ms": 2, "settle": 17}},
     {"probe": "A.opacity", "curve": "bezier 0.42,0,0.58,1", "duration": "250ms", "movement": 2}]
    """

  @Test func `X4 expectations name probe, curve and tolerance`() throws {
    let read = try TimingExpectation.read(Self.good)
    #expect(read.map(\.probe.name) == ["A.top", "A.opacity"])
    #expect(read.map(\.movement) == [1, 2])
    #expect(read[0].from == 844)
    #expect(read[0].start == 0)
    #expect(read[0].tolerance.value == 0.25)
    #expect(read[0].tolerance.lag == 0.002)
    #expect(read[0].tolerance.settle == 0.017)
    #expect(read[1].tolerance.value == 0.02)
    #expect(read[1].name == "A.opacity #2 bezier 0.42,0,0.58,1")
  }

  @Test(arguments: [
    (#"{"prob": "A.top"}"#, "f:1:2: 'prob' is not known; did you mean 'probe'?"),
    (#"{"curve": "spring"}"#, "f:1:1: 'probe' is missing"),
    ("{\"probe\": \"A.top\",\n \"curve\": \"sprng\"}", "f:2:11: unknown curve 'sprng'; did you"),
    (
      #"{"probe": "A.tpo", "curve": "spring bounce=0"}"#,
      "f:1:11: 'A.tpo' cannot be followed; did you mean 'top'?"
    ),
    (
      #"{"probe": "A.top", "curve": "bezier ease"}"#,
      "f:1:29: a Bezier curve needs 'duration'; add"
    ),
    (
      #"{"probe": "A.top", "curve": "spring bounce=0,from=3"}"#,
      "f:1:29: 'from' and 'to' are keys of their own"
    ),
    (
      #"{"probe": "A.top", "curve": "spring bounce=0", "tolerance": {"share": 1}}"#,
      "f:1:71: 'share' does not go with A.top; write 'pt'"
    ),
    (
      #"{"probe": "A.top", "curve": "spring bounce=0", "tolerance": {"pt": -1}}"#,
      "f:1:68: -1 is not from 0 to 1000000"
    ),
    (#"{"probe": "top", "curve": "spring bounce=0"}"#, "f:1:11: 'top' is no probe; write such"),
    ("[]", "f:1:1: the list is empty"),
  ])
  func `X8 a mistake is told with its place and a way out`(text: String, line: String) {
    do {
      _ = try TimingExpectation.read(text)
      Issue.record("read without a mistake")
    } catch {
      #expect(error.line(in: "f").hasPrefix(line), "\(error.line(in: "f"))")
    }
  }
}
