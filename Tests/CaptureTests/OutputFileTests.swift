import Capture
import Glibc
import Testing

/// A folder that goes away with the test.
final class ScratchFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/capture-tests-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit {
    for name in contents { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  var contents: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

struct OutputFileTests {
  @Test func `a file is written whole and nothing else is left beside it`() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/a.png"
    try OutputFile.write([1, 2, 3], to: path)
    try OutputFile.write([4, 5], to: path)
    #expect(try InputFile.bytes(at: path) == [4, 5])
    #expect(folder.contents == ["a.png"])
  }

  @Test func `a link is followed, and the file keeps its mode`() throws {
    let folder = try ScratchFolder()
    let target = "\(folder.path)/target"
    try OutputFile.write([1], to: target)
    #expect(chmod(target, 0o640) == 0)
    #expect(symlink("target", "\(folder.path)/link") == 0)
    try OutputFile.write([2], to: "\(folder.path)/link")
    #expect(try InputFile.bytes(at: target) == [2])
    var info = stat()
    #expect(lstat("\(folder.path)/link", &info) == 0 && info.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(target, &info) == 0 && info.st_mode & 0o777 == 0o640)
  }

  @Test(arguments: [
    ("/dev/full", "no space left on device"), ("/tmp", "it is a folder"), ("", "the path is empty"),
    ("/nowhere/at/all/x.png", "its folder does not exist; make it with mkdir -p"),
    ("/dev/null/x.png", "not a directory"), ("/tmp/not-there/", "it names a folder"),
    ("/proc/x.png", "its folder does not exist; make it with mkdir -p"),
    ("/tmp/\(String(repeating: "n", count: 300)).png", "file name too long"),
  ])
  func `what cannot be written is one line with path and reason (X8)`(
    path: String, reason: String
  ) {
    let shown = path.isEmpty ? "''" : path
    #expect(throws: FileError(.write, shown, reason: reason)) {
      try OutputFile.write([1, 2, 3], to: path)
    }
  }

  @Test func `a failure leaves the old file as it was (X8)`() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/old.png"
    try OutputFile.write([7], to: path)
    #expect(throws: FileError.self) { try OutputFile.write([1], to: "\(path)/x") }
    #expect(try InputFile.bytes(at: path) == [7])
    #expect(folder.contents == ["old.png"])
  }

  @Test func `texts must be UTF-8 without zero bytes (X8)`() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/take"
    for (bytes, line): ([UInt8], Int) in [
      ([0xFF, 0xFE], 1), ([0x61, 0], 1), ([0xC0, 0x80], 1), ([0x61, 10, 0xE4, 0xBD, 10, 0x62], 2),
    ] {
      try OutputFile.write(bytes, to: path)
      #expect(throws: FileError(.read, path, reason: "line \(line) is not UTF-8 text")) {
        try InputFile.text(at: path)
      }
    }
    #expect(throws: FileError(.read, "/tmp", reason: "is a directory")) {
      try InputFile.text(at: "/tmp")
    }
  }

  @Test func `a link to nothing is told, not replaced by a file (X8)`() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/link.png"
    try #require(symlink("\(folder.path)/nowhere/a.png", path) == 0)
    let refusal = FileError(.write, path, reason: "it is a link to nothing")
    #expect(throws: refusal) { try OutputFile.check(path) }
    #expect(throws: refusal) { try OutputFile.write([1], to: path) }
    #expect(folder.contents == ["link.png"])
  }
}
