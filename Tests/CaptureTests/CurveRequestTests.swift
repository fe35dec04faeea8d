import Capture
import Testing

struct CurveRequestTests {
  private func json(_ words: String, at places: [Double]) throws -> String {
    let parts = words.split(separator: " ").map(String.init)
    let request = try CurveRequest(kind: parts[0], parameters: Array(parts.dropFirst()))
    return CurveReport(request, at: places).json.text
  }

  @Test(arguments: [
    ("spring duration=0.5,bounce=0.2", #"{"at":0,"value":0,"velocity":0}"#),
    ("spring duration=0.5 bounce=0.2 from=844 to=422", #"{"at":0,"value":844,"velocity":0}"#),
    ("spring response=0.4,damping=0.85,velocity=-9", #"{"at":0,"value":0,"velocity":-9}"#),
    ("spring mass=1,stiffness=100,damping=10", #"{"at":0,"value":0,"velocity":0}"#),
    ("bezier 0,1,0,1", #"{"at":0,"value":0,"velocity":null}"#),
    ("bezier linear", #"{"at":0,"value":0,"velocity":1}"#),
    ("rubberband dimension=844", #"{"at":0,"value":0,"velocity":0.55000000000000004}"#),
    ("deceleration rate=0.998,velocity=1000", #"{"at":0,"value":0,"velocity":1000}"#),
  ])
  func `every curve of the contract answers with 17 digits (T8)`(
    words: String, sample: String
  ) throws {
    #expect(try json(words, at: [0]).hasPrefix("{\"samples\":[\(sample)],\"settling\":"))
  }

  @Test func `a spring that never rests has null settling times`() throws {
    let text = try json("spring duration=0.5,bounce=1", at: [])
    #expect(text == #"{"samples":[],"settling":{"envelope":null,"lastCrossing":null}}"#)
  }

  @Test func `clamping forbids overdamping in all three forms`() throws {
    let critical = try json("spring mass=1,stiffness=100,damping=20", at: [0.1])
    #expect(try json("spring mass=1,stiffness=100,damping=50,clamped=true", at: [0.1]) == critical)
    #expect(try json("spring mass=1,stiffness=100,damping=50", at: [0.1]) != critical)
    #expect(
      try json("spring duration=0.5,bounce=-0.5,clamped=true", at: [0.1])
        == json("spring duration=0.5,bounce=0", at: [0.1]))
    #expect(
      try json("spring response=0.5,damping=3,clamped=true", at: [0.1])
        == json("spring response=0.5,damping=1", at: [0.1]))
  }

  @Test func `the units that reports print may be written`() throws {
    for (with, without) in [
      ("spring response=0.4s,damping=0.85", "spring response=0.4,damping=0.85"),
      ("spring response=400ms,damping=0.85", "spring response=0.4,damping=0.85"),
      ("spring duration=0.5s,bounce=0", "spring duration=0.5,bounce=0"),
      ("spring duration=1,velocity=-330.5/s", "spring duration=1,velocity=-330.5"),
      ("deceleration velocity=900pt/s", "deceleration velocity=900"),
    ] {
      #expect(try json(with, at: [0.1]) == json(without, at: [0.1]), "\(with)")
    }
  }

  @Test(arguments: [
    ("sprin duration=1", "unknown curve 'sprin'; did you mean 'spring'?"),
    ("spring", "a spring needs"),
    ("spring duration=1,bounce=-1", "bounce=-1 is not possible; it must be above -1"),
    ("spring duration=1,bounce=nan", "bounce=nan is not possible"),
    ("spring response=-1,damping=1", "response=-1 is not possible; it must be 0 or more"),
    ("spring response=1,damping=-0.1", "damping=-0.1 is not possible"),
    ("spring mass=0,stiffness=1,damping=1", "mass=0 is not possible; it must be above 0"),
    ("spring mass=1,damping=1", "'stiffness' is missing"),
    ("spring duration=1,duration=2", "'duration' is given twice"),
    ("spring duration=1,mass=2", "'stiffness' is missing"),
    ("spring duration=1,damping=2", "'damping' does not go with"),
    ("spring durration=1", "unknown parameter 'durration'; did you mean 'duration'"),
    ("spring duration", "'duration' is not a parameter"),
    ("spring duration=1,clamped=yes", "clamped=yes is neither true nor false"),
    ("spring duration=1e999", "duration=1e999 is not possible"),
    ("bezier 1,2,3", "a Bezier curve needs four numbers"),
    ("bezier 2,0,0,1", "the first and third number"), ("bezier 0,nan,0,1", "a Bezier curve"),
    ("rubberband coefficient=0.5", "'dimension' is missing"),
    ("deceleration rate=1,velocity=1", "rate=1 is not possible; it must be above 0 and below 1"),
  ])
  func `impossible curves are refused with a reason (X8)`(words: String, line: String) {
    do {
      _ = try json(words, at: [])
      Issue.record("no error for \(words)")
    } catch {
      #expect((error as? TextError)?.line.hasPrefix(line) == true, "\(error)")
    }
  }

  @Test(arguments: [
    ("0,0.25,1", CurveRequest.Kind.spring, [0, 0.25, 1]), ("0, 1", .bezier, [0, 1]),
    ("-50,100", .rubberband, [-50, 100]),
  ])
  func `places are bare numbers`(text: String, kind: CurveRequest.Kind, places: [Double]) throws {
    #expect(try CurveReport.places(text, for: kind) == places)
  }

  @Test(arguments: [
    ("", CurveRequest.Kind.spring), ("-1", .spring), ("nan", .spring), ("250ms", .spring),
    ("1.1", .bezier), ("-0.1", .bezier), ("1,", .rubberband), ("inf", .rubberband),
  ])
  func `places outside a curve are errors (X8)`(text: String, kind: CurveRequest.Kind) {
    #expect(throws: TextError.self) { try CurveReport.places(text, for: kind) }
  }

  @Test(arguments: [
    "spring duration=0.5,bounce=0.2", "spring duration=0,bounce=0", "spring duration=1,bounce=1",
    "spring duration=1e-9", "bezier ease", "rubberband dimension=1", "deceleration velocity=0",
  ])
  func `without places a table of 21 finite rows is shown`(words: String) throws {
    let parts = words.split(separator: " ").map(String.init)
    let request = try CurveRequest(kind: parts[0], parameters: Array(parts.dropFirst()))
    #expect(request.usualPlaces.count == 21)
    #expect(request.usualPlaces.allSatisfy { $0.isFinite })
    #expect(CurveReport(request, at: request.usualPlaces).table.count >= 22)
  }
}
