import Blocks
import Canvas
import PresentationCore
import TestSupport
import Testing

struct Inbox {
  var name = "Mira"
  var draft = ""
  var isEditing = false
  var choice: Item?
  var isOn = false
  struct Item: Identifiable {
    var id: Int
    var title: String
  }
}

func body(_ model: Inbox) -> some Block<Inbox> {
  VStack(spacing: 12) {
    Label("Now: \(model.name)")
    Button("Edit") {
      $0.draft = $0.name
      $0.isEditing = true
    }
    if model.isOn { Label("on") } else { Spacer() }
    for index in 0..<3 { Label("row \(index)", .footnote).named("row \(index)") }
  }
  .padding(16)
  .sheet(
    isPresented: \.isEditing, detents: [.medium, .large], onDismiss: { $0.draft = "" }
  ) { model in
    Label(model.draft)
    Button("Save", style: .primary) {
      $0.name = $0.draft
      $0.isEditing = false
    }
    Button("Close", do: .dismissSelf)
  }
  .popup(item: \.choice, style: .card) { item in Label(item.title) }
}

@Test func `a body draws, is pressed and declares its sheet`() throws {
  var model = Inbox()
  let context = BlockContext(theme: .classic(), text: FixedTextMeasuring())
  var picture = Picture(model: model)
  body(model).draw(in: Rect(0, 0, 390, 844), into: &picture, context: context)
  let edit = try #require(picture.handlers["Edit"])
  edit.change?(&model)
  #expect(model.isEditing)
  picture = Picture(model: model)
  body(model).draw(in: Rect(0, 0, 390, 844), into: &picture, context: context)
  #expect(picture.declared.map(\.spec.id) == ["sheet"])
}
