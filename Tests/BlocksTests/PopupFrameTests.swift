import Blocks
import Canvas
import Testing

/// Frames of the pictures 08, 09, 12, 13, 14, 16 and 18 of the look.
@Suite struct PopupFrameTests {
  @Test func `08: the bottom panel (K9, S15)`() {
    let panel = PanelBody<Lab> {
      PanelHeader(.image, title: "Photos", subtitle: "3 photos, 28.7 MB")
      Gap(16)
      ScrollAcross("people", insets: Insets(left: 8)) {
        HStack(spacing: 0) {
          for name in ["Mira", "Jonas", "Theo", "Book", "Lina", "Allot"] {
            PersonCell(name, initials: "MO", tint: .clay, do: .dismissSelf)
          }
        }
      }
      Gap(16)
      Divider(inset: 16)
      ActionRow(.link, "Copy link", do: .dismissSelf)
      ActionRow(.mailOutline, "Mark as unread", do: .dismissSelf)
      ActionRow(.schedule, "Snooze", do: .dismissSelf)
      ActionRow(.block, "Block sender", role: .destructive, line: .none, do: .dismissSelf)
    }
    let picture = panel.drawn(in: Rect(0, 412, 390, 432))
    #expect(panel.height(width: 390) == 432 - 34, "the host adds the strip")
    #expect(picture.frame("thumbnail") == Rect(16, 432, 44, 44))
    #expect(picture.frame("title")?.origin == Point(72, 432))
    #expect(picture.frame("subtitle")?.origin == Point(72, 456))
    #expect(picture.frame("close") == Rect(337, 432, 44, 44))
    #expect(picture.frame("Mira name") == Rect(8, 570, 72, 16))
    #expect(picture.frame("Copy link") == Rect(0, 602, 390, 52))
    #expect(picture.frame("safe area") == Rect(0, 810, 390, 34))
  }

  @Test func `A panel or card without enough room scrolls, its buttons stay (K1, K9)`() {
    let panel = PanelBody<Lab> {
      for row in 1...9 { ActionRow(.link, "row \(row)", do: .dismissSelf) }
    }
    let low = panel.drawn(in: Rect(0, 0, 390, 334))
    #expect(low.area(named: "panel")?.role == .scroll(contentHeight: 468))
    #expect(low.area(named: "panel")?.shape == .rect(Rect(0, 0, 390, 300)))
    let card = Card<Lab> {
      Gap(400)
    } footer: {
      Button("Done", style: .primary, do: .dismissSelf)
    }
    let short = card.drawn(in: Rect(0, 0, 326, 300))
    #expect(short.area(named: "card")?.shape == .rect(Rect(0, 0, 326, 228)))
    #expect(short.frame("Done") == Rect(24, 228, 278, 48))
    #expect(card.drawn(at: .zero, width: 326).area(named: "card") == nil)
  }

  @Test func `09: the sheet with tiles and a group (S)`() {
    let sheet = VStack<Lab>(spacing: 0) {
      SheetHeader("Snooze until")
      Grid(columns: 2) {
        for title in ["Later today", "Tomorrow", "This weekend", "Next week"] {
          Tile(.schedule, title, detail: "18:00", do: .dismissSelf)
        }
      }.padding(.horizontal, 16)
      Gap(16)
      GroupBox {
        Cell(.calendarMonth, "Pick a date", trailing: .chevron, do: .dismissSelf)
        Cell(.reply, "Wake", trailing: .toggle(\.isOn))
      }.named("group").padding(.horizontal, 16)
    }
    let picture = sheet.drawn(in: Rect(0, 422, 390, 422))
    #expect(picture.frame("title")?.minY == 446)
    #expect(picture.frame("close") == Rect(337, 438, 44, 44))
    #expect(picture.frame("Later today") == Rect(16, 490, 175, 80))
    #expect(picture.frame("group") == Rect(16, 674, 358, 104))
    #expect(picture.frame("Pick a date") == Rect(16, 674, 358, 52))
    #expect(picture.frame("Wake switch")?.minX == 307)
    #expect(picture.frame("Wake switch")?.midY == 752)
  }

  @Test func `12: the alert with two buttons`() {
    let alert = AlertBody<Lab>(
      "Discard this draft?", message: "It has not been sent, nor saved anywhere",
      choices: [
        Choice("Discard", role: .destructive) { $0.draft = "" },
        Choice("Keep", role: .cancel),
      ])
    let picture = alert.drawn(at: Point(60, 355.5), width: 390)
    #expect(alert.size(fitting: .ideal, in: .phone()) == Size(270, 146))
    #expect(picture.frame("title") == Rect(76, 375.5, 238, 22))
    #expect(picture.frame("message") == Rect(76, 401.5, 238, 36))
    #expect(picture.frame("Keep") == Rect(60, 457.5, 135, 44))
    #expect(picture.frame("Discard") == Rect(195, 457.5, 135, 44))
  }

  @Test func `12: the stacked alert`() {
    let alert = AlertBody<Lab>(
      "Save your changes?", message: "Otherwise your edits to it are lost. Be careful",
      choices: [
        Choice("Cancel", role: .cancel), Choice("Save", rank: .preferred),
        Choice("Don’t save", role: .destructive),
      ])
    let picture = alert.drawn(at: Point(60, 311.5), width: 390)
    #expect(alert.size(fitting: .ideal, in: .phone()) == Size(270, 234))
    #expect(picture.frame("Save") == Rect(60, 413.5, 270, 44))
    #expect(picture.frame("Don’t save") == Rect(60, 457.5, 270, 44))
    #expect(picture.frame("Cancel") == Rect(60, 501.5, 270, 44))
  }

  @Test func `13: the dialog with its cancel group (D1)`() {
    let dialog = DialogBody<Lab>(
      "Delete 3 talks?", message: "They are removed from all your devices.",
      choices: [
        Choice("Archive instead"), Choice("Mute"), Choice("Delete", role: .destructive),
      ])
    let picture = dialog.drawn(at: Point(8, 512), width: 374)
    #expect(dialog.height(width: 374) == 298)
    #expect(picture.frame("group") == Rect(8, 512, 374, 234))
    #expect(picture.frame("title") == Rect(24, 526, 342, 18))
    #expect(picture.frame("message") == Rect(24, 546, 342, 18))
    #expect(picture.frame("Delete") == Rect(8, 578, 374, 56))
    #expect(picture.frame("cancel") == Rect(8, 754, 374, 56))
  }

  @Test(arguments: [(0.0, 8.0), (5, 3), (34, 0)])
  func `D1 without a home area the cancel group keeps 8 pt from the screen's edge`(
    safe: Double, foot: Double
  ) {
    var context = BlockContext.phone()
    let dialog = DialogBody<Lab>("Delete 3 talks?", choices: [Choice("Mute")])
    let usual = dialog.height(width: 374, context)
    context.environment.safeArea.bottom = safe
    #expect(dialog.height(width: 374, context) == usual + foot)
    let picture = dialog.drawn(at: Point(8, 500), width: 374, context)
    #expect(picture.frame("cancel")?.maxY == 500 + usual)
  }

  @Test func `14: the popover's rows`() {
    let popover = VStack<Lab>(spacing: 0) {
      SectionHeader("Sort by")
      MenuRow("Newest first", mark: .checked, do: .dismissSelf)
      MenuRow("Oldest first", mark: .unchecked, do: .dismissSelf)
      MenuRow("Sender", mark: .unchecked, do: .dismissSelf)
      SectionGap()
      SectionHeader("Show only")
      Cell(nil, "Unread", trailing: .toggle(\.isOn)).frame(height: 44)
      Cell(nil, "With photos", trailing: .toggle(\.isOn)).frame(height: 44)
    }.padding(.bottom, 4).frame(width: 264)
    let picture = popover.drawn(at: Point(116, 104), width: 264)
    #expect(popover.height(width: 264) == 304)
    #expect(picture.frame("Newest first") == Rect(116, 140, 264, 44))
    #expect(picture.frame("gap") == Rect(116, 272, 264, 8))
    #expect(picture.frame("Unread switch")?.minX == 313)
  }

  @Test func `16: notice, bubble and toast (K2, K8)`() {
    let notice = NoticeBody<Lab>(
      .cloudDone, "Photos sent", text: "Mira has all three.", action: "View", do: .dismissSelf)
    let top = notice.drawn(at: Point(16, 51), width: 358)
    #expect(notice.height(width: 358) == 64)
    #expect(top.frame("icon") == Rect(28, 63, 40, 40))
    #expect(top.frame("title")?.origin == Point(80, 63))
    #expect(top.frame("text")?.origin == Point(80, 85))
    let toast = ToastBody<Lab>("2 archived", action: "Undo", do: .dismissSelf)
    let bottom = toast.drawn(at: Point(16, 697), width: 358)
    #expect(toast.height(width: 358) == 52)
    #expect(bottom.frame("text")?.origin == Point(32, 713))
    #expect(bottom.frame("Undo")?.maxX == 366)
    #expect(bottom.frame("Undo")?.minY == 701)
    let bubble = BubbleBody<Lab>("Hold a row", text: "Preview, snooze or mute a row without it")
    #expect(bubble.size(fitting: .ideal, in: .phone()) == Size(264, 84))
  }
}
