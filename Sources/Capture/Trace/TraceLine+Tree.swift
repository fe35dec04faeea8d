import Canvas
import Showcase

extension TraceLine {
  /// The line of what a screen reader is told (SPEC V6).
  package func tree(_ node: AccessibilityNode, at instant: Instant) -> JSON {
    .members(["t": .number(instant.seconds(since: epoch)), "tree": Self.node(node)])
  }

  private static func node(_ node: AccessibilityNode) -> JSON {
    let rect = node.frame
    let sides = [rect.minX, rect.minY, rect.width, rect.height]
    var members: [JSON.Member] = [
      .init(key: "role", value: .string(node.role.rawValue)),
      .init(key: "name", value: .string(node.name)),
      .init(key: "label", value: .string(node.label)),
      .init(
        key: "frame",
        value: .array(sides.map { .number(($0 * 1024).rounded() / 1024) })),
      .init(key: "enabled", value: .bool(node.isEnabled)),
      .init(key: "focused", value: .bool(node.isFocused)),
    ]
    if let value = node.value { members.append(.init(key: "value", value: .string(value))) }
    if let state = node.state {
      members.append(.init(key: "state", value: .string(state.rawValue)))
    }
    if !node.actions.isEmpty {
      members.append(.init(key: "actions", value: .array(node.actions.map { .string($0) })))
    }
    if !node.children.isEmpty {
      members.append(.init(key: "children", value: .array(node.children.map(Self.node))))
    }
    return .object(members)
  }
}
