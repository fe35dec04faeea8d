import Glibc

/// Where the bundled files are.
package struct AssetFolder: Equatable, Sendable {
  /// Absolute path of the folder `Assets`.
  package let path: String

  /// Absolute path of the bundled fonts.
  package var fonts: String { path + "/Fonts" }

  /// The named folder, else the environment's, else `Assets` beside or above the executable.
  package static func locate(explicit: String?, environment: String?, executable: String?)
    throws(AssetError) -> AssetFolder
  {
    for named in [explicit, environment] {
      guard let named, !named.isEmpty else { continue }
      guard let folder = folder(at: named) else { throw AssetError(searched: [named]) }
      return folder
    }
    var searched: [String] = []
    var place = executable.flatMap { realPath($0) } ?? ""
    while let slash = place.lastIndex(of: "/") {
      place = String(place[..<slash])
      let candidate = place + "/Assets"
      if let folder = folder(at: candidate) { return folder }
      searched.append(candidate)
    }
    throw AssetError(searched: searched)
  }

  private static func folder(at path: String) -> AssetFolder? {
    guard let path = realPath(path), FileStatus(path: path + "/Fonts")?.isFolder == true else {
      return nil
    }
    return AssetFolder(path: path)
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// No folder with the bundled files was found.
package struct AssetError: Error, Equatable, CustomStringConvertible {
  /// The places looked at, in order.
  package let searched: [String]

  /// An error after looking at these places.
  package init(searched: [String]) {
    self.searched = searched
  }

  /// One sentence for people: where it looked and how to name the folder.
  package var description: String {
    let places = searched.isEmpty ? "nowhere to look" : searched.joined(separator: ", ")
    return "no folder Fonts in \(places); name the folder Assets by --assets or "
      + "POPUP_SHOWCASE_ASSETS"
  }
}

/// What the file system says about a path.
struct FileStatus {
  /// Size in bytes.
  let size: Int
  /// Whether it is a plain file.
  let isFile: Bool
  /// Whether it is a folder.
  let isFolder: Bool

  /// Follows links; nil when nothing is there.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    isFile = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}
