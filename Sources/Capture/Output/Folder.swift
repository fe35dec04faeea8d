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

  /// The folder a path lies in.
  static func above(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of something inside a folder.
  static func path(_ inner: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + inner : "\(folder)/\(inner)"
  }

  /// True when a path stays below a folder after all links are followed, as far as it is there.
  static func isWithin(_ path: String, _ folder: String) -> Bool {
    guard let base = resolved(folder) else { return true }
    var known = path.contains("/") ? path : "./\(path)"
    while resolved(known) == nil, let slash = known.lastIndex(of: "/"), slash > known.startIndex {
      known = String(known[..<slash])
    }
    guard let place = resolved(known) else { return true }
    return place == base || place.hasPrefix(base.hasSuffix("/") ? base : base + "/")
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes an empty folder for files that nobody keeps.
  static func temporary() throws(FileError) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(parent)/popup-showcase.XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw FileError(.write, parent, number: errno) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Keeps other processes that ask for the same out of a folder, until it is released.
  struct Lock {
    fileprivate let descriptor: Int32
    func release() { if descriptor >= 0 { close(descriptor) } }
  }

  /// Waits for a folder's lock; where the file system knows none nobody waits.
  static func lock(_ path: String) -> Lock {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    return Lock(descriptor: descriptor)
  }

  /// True when something lies at a path.
  package static func holds(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// True for a folder without anything in it but files of certain names.
  static func holdsOnly(_ path: String, _ isOwn: (String) -> Bool) -> Bool {
    guard let names = names(in: path) else { return false }
    return names.allSatisfy { name in
      var info = stat()
      return isOwn(name) && lstat(Self.path(name, in: path), &info) == 0
        && info.st_mode & S_IFMT == S_IFREG
    }
  }

  /// Takes a file away; one that is not there is as good.
  static func removeFile(_ path: String) { unlink(path) }

  /// Bytes of a file.
  static func size(of path: String) throws(FileError) -> Int {
    var info = stat()
    guard stat(path, &info) == 0 else { throw FileError(.read, path, number: errno) }
    return Int(info.st_size)
  }

  /// Removes a folder of files; folders inside it stay, and so does it then.
  static func remove(_ path: String) {
    for name in names(in: path) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Takes away what runs that were killed left half-written in a folder (SPEC X8).
  ///
  /// Those are the drafts whose process is no more. A folder that had given way to one comes back.
  package static func clearDrafts(in path: String) {
    let replaced = DraftName.ending + DraftName.replacedEnding
    for name in names(in: path) ?? [] {
      let place = Self.path(name, in: path)
      if name.hasSuffix(replaced),
        let target = DraftName.target(ofDeserted: String(name.dropLast(4)))
      {
        if rename(place, Self.path(target, in: path)) != 0 { remove(place) }
      } else if DraftName.target(ofDeserted: name) != nil, unlink(place) != 0 {
        remove(place)
      }
    }
  }

  private static func names(in path: String) -> [String]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

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
