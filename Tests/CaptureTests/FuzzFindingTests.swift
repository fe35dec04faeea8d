import Capture
import Foundation
import PresentationCore
import Raster
import Showcase
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

  @Test func `shot lists: inside their folder and no larger than a picture, or told (X7, X8)`()
    throws
  {
    var refused: [String] = []
    for (name, text) in try Self.texts("shots") {
      do {
        let shots = try ShotList.parse(text)
        #expect(shots.allSatisfy { Manifest.isInside($0.output) }, "\(name)")
        #expect(shots.allSatisfy { (0.25...4).contains($0.look.scale) }, "\(name)")
      } catch {
        refused.append(name)
        #expect(error.place.line > 0 && !error.line(in: name).contains("\n"), "\(name)")
      }
    }
    let hostile = [
      "absolute", "absurd", "deep", "deeper", "huge", "many", "outside",
    ]
    #expect(Set(refused).isSuperset(of: hostile.map { "\($0).json" }), "\(refused)")
    #expect(!refused.contains("all.json"))
  }

  @Test func `what timing should find (X4, X8)`() throws {
    for (name, text) in try Self.texts("expectation") {
      do {
        let numbers = try TimingExpectation.read(text).flatMap { [$0.from, $0.to, $0.start] }
        #expect(numbers.allSatisfy { $0?.isFinite ?? true }, "\(name)")
      } catch {
        #expect(error.place.line > 0 && name != "all.json", "\(error.line(in: name))")
      }
    }
  }

  @Test func `times in films (X3, X8)`() throws {
    for (name, bytes) in try Self.files("times") {
      var count = 0
      for format in RecordingFormat.allCases {
        guard let times = try? StoredTimes.read(bytes, as: format) else { continue }
        count += 1
        let starts = times.starts
        #expect(starts.count <= bytes.count, "\(name) has more frames than bytes")
        #expect(times.total.isFinite && starts.allSatisfy { $0.isFinite }, "\(name)")
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }, "\(name)")
      }
      #expect(count == 1 || !name.hasPrefix("two"), "\(name)")
    }
  }

  @Test func `headers of takes, and words as a shell's (X6, X8)`() throws {
    for (name, text) in try Self.texts("header") + Self.texts("words") {
      if let words = ShellText.words(text) {
        let line = words.map(ShellText.quoted).joined(separator: " ")
        #expect(ShellText.words(line) == words, "\(name)")
      }
      let header = TakeHeader(in: text)
      if let header { #expect(TakeHeader(in: header.line) == header, "\(name)") }
    }
  }

  @Test func `what the last window left (X8)`() throws {
    for (name, text) in try Self.texts("window") {
      let memory = try? WindowMemory(text: text)
      #expect(memory != nil || name != "usual.txt")
      if let memory { #expect(try WindowMemory(text: memory.text) == memory, "\(name)") }
    }
  }

  @Test func `data of reports and lists of recorded folders (X3, X5, X8)`() throws {
    for (name, text) in try Self.texts("report") {
      do {
        #expect(try Approval.waiting(in: text).allSatisfy { Manifest.isInside($0) }, "\(name)")
      } catch {
        #expect(error.place.line > 0, "\(name)")
      }
      let frames = try? ReplayComparison.earlier(text)
      #expect(frames == nil || ReplayComparison(frames ?? [], with: frames ?? []).changes.isEmpty)
      #expect(frames?.count == (name == "replay.jsonl" ? 3 : nil), "\(name)")
      let times = (try? FrameSource.times(inList: text)) ?? [:]
      #expect(times.values.allSatisfy { (0...1e6).contains($0) }, "\(name)")
    }
  }

  @Test func `saved ways through pages are JSON and read back (L4, X8)`() throws {
    let types = RouteTypes(AnyPage.self)
    for (name, text) in try Self.texts("path") {
      var made = NavigationPath()
      made.append(AnyPage(text: text))
      let read = try? PathText.path(from: text, types: types)
      for path in [made, read].compactMap(\.self) {
        let saved = PathText.text(of: path)
        #expect(try PathText.path(from: saved, types: types) == path, "\(name)")
        _ = try JSONParser.parse(saved)
      }
    }
  }

  /// A page of any name.
  private struct AnyPage: Route {
    static let kind = "page"
    let text: String
  }

  @Test func `every fuzzer has seeds that this suite reads (X8)`() throws {
    func names(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: BuiltProgram.top.appending(path: folder).path)
    }
    let targets = try names("Tests/Fuzz").filter { $0.hasSuffix(".swift") }
      .map { $0.dropLast(6).lowercased() }
    let seeds = try names("Tests/Fuzz/Seeds")
    #expect(Set(targets) == Set(seeds))
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    for target in targets {
      #expect(
        source.contains("Self.texts(\"\(target)\")") || source.contains("Self.files(\"\(target)\")")
      )
      #expect(try !Self.files(target).isEmpty, "\(target)")
    }
    let kept = try names("Tests/CaptureTests/Fixtures/Fuzz")
    #expect(Set(kept).isSubset(of: targets), "a folder a target: \(kept)")
  }
}
