import Foundation
import TestSupport
import Testing

/// What `doctor` answers where pictures do not repeat, and where the processor is another (SPEC X3, QA 1, 29).
@Suite struct `Pictures that must repeat` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A FreeType that puts glyphs half a pixel aside once it has been asked often enough.
  private static let fickle = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    static int count;
    void FT_Outline_Translate(const void *outline, long x, long y) {
      void (*move)(const void *, long, long) =
          (void (*)(const void *, long, long))dlsym(RTLD_NEXT, "FT_Outline_Translate");
      move(outline, ++count > 3000 ? x + 32 : x, y);
    }
    """

  private func library() throws -> String {
    try Data(Self.fickle.utf8).write(to: URL(filePath: folder.file("fickle.c")))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "clang", "-shared", "-fPIC", folder.file("fickle.c"), "-ldl", "-o", folder.file("fickle.so"),
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "the compiler that links Swift builds this too")
    return folder.file("fickle.so")
  }

  @Test func `QA 29 doctor names scene and moment that do not repeat, with code 6`() throws {
    let answer = try BuiltProgram().run(
      ["doctor", "--json"], environment: ["LD_PRELOAD": try library()])
    #expect(answer.code == 6, "\(answer.errors)")
    #expect(answer.errors.isEmpty, "a fault that was found is a result: \(answer.errors)")
    let told = try JSONDecoder().decode(Told.self, from: Data(answer.output.utf8))
    #expect(!told.ok && !told.differs.isEmpty)
    let scene = told.differs.first ?? "-"
    #expect(told.checks.contains { $0.result.hasPrefix("\(scene) differs at ") }, "\(told.checks)")
  }

  private struct Told: Decodable {
    struct Check: Decodable {
      var name: String
      var result: String
    }
    var ok: Bool
    var checks: [Check]
    var differs: [String]
  }

  /// Takes the wide instructions away from the C library: sines and powers end in other bits then.
  private static let plain = [
    "GLIBC_TUNABLES":
      "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX512BW,-AVX2,-AVX,-FMA,-FMA4,-ERMS,-SSE4_2,-SSE4_1,-SSSE3"
  ]

  @Test func `QA 1 another family of processors draws every scene to the same bits`() throws {
    let curve =
      ["curve", "spring", "duration=0.5,bounce=0.2", "--json", "--at"]
      + [(1...400).map { "\(Double($0) * 0.00137)" }.joined(separator: ",")]
    let wide = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8).contains(" fma ")
    let same = try BuiltProgram().run(curve) == BuiltProgram().run(curve, environment: Self.plain)
    #expect(!wide || !same, "the C library still computes as before: this test would show nothing")

    let words =
      ["verify", "--variants", "light", "--scale", "0.5", "--goldens", folder.file("G")]
      + ["--report", folder.file("R")]
    let made = try BuiltProgram().run(words + ["--update", "all"])
    #expect(made.code == 0, "\(made.errors)")
    let other = try BuiltProgram().run(words + ["--update", "none"], environment: Self.plain)
    #expect(other.code == 0, "\(other.output)\(other.errors)")
    let counts = [made, other].map {
      $0.output.split(separator: " ").dropLast().last.map(String.init)
    }
    #expect(counts[0] == counts[1])
  }
}
