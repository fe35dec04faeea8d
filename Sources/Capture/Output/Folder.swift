import Glibc

/// Folders for what the program writes.
package enum Folder {
  /// Makes the folder a path lies in, and those above it; what is there already stays.
  package static func make(above path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    try make(String(path[..<slash]))
  }

  /// Makes a folder and those above it; what is there already stays.
  package static func make(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let number = errno
    if number == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try make(String(path[..<slash]))
      guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
      throw FileError(.write, path, number: errno)
    }
    var info = stat()
    guard number == EEXIST, stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
      throw FileError(
        .write, path,
        reason: number == EEXIST ? "it is no folder" : String(cString: strerror(number)))
    }
  }

  /// True when something lies at a path.
  package static func holds(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The paths of all files under a folder that end in some letters, sorted; hidden ones left out.
  package static func files(under folder: String, ending: String) -> [String] {
    var found: [String] = []
    var open = [""]
    while let inner = open.popLast() {
      guard let stream = opendir(inner.isEmpty ? folder : "\(folder)/\(inner)") else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard !name.hasPrefix(".") else { continue }
        let path = inner.isEmpty ? name : "\(inner)/\(name)"
        var info = stat()
        guard lstat("\(folder)/\(path)", &info) == 0 else { continue }
        switch info.st_mode & S_IFMT {
        case S_IFDIR: open.append(path)
        case S_IFREG where name.hasSuffix(ending): found.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }
}
