import Canvas
import PresentationCore
import Testing

/// CASES 14 and 15: refresh under popups, focus and Escape (SPEC R2, R3, M6, V6, E9).
struct RefreshCaseTests {
  @Test func `B189, R2 the work begins at the release`() {
    var phone = EnginePhone()
    phone.down(195, 300, at: 100)
    phone.moves(195, from: 300, by: 300, at: 100)
    #expect(phone.snapshot(at: 900).page.offset <= -64)
    phone.up(195, 600, at: 1000)
    #expect(phone.lines("refreshBegan") == ["1000 refreshBegan 1"])
    #expect(near(phone.snapshot(at: 3000).page.offset, -54))
    phone.request(at: 3000) { $0.endRefresh(.success, at: $1) }
    #expect(near(phone.snapshot(at: 3400).page.offset, 0))
    #expect(phone.lines("refreshEnded") == ["3000 refreshEnded 1 success"])
  }

  @Test func `B184, R2 end, begin and end in one instant are two cycles`() {
    var phone = EnginePhone()
    phone.request(at: 0) { $0.beginRefresh(at: $1) }
    phone.request(at: 1000) {
      $0.endRefresh(.success, at: $1)
      $0.beginRefresh(at: $1)
      $0.endRefresh(.failure, at: $1)
    }
    phone.run(to: 2000)
    #expect(
      phone.lines == [
        "0 refreshBegan 1", "1000 refreshEnded 1 success", "1000 refreshBegan 2",
        "1000 refreshEnded 2 failure",
      ])
    #expect(phone.snapshot(at: 1400).page.offset == 0)
  }

  @Test func `B185, B186 an end belongs to its cycle, a second begin is coalesced`() {
    var phone = EnginePhone()
    phone.request(at: 0) { $0.beginRefresh(at: $1) }
    phone.request(at: 500) { $0.beginRefresh(at: $1) }
    #expect(phone.lines("ignored").count == 1)
    phone.request(at: 1000) { $0.endRefresh(.success, cycle: 1, at: $1) }
    phone.request(at: 1001) { $0.beginRefresh(at: $1) }
    phone.request(at: 1002) { $0.endRefresh(.success, cycle: 1, at: $1) }
    phone.run(to: 3000)
    #expect(phone.lines("refreshBegan").count == 2)
    #expect(phone.lines("refreshEnded").count == 1)
  }

  @Test func `B188 a pull held past the end of a refresh starts no second one`() {
    var phone = EnginePhone()
    phone.down(195, 300, at: 100)
    phone.moves(195, from: 300, by: 200, at: 100)
    #expect(phone.snapshot(at: 550).page.offset < -64)
    phone.request(at: 600) { $0.beginRefresh(at: $1) }
    phone.request(at: 1000) { $0.endRefresh(.success, at: $1) }
    phone.up(195, 500, at: 1200)
    phone.run(to: 4000)
    #expect(phone.lines("refreshBegan") == ["600 refreshBegan 1"])
    #expect(phone.lines("refreshEnded") == ["1000 refreshEnded 1 success"])
    #expect(near(phone.snapshot(at: 4000).page.offset, 0))
    phone.down(195, 300, at: 4000)
    phone.moves(195, from: 300, by: 200, at: 4000)
    phone.up(195, 500, at: 4500)
    #expect(phone.lines("refreshBegan").count == 2, "a new pull may")
  }

  @Test func `B190, M6, R3 a modal takes an armed pull away`() {
    var phone = EnginePhone()
    phone.down(195, 300, at: 500)
    phone.moves(195, from: 300, by: 200, step: 16, at: 500)
    #expect(phone.snapshot(at: 740).page.offset < -64)
    phone.present(.lab("A", .alert), at: 750)
    phone.move(195, 520, at: 800)
    phone.up(195, 520, at: 900)
    phone.run(to: 3000)
    #expect(phone.lines("refreshBegan") == [])
    #expect(near(phone.snapshot(at: 3000).page.offset, 0))
  }

  @Test func `R3 under a modal nothing starts, what runs goes on`() {
    var phone = EnginePhone()
    phone.request(at: 0) { $0.beginRefresh(at: $1) }
    phone.present(.lab("A"), at: 400)
    phone.request(at: 1000) { $0.endRefresh(.success, at: $1) }
    phone.request(at: 2000) { $0.beginRefresh(at: $1) }
    phone.run(to: 3000)
    #expect(phone.lines("refreshBegan").count == 1)
    #expect(phone.lines("refreshEnded").count == 1)
    #expect(phone.lines("ignored") == ["2000 ignored refresh: blocked"])
  }

  @Test func `B192, B193, B194 Escape closes the top one, one at a time`() {
    var phone = EnginePhone()
    for (index, id) in ["A", "B", "C"].enumerated() {
      phone.present(
        .lab(PresentationID(id), veto: index == 0 ? .interactive : .none), at: Double(index) * 10)
    }
    for ms in [800.0, 850, 900] { phone.key(.escape, at: ms) }
    phone.run(to: 3000)
    #expect(phone.lines("willDismiss") == ["800 willDismiss C escape", "850 willDismiss B escape"])
    #expect(phone.lines("didAttemptToDismiss") == ["900 didAttemptToDismiss A escape"])
    #expect(phone.lines("focus").suffix(2) == ["800 focus B", "850 focus A"])
    #expect(phone.open == ["A"])
  }

  @Test func `B196 a popup may refuse Escape`() {
    var phone = EnginePhone()
    phone.present(.lab("A", escape: .refuse), at: 0)
    phone.key(.escape, at: 500)
    #expect(phone.lines("didAttemptToDismiss") == ["500 didAttemptToDismiss A escape"])
    #expect(phone.open == ["A"])
  }

  @Test func `A3 Escape means nothing to an alert without cancel`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .alert, escape: .ignore), at: 0)
    phone.key(.escape, at: 500)
    #expect(phone.open == ["A"])
    #expect(phone.lines("didAttemptToDismiss") == [])
    #expect(phone.lines("ignored").count == 1)
  }
}
