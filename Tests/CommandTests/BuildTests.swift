import Foundation
import TestSupport
import Testing

/// The program as it is run beside the debug build, in which only `Raster` and `Proof` are optimised.
@Suite struct `Two builds of the program` {
  /// The debug build is made together with these tests and lies beside them.
  private static let plain = URL(filePath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appending(path: "popup-showcase").path

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: plain)),
    arguments: [
      ["capture", "two-detents", "--at", "154ms", "--scale", "1"],
      ["capture", "inbox", "--at", "800ms", "--scale", "1.5", "--locale", "zh-Hans"],
      ["capture", "confirm-card", "--at", "90ms", "--appearance", "dark-contrast"],
      ["filmstrip", "lab", "--times", "0,50,150ms", "--set", "motion=spring", "--scale", "1"],
    ])
  func `draw the same bytes, in debug and in release (X3, QA 2)`(words: [String]) throws {
    let folder = try TemporaryFolder()
    let pictures = try [BuiltProgram().path, Self.plain].map { path in
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = words + ["-o", folder.file("a.png"), "--assets", assets]
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return try Data(contentsOf: URL(filePath: folder.file("a.png")))
    }
    #expect(pictures[0] == pictures[1])
  }

  private var assets: String { BuiltProgram.top.appending(path: "Assets").path }
}
