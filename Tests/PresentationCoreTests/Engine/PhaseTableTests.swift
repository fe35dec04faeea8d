import Canvas
import Motion
import PresentationCore
import Testing

/// SPEC E1, E5, E6, E10: phases, requests, late requests, errors.
struct PhaseTableTests {
  enum Start: CaseIterable { case gone, queued, presenting, presented, dismissing }
  enum Request: CaseIterable { case present, dismiss, dismissAll, select, update }

  /// A phone on which A is in a phase at 1000 and its log is empty of what came before.
  private func phone(_ start: Start) -> EnginePhone {
    var phone = EnginePhone()
    let spec = PresentationSpec.lab("A", .sheet, arrival: start == .queued ? .queue : .stack)
    switch start {
    case .gone: break
    case .queued:
      phone.present(.lab("Z"), at: 0)
      phone.present(spec, at: 500)
    case .presenting: phone.present(spec, at: 900)
    case .presented: phone.present(spec, at: 0)
    case .dismissing:
      phone.present(spec, at: 0)
      phone.dismiss("A", at: 900)
    }
    phone.run(to: 1000)
    return phone
  }

  private func ask(_ request: Request, _ phone: inout EnginePhone) {
    switch request {
    case .present: phone.present(.lab("A", .sheet), at: 1000)
    case .dismiss: phone.dismiss("A", at: 1000)
    case .dismissAll: phone.request(at: 1000) { $0.dismissAll(reason: .code, at: $1) }
    case .select: phone.select("large", of: "A", at: 1000)
    case .update:
      phone.request(at: 1000) { $0.update(.lab("A", .sheet, dim: 0.3, arrival: .queue), at: $1) }
    }
  }

  /// What happens to A at the instant of the request.
  private static let table: [(Start, Request, [String])] = [
    (.gone, .present, ["willPresent A"]),
    (.gone, .dismiss, ["ignored dismiss A: notPresented"]),
    (.gone, .dismissAll, []),
    (.gone, .select, ["ignored select A large: notPresented"]),
    (.gone, .update, []),
    (.queued, .present, ["ignored present A: alreadyQueued"]),
    (.queued, .dismiss, ["didDismiss A code"]),
    (.queued, .dismissAll, ["didDismiss A code"]),
    (.queued, .select, []),
    (.queued, .update, []),
    (.presenting, .present, ["ignored present A: alreadyPresented"]),
    (.presenting, .dismiss, ["willDismiss A code"]),
    (.presenting, .dismissAll, ["willDismiss A code"]),
    (.presenting, .select, ["detentChanged A large code"]),
    (.presenting, .update, []),
    (.presented, .present, ["ignored present A: alreadyPresented"]),
    (.presented, .dismiss, ["willDismiss A code"]),
    (.presented, .dismissAll, ["willDismiss A code"]),
    (.presented, .select, ["detentChanged A large code"]),
    (.presented, .update, []),
    (.dismissing, .present, ["didDismiss A code", "willPresent A"]),
    (.dismissing, .dismiss, ["ignored dismiss A: alreadyDismissing"]),
    (.dismissing, .dismissAll, []),
    (.dismissing, .select, []),
    (.dismissing, .update, []),
  ]

  @Test func `E1 every phase answers every request as the table says`() {
    #expect(Self.table.count == Start.allCases.count * Request.allCases.count)
    for (start, request, expected) in Self.table {
      var phone = phone(start)
      let count = phone.log.count
      ask(request, &phone)
      phone.closeInstant()
      let words = phone.log.dropFirst(count).filter {
        $0.event.presentation == "A" || $0.event.words.hasPrefix("ignored")
      }.map(\.event.words)
      #expect(words == expected, "\(start) \(request)")
    }
  }

  @Test func `E1 whatever is asked, the cycle ends in order`() {
    for (start, request, _) in Self.table {
      var phone = phone(start)
      ask(request, &phone)
      phone.run(to: 3000)
      phone.dismissAll(at: 3000)
      phone.run(to: 6000)
      #expect(CycleCheck(phone.log).problems == [], "\(start) \(request)")
      #expect(phone.open == [], "\(start) \(request)")
    }
  }

  @Test func `E1 an unknown detent is an error and changes nothing`() {
    var phone = phone(.presented)
    let before = phone.snapshot(at: 1000)
    phone.select("x", of: "A", at: 1000)
    #expect(phone.snapshot(at: 1000) == before)
    #expect(phone.lines("error").count == 1)
    phone.present(.lab("B", .sheet, selected: "x"), at: 1000)
    phone.present(.lab("C", .sheet, undimmed: "x"), at: 1000)
    #expect(phone.lines("error").count == 3)
    #expect(phone.open == ["A"])
  }

  @Test func `E5 removed while queued there is only the end`() {
    var phone = phone(.queued)
    phone.dismiss("A", at: 1000)
    phone.run(to: 5000)
    #expect(phone.callbacks(of: "A") == ["1000 didDismiss A code"])
  }

  @Test func `E5 the page disappears behind a cover only, and appears when it has left`() {
    for kind in [Kind.card, .sheet, .alert, .cover] {
      var phone = EnginePhone()
      phone.present(.lab("A", kind), at: 0)
      phone.dismiss("A", at: 1000)
      phone.run(to: 3000)
      let isCover = kind == .cover
      #expect(phone.lines("disappeared") == (isCover ? ["300 disappeared page"] : []))
      #expect(phone.lines("appeared") == (isCover ? ["1300 appeared page"] : []))
    }
  }

  @Test func `E5, F1 under two covers the page disappears once and appears when both are gone`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .cover), at: 0)
    phone.present(.lab("B", .cover), at: 500)
    phone.dismiss("B", at: 1000)
    phone.run(to: 2000)
    #expect(phone.lines("appeared") == [])
    phone.present(.lab("B", .cover), at: 2000)
    phone.dismiss("A", at: 3000)
    phone.run(to: 5000)
    #expect(phone.lines("disappeared") == ["300 disappeared page"])
    #expect(phone.lines("appeared") == ["3300 appeared page"])
  }

  @Test func `E5, F1 a cover that never arrived, or turns round, leaves the page as it was`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .cover), at: 0)
    phone.dismiss("A", at: 100)
    phone.run(to: 1000)
    #expect(phone.lines("appeared") == [])
    phone.present(.lab("A", .cover), at: 1000)
    phone.dismiss("A", at: 2000)
    phone.present(.lab("A", .cover), at: 2100)
    phone.dismiss("A", at: 4000)
    phone.run(to: 5000)
    #expect(phone.lines("disappeared") == ["1300 disappeared page"])
    #expect(phone.lines("appeared") == ["4300 appeared page"])
  }

  @Test func `E5, Q2 a cover that pushes another aside keeps the page away`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .cover), at: 0)
    phone.present(.lab("B", .cover, priority: 1, arrival: .preempt), at: 500)
    phone.dismiss("B", at: 1500)
    phone.run(to: 3000)
    #expect(phone.lines("disappeared") == ["300 disappeared page", "2100 disappeared page"])
    #expect(phone.lines("appeared") == ["1800 appeared page"], "between the two ways")
  }

  @Test func `V2, E7 a resize in mid-flight does not start the time of the way anew`() {
    for kind in [Kind.dialog, .panel, .cover] {
      var phone = EnginePhone()
      phone.present(.lab("A", kind), at: 0)
      phone.resize(844, 390, at: 100)
      phone.dismiss("A", at: 1000)
      phone.resize(390, 844, at: 1200)
      phone.run(to: 3000)
      #expect(
        phone.callbacks == [
          "0 willPresent A", "300 didPresent A", "1000 willDismiss A code",
          "1300 didDismiss A code",
        ])
    }
  }

  @Test func `E10 the style is fixed for a cycle, policies are not`() {
    var phone = phone(.presented)
    let changed = PresentationSpec.lab("A", .sheet, dim: 0.4, veto: .interactive).with {
      $0.style = Kind.panel.style
    }
    phone.request(at: 1000) { $0.update(changed, at: $1) }
    #expect(phone.popup("A", at: 1000)?.style == Kind.sheet.style)
    #expect(near(phone.dim(at: 1000), 0.4, within: 0.001))
    phone.key(.escape, at: 1100)
    #expect(phone.lines("didAttemptToDismiss") == ["1100 didAttemptToDismiss A escape"])
  }

  @Test func `E10 in another style it enters when the old one has left`() {
    var phone = phone(.dismissing)
    phone.present(.lab("A", .panel), at: 1000)
    phone.run(to: 3000)
    #expect(
      phone.callbacks.suffix(3) == [
        "1200 didDismiss A code", "1200 willPresent A", "1500 didPresent A",
      ])
  }
}
