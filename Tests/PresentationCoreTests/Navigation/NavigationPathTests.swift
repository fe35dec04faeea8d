import PresentationCore
import Testing

struct NavigationPathTests {
  private static let deep = path(Letter.a, Letter.b, Number(3), Letter.b)

  @Test(arguments: [
    (0, ["letter/a", "letter/b", "number/3", "letter/b"]),
    (1, ["letter/a", "letter/b", "number/3"]), (3, ["letter/a"]), (4, []), (9, []),
    (-1, deep.codes),
  ])
  func `L4 going back takes so many pages away, down to the root at most`(
    count: Int, left: [String]
  ) {
    var path = Self.deep
    path.removeLast(count)
    #expect(path.codes == left)
  }

  @Test func `L4 going back to a page finds the uppermost one of its value`() {
    var path = Self.deep
    let onTop = path.pop(to: Letter.b)
    #expect(onTop && path.codes == Self.deep.codes)
    let below = path.pop(to: Number(3))
    #expect(below && path.codes == ["letter/a", "letter/b", "number/3"])
    let nowhere = path.pop(to: Number(9))
    #expect(!nowhere && path.count == 3)
  }

  @Test func `L4 a saved path of mixed types comes back as it was`() throws {
    let types = RouteTypes(Letter.self, Number.self)
    let restored = try types.path(from: Self.deep.codes)
    #expect(restored == Self.deep)
    #expect(restored.routes[2].route as? Number == Number(3))
  }

  @Test(arguments: [
    ("colour/red", RouteError.unknownType("colour/red")),
    ("letter/z", .unknownValue("letter/z")), ("letter", .unknownType("letter")),
    ("number/x", .unknownValue("number/x")),
  ])
  func `L4 a word that means nothing spoils the whole saved path`(
    code: String, error: RouteError
  ) {
    let types = RouteTypes(Letter.self, Number.self)
    #expect(throws: error) { try types.path(from: ["letter/a", code]) }
  }

  @Test func `L4 one destination a type: a second and a missing one are errors`() {
    var destinations = Destinations<String>()
    destinations.add(Letter.self) { "letter \($0.rawValue)" }
    #expect(destinations.page(for: AnyRoute(Letter.b)) == "letter b")
    #expect(destinations.problems(on: path(Letter.a)) == [])
    destinations.add(Letter.self) { "other \($0.rawValue)" }
    #expect(destinations.page(for: AnyRoute(Letter.b)) == "letter b")
    #expect(
      destinations.problems(on: path(Letter.a, Number(1))) == [
        "two destinations for the type 'letter': only the first counts",
        "no destination for 'number/1': add one for the type 'number'",
      ])
  }
}

/// Routes of two types for the tests.
enum Letter: String, Route {
  case a, b, c
  static let kind = "letter"
}

struct Number: Route {
  static let kind = "number"
  let value: Int

  init(_ value: Int) {
    self.value = value
  }

  init?(text: String) {
    guard let value = Int(text) else { return nil }
    self.value = value
  }

  var text: String { "\(value)" }
}

func path(_ routes: any Route...) -> NavigationPath {
  var path = NavigationPath()
  for route in routes { path.append(route) }
  return path
}
