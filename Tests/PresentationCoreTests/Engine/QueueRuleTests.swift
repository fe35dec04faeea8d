import Canvas
import PresentationCore
import Testing

/// SPEC Q1, Q2, Q6: chains, queues, replacing and preempting.
struct QueueRuleTests {
  @Test(arguments: [(0.2, 0.4), (0.4, 0.2), (0.3, 0.3)], [ArrivalPolicy.queue, .replace])
  func `Q1 the mask goes over without falling below the lower one`(
    dims: (Double, Double), arrival: ArrivalPolicy
  ) {
    var phone = EnginePhone()
    phone.present(.lab("A", dim: dims.0, arrival: arrival), at: 0)
    phone.run(to: 500)
    phone.present(.lab("B", dim: dims.1, arrival: arrival), at: 500)
    if arrival == .queue { phone.dismiss("A", at: 600) }
    var last = dims.0
    for ms in stride(from: 600.0, through: 1600, by: 10) {
      let dim = phone.dim(at: ms)
      #expect(dim >= min(dims.0, dims.1) - 0.001, "at \(ms)")
      #expect(dims.0 < dims.1 ? dim >= last - 0.001 : dim <= last + 0.001, "at \(ms)")
      last = dim
    }
    #expect(near(last, dims.1, within: 0.001))
    #expect(phone.open == ["B"])
  }

  @Test func `Q1 a successor that goes away lets the mask fade`() {
    var phone = EnginePhone()
    phone.present(.lab("A", arrival: .queue), at: 0)
    phone.present(.lab("B", arrival: .queue), at: 0)
    phone.dismiss("A", at: 600)
    phone.dismiss("B", at: 750)
    #expect(near(phone.dim(at: 750), 0.4, within: 0.001))
    #expect(near(phone.dim(at: 825), 0.2, within: 0.001))
    #expect(phone.dim(at: 900) == 0)
  }

  @Test func `Q1, Q2 an heir that goes away in the gap leaves the mask to the next`() {
    var phone = EnginePhone()
    for id in ["A", "B", "C"] { phone.present(.lab(PresentationID(id), arrival: .queue), at: 0) }
    phone.dismiss("A", at: 600)
    phone.dismiss("B", at: 1000)
    for ms in stride(from: 600.0, through: 2000, by: 10) {
      #expect(near(phone.dim(at: ms), 0.4, within: 0.001), "at \(ms)")
    }
    #expect(phone.lines("willPresent") == ["0 willPresent A", "1100 willPresent C"])
  }

  @Test(arguments: [ArrivalPolicy.queue, .stack], [Kind.card, .alert])
  func `Q1, E7 the last one to wait goes away in the gap: the mask fades`(
    arrival: ArrivalPolicy, kind: Kind
  ) {
    var phone = EnginePhone()
    phone.setEnvironment(at: 0) { $0.chainDelay = 0.2 }
    phone.present(.lab("A", kind, dim: 0.4, arrival: arrival), at: 0)
    phone.dismiss("A", at: 600)
    let next = PresentationSpec.lab("B", kind, dim: 0.4, arrival: arrival)
    phone.request(at: 600) { $0.present(next, after: "A", at: $1) }
    phone.dismiss("B", at: 1000)
    #expect(near(phone.dim(at: 1000), 0.4, within: 0.001))
    var last = 0.4
    for ms in stride(from: 1010.0, through: 1290, by: 10) {
      let dim = phone.dim(at: ms)
      #expect(last - dim > 0.01 && last - dim < 0.02, "at \(ms)")
      last = dim
    }
    #expect(phone.dim(at: 1300) == 0)
    #expect(phone.engine.nextEvent == nil)
    #expect(phone.callbacks(of: "B") == ["1000 didDismiss B code"])
  }

  @Test func `Q1, E7 who enters while a mask fades takes it over; all cleared it fades as one`() {
    var phone = EnginePhone()
    for id in ["A", "B", "C"] { phone.present(.lab(PresentationID(id), arrival: .queue), at: 0) }
    phone.dismiss("A", at: 600)
    phone.dismissAll(at: 1000)
    #expect(near(phone.dim(at: 1150), 0.2, within: 0.001))
    phone.present(.lab("D"), at: 1150)
    #expect(near(phone.dim(at: 1150), 0.2, within: 0.001))
    #expect(near(phone.dim(at: 1300), 0.3, within: 0.001))
    #expect(near(phone.dim(at: 2000), 0.4, within: 0.001))
  }

  @Test func `Q1, E7 dismissed or replaced as it enters, the mask it took over does not jump`() {
    for replaces in [false, true] {
      var phone = EnginePhone()
      for id in ["A", "B"] { phone.present(.lab(PresentationID(id), arrival: .queue), at: 0) }
      phone.dismiss("A", at: 600)
      if replaces {
        phone.request(at: 1100) { $0.replace(with: .lab("B"), at: $1) }
      } else {
        phone.dismiss("B", at: 1100)
      }
      #expect(phone.lines("willPresent").count >= 2, "it has entered")
      #expect(near(phone.dim(at: 1100), 0.4, within: 0.001))
      #expect(near(phone.dim(at: 1250), replaces ? 0.4 : 0.2, within: 0.001))
      #expect(near(phone.dim(at: 2000), replaces ? 0.4 : 0, within: 0.001))
    }
  }

  @Test func `Q1, E7 an heir that changes its level in the gap leaves the mask to fade`() {
    var phone = EnginePhone()
    for id in ["A", "B"] { phone.present(.lab(PresentationID(id), arrival: .queue), at: 0) }
    phone.dismiss("A", at: 600)
    phone.request(at: 1000) { $0.replace(with: .lab("B", .toast), at: $1) }
    #expect(near(phone.dim(at: 1000), 0.4, within: 0.001))
    #expect(near(phone.dim(at: 1150), 0.2, within: 0.001))
    #expect(phone.dim(at: 1500) == 0)
  }

  @Test func `Q1 no mask is kept for one that waits for somebody else`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.present(.lab("B", .alert, arrival: .queue), at: 500)
    phone.request(at: 500) { $0.present(.lab("C", .alert, arrival: .queue), after: "A", at: $1) }
    phone.dismiss("B", at: 1000)
    phone.run(to: 2000)
    #expect(phone.open == ["A"])
    #expect(near(phone.dim(at: 2000), 0.4, within: 0.001))
    phone.dismiss("A", at: 2000)
    phone.run(to: 4000)
    #expect(phone.open == ["C"])
  }

  @Test func `Q1 the second alert enters when the first has gone`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .alert), at: 0)
    phone.dismiss("A", .action, at: 500)
    phone.present(.lab("B", .alert), at: 600)
    phone.run(to: 3000)
    #expect(phone.callbacks(of: "B") == ["800 willPresent B", "1100 didPresent B"])
  }

  @Test func `Q2 replace ends the other for good`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.present(.lab("B", arrival: .replace), at: 500)
    phone.dismiss("B", at: 2000)
    phone.run(to: 5000)
    #expect(
      phone.callbacks(of: "A").suffix(2) == [
        "500 willDismiss A replaced", "800 didDismiss A replaced",
      ])
    #expect(phone.callbacks(of: "B").first == "800 willPresent B")
    #expect(phone.open == [])
  }

  @Test func `Q2 what has the lower priority does not preempt but waits`() {
    var phone = EnginePhone()
    phone.present(.lab("A", priority: 2), at: 0)
    phone.present(.lab("B", priority: 1, arrival: .preempt), at: 500)
    phone.run(to: 1000)
    #expect(phone.open == ["A"])
    phone.dismiss("A", at: 1000)
    phone.run(to: 5000)
    #expect(phone.callbacks(of: "B").first == "1500 willPresent B")
  }

  @Test func `Q2 pushed aside and dismissed meanwhile it does not come back`() {
    for ms in [600.0, 1000] {
      var phone = EnginePhone()
      phone.present(.lab("A"), at: 0)
      phone.present(.lab("B", priority: 1, arrival: .preempt), at: 500)
      phone.dismiss("A", at: ms)
      phone.dismiss("B", at: 2000)
      phone.run(to: 5000)
      #expect(phone.open == [])
      #expect(phone.lines("willPresent").count == 2)
    }
  }

  @Test func `Q2 the preempting one may leave before the other has`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.present(.lab("B", priority: 1, arrival: .preempt), at: 500)
    phone.dismiss("B", at: 550)
    phone.run(to: 5000)
    #expect(phone.open == ["A"])
    #expect(
      phone.callbacks(of: "A").suffix(2) == [
        "800 willPresent A restored", "1100 didPresent A",
      ])
  }

  @Test func `Q2, Q1 pushed aside in a row they come back in turn and keep no mask meanwhile`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.present(.lab("B", priority: 1, arrival: .preempt), at: 500)
    phone.present(.lab("C", priority: 2, arrival: .preempt), at: 1000)
    #expect(phone.snapshot(at: 2000).presentations.map(\.id) == ["C"])
    phone.dismiss("C", at: 2000)
    phone.dismiss("B", at: 4000)
    phone.run(to: 6000)
    #expect(
      phone.lines("willPresent").suffix(2) == [
        "2300 willPresent B restored", "4300 willPresent A restored",
      ])
  }

  @Test func `Q2 clearing takes all that wait along`() {
    var phone = EnginePhone()
    for id in ["A", "B", "C"] { phone.present(.lab(PresentationID(id), .toast), at: 0) }
    phone.dismissAll(at: 500)
    phone.run(to: 5000)
    #expect(phone.lines("willPresent") == ["0 willPresent A"])
    #expect(
      Set(phone.lines("didDismiss")) == [
        "500 didDismiss B code", "500 didDismiss C code", "800 didDismiss A code",
      ])
  }
}
