import Capture

/// Reads any text as JSON: what is read can be written and read again (SPEC X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  do {
    let again = written(try JSONParser.parse(text)).text
    guard let node = try? JSONParser.parse(again) else { preconditionFailure(again) }
    precondition(written(node).text == again)
  } catch {
    precondition(error.place.line > 0 && error.place.column > 0)
  }
  return 0
}

private func written(_ node: JSONNode) -> JSON {
  switch node.value {
  case .null: .null
  case .bool(let value): .bool(value)
  case .number(let value): .precise(value)
  case .string(let value): .string(value)
  case .array(let nodes): .array(nodes.map(written))
  case .object(let members):
    .sorted(
      Dictionary(uniqueKeysWithValues: members.map { ($0.key, written($0.node)) }))
  }
}
