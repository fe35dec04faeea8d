import Foundation
import Glibc

/// The X.Org server with its driver for tests as a touch screen.
///
/// Its fingers are messages on a socket; what the program gets are the events of a touch device.
public final class TouchScreen {
  /// The display that is touched.
  public let display: VirtualDisplay
  private let folder: TemporaryFolder
  private let socket: Int32

  /// What a finger does; the numbers are the X Input Extension's.
  private enum Contact: UInt32 {
    case begins = 18
    case moves = 19
    case ends = 20
  }

  /// Why there is no touch screen.
  public enum Missing: Error {
    /// The driver's socket did not open, or nobody answers there.
    case socket
  }

  /// Whether such a server starts here: its two packages are installed and it may use a screen.
  public static let isThere = (try? TouchScreen(width: 640, height: 480)) != nil

  private let size: (width: Int, height: Int)

  /// Starts the server; the size is in px.
  public init(width: Int = 1200, height: Int = 1200) throws {
    size = (width, height)
    folder = try TemporaryFolder()
    let path = folder.file("touch")
    let configuration = folder.file("xorg.conf")
    try Data(Self.configuration(width: width, height: height, folder: folder).utf8)
      .write(to: URL(filePath: configuration))
    display = try VirtualDisplay(command: [
      "Xorg", "-displayfd", "1", "-config", configuration, "-logfile",
      folder.file("log"), "-nolisten", "tcp", "-noreset", "-novtswitch", "-sharevts", "vt7",
    ])
    socket = try Self.connect(to: path)
    // The version of the protocol goes first, and the server answers with its own.
    send(type: 0, body: Self.bytes(UInt16(1)) + Self.bytes(UInt16(1)))
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var answer = [UInt8](repeating: 0, count: 12)
    guard read(socket, &answer, 12) == 12 else { throw Missing.socket }
  }

  deinit { close(socket) }

  /// A finger comes down; the place is in px of the display.
  public func begin(_ finger: Int, _ x: Double, _ y: Double) { send(finger, .begins, x, y) }

  /// A finger that is down moves there.
  public func move(_ finger: Int, _ x: Double, _ y: Double) { send(finger, .moves, x, y) }

  /// A finger goes up there.
  public func end(_ finger: Int, _ x: Double, _ y: Double) { send(finger, .ends, x, y) }
}

// MARK: - The driver's protocol

extension TouchScreen {
  private func send(_ finger: Int, _ contact: Contact, _ x: Double, _ y: Double) {
    // The device's axes reach from 0 to 65,535; only the first two of 64 are told.
    let axes = [x / Double(size.width) * 65535, y / Double(size.height) * 65535]
    var body = Self.bytes(UInt32(finger)) + Self.bytes(contact.rawValue)
    body += Self.bytes(UInt32(0)) + [3] + [UInt8](repeating: 0, count: 11)
    body += axes.flatMap { Self.bytes($0.bitPattern) }
    body += [UInt8](repeating: 0, count: (2 * 64 - axes.count) * 8)
    send(type: 6, body: body)
  }

  private func send(type: UInt32, body: [UInt8]) {
    let message = Self.bytes(UInt32(8 + body.count)) + Self.bytes(type) + body
    _ = write(socket, message, message.count)
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { [UInt8]($0) }
  }

  private static func connect(to path: String) throws -> Int32 {
    let end = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { place in
      place.copyBytes(from: path.utf8.prefix(place.count - 1))
    }
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(end, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard code == 0 else {
      close(end)
      throw Missing.socket
    }
    return end
  }

  private static func configuration(
    width: Int, height: Int, folder: TemporaryFolder
  ) -> String {
    let mode =
      "\(width) \(width + 48) \(width + 160) \(width + 400) "
      + "\(height) \(height + 1) \(height + 4) \(height + 42)"
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 64000
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 5-1000
        VertRefresh 5-200
        Modeline "only" 108 \(mode)
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "only"
        EndSubSection
      EndSection
      \(device("touch", "Touch", folder))
      \(device("pointer", "PointerAbsolute", folder))
      \(device("keyboard", "Keyboard", folder))
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "touch" "SendCoreEvents"
        InputDevice "pointer" "CorePointer"
        InputDevice "keyboard" "CoreKeyboard"
      EndSection
      """
  }

  private static func device(_ name: String, _ type: String, _ folder: TemporaryFolder) -> String {
    """
    Section "InputDevice"
      Identifier "\(name)"
      Driver "inputtest"
      Option "SocketPath" "\(folder.file(name))"
      Option "DeviceType" "\(type)"
      Option "TouchCount" "5"
    EndSection
    """
  }
}
