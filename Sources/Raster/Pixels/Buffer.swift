/// Working memory that grows and is used again.
final class Buffer<Element: BitwiseCopyable> {
  /// The memory; replaced when it grows.
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private let blank: Element

  /// Memory that starts out filled with `blank`.
  init(blank: Element, capacity: Int = 64) {
    self.blank = blank
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    base.initialize(repeating: blank, count: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// Memory for at least `count` elements: what was there, or blank when it had to grow.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity {
      base.deallocate()
      capacity = count + count / 2
      base = .allocate(capacity: capacity)
      base.initialize(repeating: blank, count: capacity)
    }
    return base
  }

  /// Memory for `count` elements, all blank.
  func blank(_ count: Int) -> UnsafeMutablePointer<Element> {
    let base = reserve(count)
    base.update(repeating: blank, count: count)
    return base
  }
}
