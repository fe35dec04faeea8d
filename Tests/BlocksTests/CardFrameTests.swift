import Blocks
import Canvas
import Testing

/// Frames of the pictures 04, 05, 06 and 07 of the look (SPEC K1, K5, K6).
@Suite struct CardFrameTests {
  private let confirm = Card<Lab> {
    IconDisc(.archive).named("disc")
    Gap(16)
    CardTitle("Archive 12 talks?")
    Gap(8)
    CardMessage("They stay searchable, and you can bring them back")
    Gap(24)
    ButtonRow {
      Button("Cancel", style: .secondary, do: .dismissSelf)
      Button("Archive", style: .primary) { $0.pressed.append("Archive") }
    }
  }

  @Test func `04: the confirmation card`() {
    let picture = confirm.drawn(at: Point(32, 300), width: 326)
    #expect(confirm.height(width: 326) == 257)
    #expect(picture.frame("disc") == Rect(171, 324, 48, 48))
    #expect(picture.frame("title") == Rect(56, 388, 278, 25))
    #expect(picture.frame("message") == Rect(56, 421, 278, 40))
    #expect(picture.frame("Cancel") == Rect(56, 485, 133, 48))
    #expect(picture.frame("Archive") == Rect(201, 485, 133, 48))
  }

  @Test func `V5 a line over the footer says that more stands under it`() {
    let card = Card<Lab> {
      CardMessage("One. Two. Three. Four. Five.")
      Gap(200)
    } footer: {
      Button("Done", style: .primary, do: .dismissSelf)
    }
    func lines(_ height: Double) -> [Rect] {
      card.drawn(in: Rect(32, 100, 326, height)).items.compactMap {
        if case .hairline(let rect, _) = $0 { rect } else { nil }
      }
    }
    #expect(lines(card.height(width: 326)) == [])
    #expect(lines(200) == [Rect(32, 100 + 200 - 72, 326, 0)])
  }

  @Test func `05: the card with an image header`() {
    let card = Card<Lab>(alignment: .leading, header: Art(height: 168) { _, _ in [] }, bottom: 8) {
      CardTitle("Quiet hours are on", alignment: .leading)
      Gap(8)
      CardMessage(
        "From 22:00 to 07:00 only pinned people can reach you. Everything else waits until then.",
        alignment: .leading)
      Gap(24)
      Button("Keep", style: .primary, do: .dismissSelf)
      Gap(4)
      Button("Change", style: .plain, do: .dismissSelf)
    }
    let picture = card.drawn(at: Point(32, 222), width: 326)
    #expect(card.height(width: 326) == 413)
    #expect(picture.frame("header") == Rect(32, 222, 326, 168))
    #expect(picture.frame("title") == Rect(56, 414, 278, 25))
    #expect(picture.frame("message") == Rect(56, 447, 278, 60))
    #expect(picture.frame("Keep") == Rect(56, 531, 278, 48))
    #expect(picture.frame("Change") == Rect(56, 583, 278, 44))
  }

  @Test func `06: the card with countdown and progress`() {
    let card = Card<Lab> {
      Ring(0.6, title: "6").named("ring")
      Gap(20)
      CardTitle("Sending in 6 seconds")
      Gap(4)
      Label("3 photos to Mira Olvane", .subhead).frame(maxWidth: .infinity).named("subtitle")
      Gap(20)
      HStack {
        Label("Uploading", .footnoteStrong)
        Spacer()
        Label("18.4 of 28.7 MB", .footnote)
      }.named("progress.label")
      Gap(8)
      ProgressBar(0.64).named("progress.track")
      Gap(24)
      ButtonRow {
        Button("Undo", style: .secondary, do: .dismissSelf)
        Button("Send now", style: .primary, do: .dismissSelf)
      }
    }
    let picture = card.drawn(at: Point(32, 260), width: 326)
    #expect(card.height(width: 326) == 337)
    #expect(picture.frame("ring") == Rect(147, 284, 96, 96))
    #expect(picture.frame("title") == Rect(56, 400, 278, 25))
    #expect(picture.frame("subtitle") == Rect(56, 429, 278, 20))
    #expect(picture.frame("progress.label") == Rect(56, 469, 278, 18))
    #expect(picture.frame("progress.track") == Rect(56, 495, 278, 6))
    #expect(picture.frame("Undo") == Rect(56, 525, 133, 48))
    #expect(picture.frame("Send now") == Rect(201, 525, 133, 48))
  }

  @Test(arguments: [nil, "No such address."])
  func `07: the error takes its own line only when present`(error: String?) {
    let field = TextField<Lab>("Name", text: \.draft, label: "Name", error: error)
    let picture = field.drawn(at: Point(56, 308), width: 278)
    #expect(field.height(width: 278) == (error == nil ? 70 : 96))
    #expect(picture.frame("Name") == Rect(56, 334, 278, 44))
    #expect(picture.frame("Name.error") == (error == nil ? nil : Rect(76, 386, 258, 18)))
  }

  @Test func `a disabled confirm takes the tap and does nothing (K5)`() throws {
    let button = Button<Lab>("Save", style: .primary) { $0.pressed.append("Save") }.enabled(false)
    let picture = button.drawn(in: Rect(0, 0, 133, 48))
    #expect(try #require(picture.area(named: "Save")).role == .disabled)
    #expect(picture.handlers["Save"] == nil)
  }

  @Test func `touches reach what is drawn: a button's cut corner is outside (M2)`() throws {
    let picture = confirm.drawn(at: Point(32, 300), width: 326)
    let archive = try #require(picture.area(named: "Archive"))
    #expect(archive.contains(Point(267, 509)))
    #expect(!archive.contains(Point(201.5, 485.5)))
  }
}
