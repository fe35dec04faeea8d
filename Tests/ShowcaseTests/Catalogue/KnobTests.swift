import Showcase
import Testing

struct KnobTests {
  @Test(arguments: [
    ("detents", "medium"), ("detents", "height(300), fraction(0.3),fit,large"),
    ("selected", "height(300)"), ("selected", ""), ("undimmed", "medium"), ("dim", "0"),
    ("dim", "40%"), ("timer", "3s"), ("timer", "200ms"), ("timer", "0"), ("timer", ""),
    ("field", "195,600"), ("content", "300pt"),
  ])
  func `a text of the knob's form may be set`(knob: String, value: String) throws {
    #expect(try lab("A.\(knob)").objection(to: value) == nil)
  }

  @Test(arguments: [
    ("detents", ""), ("detents", "medum"), ("detents", "medium,height(0)"),
    ("detents", "height(nan)"), ("detents", "height(inf)"), ("detents", "fraction(2)"),
    ("detents", "height(300"), ("selected", "medium,large"), ("undimmed", "lage"),
    ("dim", "-1"), ("dim", "2"), ("dim", "nan"), ("timer", "-1s"), ("timer", "1e300s"),
    ("timer", "nan"), ("field", "195"), ("field", "nan,0"), ("field", "1e9,0"),
    ("field", "1,2,"), ("content", "0"), ("content", "nan"), ("kind", "shet"),
  ])
  func `a text of another form is refused, not ignored (X8)`(knob: String, value: String) throws {
    let objection = try #require(try lab("A.\(knob)").objection(to: value))
    #expect(objection.hasPrefix("'\(value)' is "))
  }

  @Test func `an objection says what may be written (X8)`() throws {
    #expect(
      try lab("page.rows").objection(to: "-1") == "'-1' is not a number from 0 to 10000")
    #expect(
      try lab("A.detents").objection(to: "medum")?.contains("height(300) or fraction(0.3)") == true)
    let many = (1...101).map { "height(\($0))" }.joined(separator: ",")
    #expect(try lab("A.detents").objection(to: many) != nil)
  }

  @Test func `what a knob starts from may always be set again`() {
    for scene in SceneCatalogue.all {
      for knob in scene.info.knobs {
        #expect(knob.objection(to: knob.fallback) == nil, "\(scene.info.name) \(knob.name)")
      }
    }
  }

  private func lab(_ name: String) throws -> Knob {
    try #require(LabScene().info.knobs.first { $0.name == name })
  }
}
