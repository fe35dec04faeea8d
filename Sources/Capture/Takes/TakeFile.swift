import Glibc
import Showcase

/// Takes saved from the window, in the working folder (SPEC X6).
package enum TakeFile {
  /// Writes what was done as a take that tells its scene, beside those there are, as
  /// `SCENE-NUMBER.take`; its name.
  package static func save(
    _ order: CaptureOrder, in folder: String = "."
  ) throws(FileError) -> String {
    let name = free("take", scene: order.info.name, in: folder)
    try OutputFile.write(Array(text(of: order).utf8), to: path(name, in: folder))
    return name
  }

  /// What was done as the text of a take, its scene and settings first.
  package static func text(of order: CaptureOrder) -> String {
    "\(TakeHeader(order).line)\n\(order.take ?? "")"
  }

  /// The command that makes a picture of the window, its take saved when it needs one.
  package static func command(
    for order: CaptureOrder, in folder: String = "."
  ) throws(FileError) -> String {
    let scene = order.info.name
    let take = order.take == nil ? nil : try save(order, in: folder)
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
