import Canvas
import PresentationCore
import Testing

/// A finger that calls a menu and goes on in it; the menu stands below P, 250 wide, items of 44 pt.
@Suite struct HoldTests {
  /// A phone whose P calls the menu M, which has two items, the second disabled.
  private func phone(calls: Bool = true) -> EnginePhone {
    var phone = EnginePhone()
    phone.page.menuOwner = "P"
    phone.contents["M"] = PopupContent(controls: [
      .control("reply", 0, 0, 250, 44), .control("mute", 0, 44, 250, 44, role: .disabled),
    ])
    guard calls else { return phone }
    phone.client = { logged, phone in
      guard case .held = logged.event else { return }
      phone.present(.menu, at: logged.ms)
    }
    return phone
  }

  @Test("C1 a finger that rests half a second calls the menu of what it rests on")
  func rests() {
    var phone = phone()
    phone.down(195, 132, at: 0)
    phone.run(to: 499)
    #expect(phone.lines("held").isEmpty)
    phone.run(to: 500)
    #expect(phone.lines("held") == ["500 held P"])
    #expect(phone.callbacks == ["500 willPresent M"])
  }

  @Test("C1 the finger that called it lets go without choosing, and P is not pressed")
  func letsGo() {
    var phone = phone()
    phone.down(195, 132, at: 0)
    phone.up(195, 132, at: 900)
    #expect(phone.pressed.isEmpty)
    #expect(phone.engine.phase(of: "M") == .presented)
  }

  private static let ends: [(Double, Double, [String], Set<String>)] = [
    (195, 190, ["reply"], ["reply"]),
    (195, 230, [], ["mute"]),
    (195, 700, [], []),
    (195, 135, [], []),
  ]

  @Test(
    "C1 it goes on from the press to an item, which is chosen where it lets go", arguments: ends)
  func goesOn(_ x: Double, _ y: Double, _ pressed: [String], _ highlighted: Set<String>) {
    var phone = phone()
    phone.down(195, 132, at: 0)
    phone.move(195, 160, at: 850)
    phone.move(x, y, at: 900)
    #expect(phone.engine.pressed(in: "M") == highlighted)
    phone.up(x, y, at: 950)
    #expect(phone.pressed == pressed)
    #expect(phone.engine.phase(of: "M") == .presented)
  }

  @Test("C1 a menu that appears under the resting finger waits for it to move beyond the slop")
  func underFinger() {
    var phone = phone()
    phone.client = { logged, phone in
      guard case .held = logged.event else { return }
      phone.present(
        PresentationSpec.menu.with {
          $0.style = .anchored(name: "menu", to: Rect(95, 60, 200, 44), side: .below)
        }, at: logged.ms)
    }
    phone.down(195, 132, at: 0)
    phone.move(198, 138, at: 900)
    #expect(phone.engine.pressed(in: "M").isEmpty)
    phone.up(198, 138, at: 950)
    #expect(phone.pressed.isEmpty)
  }

  @Test("C1 moving beyond the slop before the time is up calls nothing")
  func moved() {
    var phone = phone()
    phone.down(195, 132, at: 0)
    phone.move(195, 143, at: 300)
    phone.run(to: 900)
    #expect(phone.lines("held").isEmpty)
  }

  @Test("C1 within the slop it still counts as resting")
  func trembles() {
    var phone = phone()
    phone.down(195, 132, at: 0)
    phone.move(199, 139, at: 300)
    phone.run(to: 900)
    #expect(phone.lines("held") == ["500 held P"])
  }

  @Test("C1 a right click calls at once, and is no tap")
  func rightClick() {
    var phone = phone()
    let place = Point(195, 132)
    phone.send(.pointer(Pointer(.down, at: place, button: .secondary)), at: 0)
    phone.send(.pointer(Pointer(.up, at: place, button: .secondary)), at: 60)
    #expect(phone.lines("held") == ["0 held P"])
    #expect(phone.pressed.isEmpty)
    phone.send(.pointer(Pointer(.down, at: Point(20, 400), button: .secondary)), at: 700)
    phone.send(.pointer(Pointer(.up, at: Point(20, 400), button: .secondary)), at: 760)
    #expect(phone.pressed.isEmpty)
  }

  @Test("C1 a right click takes no hold of a sheet that moves under it")
  func rightClickInMotion() {
    var phone = phone(calls: false)
    phone.present(.lab("S", .sheet), at: 0)
    phone.send(.pointer(Pointer(.down, at: Point(195, 800), button: .secondary)), at: 150)
    phone.send(.pointer(Pointer(.up, at: Point(195, 800), button: .secondary)), at: 200)
    phone.run(to: 900)
    #expect(phone.engine.phase(of: "S") == .presented)
    #expect(phone.lines("dragBegan").isEmpty)
  }

  @Test("V6 keys call the menu of what has one, and of nothing else")
  func keys() {
    var phone = phone()
    phone.request(at: 0) { $0.callMenu(of: "row 3", in: nil, at: $1) }
    #expect(phone.callbacks.isEmpty)
    phone.request(at: 10) { $0.callMenu(of: "P", in: nil, at: $1) }
    #expect(phone.callbacks == ["10 willPresent M"])
  }

  @Test("C1 nobody answers: the finger is neither a tap nor a scroll any more")
  func nobody() {
    var phone = phone(calls: false)
    phone.down(195, 132, at: 0)
    phone.move(195, 100, at: 600)
    phone.move(195, 60, at: 650)
    phone.up(195, 60, at: 700)
    #expect(phone.pressed.isEmpty)
    #expect(phone.snapshot(at: 800).page.offset == 0)
  }

  @Test("C1 a finger that comes down in the menu slides from item to item")
  func slides() {
    var phone = phone(calls: false)
    phone.present(.menu, at: 0)
    phone.down(195, 230, at: 500)
    #expect(phone.engine.pressed(in: "M") == ["mute"])
    phone.move(195, 190, at: 550)
    #expect(phone.engine.pressed(in: "M") == ["reply"])
    phone.up(195, 190, at: 600)
    #expect(phone.pressed == ["reply"])
  }

  @Test("C1 the menu leaves under the finger: nothing is chosen")
  func leaves() {
    var phone = phone()
    phone.down(195, 132, at: 0)
    phone.move(195, 190, at: 900)
    phone.key(.escape, at: 920)
    phone.up(195, 190, at: 950)
    #expect(phone.pressed.isEmpty)
    #expect(phone.callbacks.last == "920 willDismiss M escape")
  }

  @Test("C1 a presentation that takes no slides leaves the finger alone")
  func otherPopup() {
    var phone = phone(calls: false)
    phone.client = { logged, phone in
      guard case .held = logged.event else { return }
      phone.present(.lab("B"), at: logged.ms)
    }
    phone.down(195, 132, at: 0)
    phone.move(195, 430, at: 900)
    phone.up(195, 430, at: 950)
    #expect(phone.engine.phase(of: "B") == .presented)
    #expect(phone.pressed.isEmpty)
  }
}

extension PresentationSpec {
  /// The menu M below P.
  fileprivate static var menu: PresentationSpec {
    .lab("M", .menu).with { $0.finger = .slides }
  }
}
