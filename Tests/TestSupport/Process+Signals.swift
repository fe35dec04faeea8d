import Foundation
import Glibc

extension Process {
  /// Starts the child with all signals open.
  ///
  /// Tests run on threads that block signals, and a child inherits the mask of the thread that
  /// starts it: without this nothing could end it but SIGKILL.
  func runWithSignalsOpen() throws {
    var none = sigset_t()
    var mask = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    try run()
  }
}
