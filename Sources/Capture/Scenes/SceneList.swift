import Showcase

/// What `list` prints: every scene with its knobs, states and takes (SPEC X1).
package enum SceneList {
  /// `{"scenes":[…]}` as the contract shows it.
  package static func json(_ scenes: [SceneInfo]) -> JSON {
    .members(["scenes": .array(scenes.map(json))])
  }

  /// A table for people, family by family.
  package static func lines(_ scenes: [SceneInfo]) -> [String] {
    SceneInfo.Family.allCases.flatMap { family -> [String] in
      let members = scenes.filter { $0.family == family }
      guard !members.isEmpty else { return [] }
      return [family.title.english]
        + CommandHelp.columns(members.map { ($0.name, $0.summary.english) })
    }
  }

  private static func json(_ info: SceneInfo) -> JSON {
    .members([
      "name": .string(info.name), "summary": .string(info.summary.english),
      "spec": .array(info.spec.map { .string($0) }),
      "knobs": .array(info.knobs.map(json)),
      "states": .array(info.states.map { .string($0) }),
      "takes": .array(info.takes.map { .string($0.name) }),
    ])
  }

  private static func json(_ knob: Knob) -> JSON {
    .object(
      [JSON.Member(key: "name", value: .string(knob.name))] + type(of: knob.kind) + [
        JSON.Member(key: "default", value: .string(knob.fallback)),
        JSON.Member(key: "summary", value: .string(knob.summary)),
      ])
  }

  private static func type(of kind: Knob.Kind) -> [JSON.Member] {
    let pairs: KeyValuePairs<String, JSON> =
      switch kind {
      case .number(let range, let unit):
        [
          "type": .string("number"), "min": .number(range.lowerBound),
          "max": .number(range.upperBound), "unit": .string(unit),
        ]
      case .choice(let words):
        ["type": .string("choice"), "choices": .array(words.map { .string($0) })]
      case .toggle: ["type": .string("toggle")]
      case .text(_, let example): ["type": .string("text"), "example": .string(example)]
      }
    return pairs.map { JSON.Member(key: $0.key, value: $0.value) }
  }
}
