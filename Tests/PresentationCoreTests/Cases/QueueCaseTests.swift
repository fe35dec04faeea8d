import Canvas
import PresentationCore
import Testing

/// CASES 5: queue and priority (SPEC Q1, Q2).
struct QueueCaseTests {
  private func queued(_ id: PresentationID, priority: Int = 0) -> PresentationSpec {
    .lab(id, priority: priority, arrival: .queue)
  }

  /// The order in which popups enter when each is dismissed on arrival.
  private func order(of specs: [PresentationSpec]) -> [String] {
    var phone = EnginePhone()
    phone.client = { event, phone in
      if case .didPresent(let id, _) = event.event { phone.dismiss(id, at: event.ms) }
    }
    for spec in specs { phone.present(spec, at: 0) }
    phone.run(to: 20_000)
    return phone.log.compactMap {
      if case .willPresent(let id, _, _) = $0.event { id.description } else { nil }
    }
  }

  @Test func `B056 three in one instant: the first shows, and no dim without content`() {
    var phone = EnginePhone()
    for id in ["A", "B", "C"] { phone.present(queued(PresentationID(id)), at: 0) }
    for ms in stride(from: 0.0, through: 600, by: 20) {
      let snapshot = phone.snapshot(at: ms)
      #expect(snapshot.presentations.allSatisfy { $0.mask == 0 || $0.id == "A" })
    }
    #expect(phone.callbacks == ["0 willPresent A", "300 didPresent A"])
  }

  @Test func `B057 dismissing one that waits leaves the other alone`() {
    var phone = EnginePhone()
    phone.present(queued("A"), at: 0)
    phone.present(queued("B"), at: 0)
    phone.dismiss("B", at: 500)
    phone.run(to: 4000)
    #expect(phone.callbacks == ["0 willPresent A", "300 didPresent A", "500 didDismiss B code"])
  }

  @Test func `B058 dismissing the first brings the next after the gap`() {
    var phone = EnginePhone()
    for id in ["A", "B", "C"] { phone.present(queued(PresentationID(id)), at: 0) }
    phone.dismiss("A", at: 500)
    phone.run(to: 4000)
    #expect(phone.callbacks(of: "B") == ["1000 willPresent B", "1300 didPresent B"])
    #expect(phone.callbacks(of: "C") == [])
  }

  @Test func `B060 a timer belongs to its own cycle`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .toast, timer: 1), at: 0)
    phone.dismiss("A", at: 600)
    phone.present(.lab("B", .toast), at: 700)
    phone.run(to: 9000)
    #expect(phone.callbacks(of: "B") == ["1100 willPresent B", "1400 didPresent B"])
    #expect(phone.lines("willDismiss") == ["600 willDismiss A code"])
  }

  @Test(arguments: [true, false])
  func `B061, B062 an alert's successor enters when it is gone`(dismissesFirst: Bool) {
    var phone = EnginePhone()
    phone.present(.lab("A", .alert), at: 0)
    if dismissesFirst { phone.dismiss("A", .action, at: 500) }
    phone.present(.lab("B", .alert), at: 500)
    if !dismissesFirst { phone.dismiss("A", .action, at: 500) }
    for ms in stride(from: 500.0, through: 1200, by: 10) {
      #expect(near(phone.dim(at: ms), 0.2, within: 0.001), "at \(ms)")
    }
    phone.run(to: 9000)
    #expect(
      phone.callbacks(of: "A").suffix(2) == [
        "500 willDismiss A action", "800 didDismiss A action",
      ])
    #expect(phone.callbacks(of: "B") == ["800 willPresent B", "1100 didPresent B"])
  }

  @Test(arguments: [true, false])
  func `B062 order in one instant does not matter to stacked content either`(dismissesFirst: Bool) {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    if dismissesFirst { phone.dismiss("A", .action, at: 500) }
    phone.present(.lab("B", .sheet), at: 500)
    if !dismissesFirst { phone.dismiss("A", .action, at: 500) }
    phone.run(to: 9000)
    #expect(phone.open == ["B"])
    #expect(phone.callbacks(of: "B") == ["500 willPresent B", "800 didPresent B"])
  }

  @Test func `B064 equal priority is first come, first served`() {
    #expect(order(of: [queued("1"), queued("2"), queued("3")]) == ["1", "2", "3"])
  }

  @Test func `B066 the urgent one first, then in order`() {
    let ids = (0..<10).map { "\($0)" }
    let specs = ids.map { queued(PresentationID($0)) } + [queued("urgent", priority: 1)]
    #expect(order(of: specs) == ["urgent"] + ids)
  }

  @Test func `B065 without a timer the lower one comes back without a gap and stays`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.present(.lab("B", priority: 1, arrival: .preempt), at: 500)
    phone.dismiss("B", at: 1500)
    for ms in stride(from: 500.0, through: 3000, by: 10) {
      #expect(phone.dim(at: ms) >= 0.355, "at \(ms)")
    }
    #expect(
      phone.callbacks(of: "A").suffix(2) == ["1800 willPresent A restored", "2100 didPresent A"])
    #expect(phone.open == ["A"])
  }

  @Test func `B065 the lower one leaves while the higher enters and comes back`() {
    var phone = EnginePhone()
    phone.present(.lab("A", timer: 3), at: 0)
    phone.present(.lab("B", priority: 1, arrival: .preempt), at: 500)
    phone.dismiss("B", at: 1500)
    phone.run(to: 9000)
    #expect(
      phone.callbacks(of: "A") == [
        "0 willPresent A", "300 didPresent A", "500 willDismiss A preempted",
        "800 didDismiss A preempted", "1800 willPresent A restored", "2100 didPresent A",
        "4900 willDismiss A timer", "5200 didDismiss A timer",
      ])
    #expect(
      phone.callbacks(of: "B") == [
        "500 willPresent B", "800 didPresent B", "1500 willDismiss B code",
        "1800 didDismiss B code",
      ])
  }
}
