import Canvas
import Foundation
import Testing
import Typeset

@Suite struct FontFileTests {
  @Test(arguments: FontFile.allCases)
  func `a missing, empty, cut or changed file is named with what is wrong`(file: FontFile) throws {
    let folder = try TemporaryFolder(linking: Fonts.folder)
    let path = folder.path + "/" + file.name
    let whole = try Data(contentsOf: URL(filePath: Fonts.folder + "/" + file.name))
    try folder.remove(file.name)
    #expect(throws: FontError(file: path, problem: .missing)) { try FontBook(folder: folder.path) }
    try Data().write(to: URL(filePath: path))
    #expect(throws: FontError(file: path, problem: .empty)) { try FontBook(folder: folder.path) }
    try whole.prefix(whole.count / 2).write(to: URL(filePath: path))
    #expect(throws: FontError(file: path, problem: .damaged("cut off"))) {
      try FontBook(folder: folder.path)
    }
    try Data("hello, this is no font at all".utf8).write(to: URL(filePath: path))
    #expect(throws: FontError(file: path, problem: .damaged("not a font"))) {
      try FontBook(folder: folder.path)
    }
    try Data(repeating: 0x4F, count: 5).write(to: URL(filePath: path))
    #expect(throws: FontError(file: path, problem: .damaged("too short"))) {
      try FontBook(folder: folder.path)
    }
    try whole.write(to: URL(filePath: path))
    _ = try FontBook(folder: folder.path)
  }

  @Test func `another font under the expected name is found out`() throws {
    let folder = try TemporaryFolder(linking: Fonts.folder)
    try folder.remove("MaterialIcons.ttf")
    try FileManager.default.copyItem(
      atPath: Fonts.folder + "/Inter-Regular.otf", toPath: folder.path + "/MaterialIcons.ttf")
    let path = folder.path + "/MaterialIcons.ttf"
    #expect(throws: FontError(file: path, problem: .damaged("U+E5CD is not in it"))) {
      try FontBook(folder: folder.path)
    }
  }

  /// Noise in any place of a file is refused or drawn somehow, never a crash.
  @Test(arguments: FontFile.allCases)
  func `noise in a font never crashes`(file: FontFile) throws {
    let folder = try TemporaryFolder(linking: Fonts.folder)
    let path = folder.path + "/" + file.name
    let whole = try Data(contentsOf: URL(filePath: Fonts.folder + "/" + file.name))
    for seed in 0..<4 {
      var noisy = whole
      var state = UInt64(seed * 7919 + 17)
      for _ in 0..<200 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        noisy[Int(state >> 33) % noisy.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      try folder.remove(file.name)
      try noisy.write(to: URL(filePath: path))
      guard let book = try? FontBook(folder: folder.path) else { continue }
      for text in ["AVATo 10:24 é", "收件箱——好的“一”", "😀👍🏽🇨🇳1️⃣"] {
        _ = book.image(of: text, style: Fonts.style(17, .bold), scale: 2)
        _ = book.image(of: text, style: Fonts.style(13, figures: .tabular), scale: 1)
      }
      _ = book.image(ofIcon: 0xE8B6, pixels: 24, quarterTurns: 0.5)
    }
  }

  @Test func `messages say which file and what to do`() {
    let error = FontError(file: "Fonts/Inter-Bold.otf", problem: .missing)
    #expect(error.description.contains("Fonts/Inter-Bold.otf is missing"))
    #expect(error.description.contains("make-fonts"))
  }
}
