import Capture
import PresentationCore
import Showcase

/// Reads any text as a saved way through pages: written, it is JSON and reads back (SPEC L4, X8).
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard
    let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  else { return -1 }
  let types = RouteTypes(Page.self)
  var path = NavigationPath()
  for text in [text, ""] { path.append(Page(text: text)) }
  check(path, types)
  if let path = try? PathText.path(from: text, types: types) { check(path, types) }
  return 0
}

private func check(_ path: NavigationPath, _ types: RouteTypes) {
  let text = PathText.text(of: path)
  precondition((try? JSONParser.parse(text)) != nil, text)
  guard let again = try? PathText.path(from: text, types: types) else { preconditionFailure(text) }
  precondition(again == path, text)
}

/// A page of any name.
private struct Page: Route {
  static let kind = "page"
  let text: String
}
