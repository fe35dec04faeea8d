import Capture
import Foundation
import Raster
import TestSupport
import Testing

/// What `Scripts/fuzz` once broke a reader with, and its seeds: each is read or refused, never worse.
struct FuzzFindingTests {
  private static func files(_ name: String) throws -> [(name: String, bytes: [UInt8])] {
    try ["Tests/Fuzz/Seeds", "Tests/CaptureTests/Fixtures/Fuzz"].flatMap { folder in
      let path = BuiltProgram.top.appending(path: "\(folder)/\(name)").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return try names.sorted().map {
        ($0, Array(try Data(contentsOf: URL(filePath: "\(path)/\($0)"))))
      }
    }
  }

  private static func texts(_ name: String) throws -> [(name: String, text: String)] {
    try files(name).map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  @Test func `takes (X8)`() throws {
    for (name, text) in try Self.texts("take") {
      do {
        let take = try TakeParser.parse(text, name: name)
        #expect(take.name == name)
      } catch {
        #expect(error.line.hasPrefix("\(name):"))
      }
    }
  }

  @Test func `JSON and manifests (X8)`() throws {
    for (name, text) in try Self.texts("json") + Self.texts("manifest") {
      do {
        _ = try JSONParser.parse(text)
      } catch {
        #expect(error.line(in: name).hasPrefix("\(name):"))
      }
      let manifest = try? Manifest(parsing: text)
      if let manifest { #expect(try Manifest(parsing: manifest.text) == manifest) }
    }
  }

  @Test func `pictures (X8)`() throws {
    for (_, bytes) in try Self.files("png") {
      let picture = try? PNGDecoder.decode(bytes).bitmap
      #expect(picture.map { $0.pixels.count == $0.width * $0.height } ?? true)
    }
  }

  @Test func `times and curves among the words of a command line (X8)`() throws {
    for (_, text) in try Self.texts("words") {
      let words = text.split(separator: "\n").map(String.init)
      for word in words {
        let time = try? TimeText.nanoseconds(word)
        #expect(time.map { $0 >= 0 } ?? true)
      }
      let needs = try? ChooserWords.needs(words)
      #expect(needs == nil || words.allSatisfy { $0.contains("=") })
      let curve = try? CurveRequest(kind: words.first ?? "", parameters: Array(words.dropFirst()))
      #expect(curve == nil || CurveRequest.Kind(rawValue: words[0]) != nil)
    }
  }
}
