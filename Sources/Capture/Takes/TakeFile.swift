import Glibc
import Showcase

/// Takes saved from the window, in the working folder (SPEC X6).
package enum TakeFile {
  /// Writes a take beside those there are, as `SCENE-NUMBER.take`; its name.
  package static func save(
    _ text: String, scene: String, in folder: String = "."
  ) throws(FileError) -> String {
    let name = free("take", scene: scene, in: folder)
    try OutputFile.write(Array(text.utf8), to: path(name, in: folder))
    return name
  }

  /// The command that makes a picture of the window, its take saved when it needs one.
  package static func command(
    for order: CaptureOrder, in folder: String = "."
  ) throws(FileError) -> String {
    let scene = order.info.name
    var take: String?
    if let text = order.take { take = try save(text, scene: scene, in: folder) }
    let picture = free("png", scene: scene, in: folder)
    return order.words(take: take, output: picture).map(ShellText.quoted).joined(separator: " ")
  }

  private static func free(_ ending: String, scene: String, in folder: String) -> String {
    var number = 1
    while number < 100_000, access(path("\(scene)-\(number).\(ending)", in: folder), F_OK) == 0 {
      number += 1
    }
    return "\(scene)-\(number).\(ending)"
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : "\(folder)/\(name)"
  }
}
