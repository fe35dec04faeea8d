import Blocks
import Canvas
import PresentationCore
import Testing

/// What becomes of a declared popup's place and mask (SPEC K1, K2, K4, C1, V5).
@Suite struct PopupOptionTests {
  private func declared(
    _ options: PopupOptions, _ context: BlockContext = .phone()
  ) throws -> PresentationSpec {
    var model = Lab()
    model.isAsking = true
    let page = Button<Lab>("x") { _ in }.popup(isPresented: \.isAsking, options) { _ in Label("") }
    let picture = page.drawn(in: Rect(0, 0, 100, 50), of: model, context)
    return try #require(picture.declared.first).spec
  }

  private static func placed(
    _ place: PopupPlace, _ level: PresentationLevel = .content
  ) -> PresentationStyle {
    var style = PresentationStyle.card
    style.place = place
    style.level = level
    return style
  }

  /// A style, and the mask that an asked one of 0.1 becomes.
  private static let floors: [(PresentationStyle, Double)] = [
    (.card, 0.3), (.panel, 0.3), (placed(.top(gap: 12)), 0.3), (placed(.leading(gap: 12)), 0.3),
    (placed(.containerCenter, .overlay), 0.3), (.sheet, 0.1), (.alert, 0.1), (.dialog, 0.1),
    (.cover, 0.1), (.anchored(name: "guide", to: Anchor(.zero, side: .above)), 0.1),
  ]

  @Test(arguments: floors)
  func `K4 the mask of a custom popup is never below 0.3; system ones and sheets have their own`(
    style: PresentationStyle, opacity: Double
  ) throws {
    let spec = try declared(PopupOptions(style, mask: MaskSpec(opacity: 0.1)))
    #expect(spec.mask.opacity == opacity)
  }

  /// What is asked, how much there is to read, the appearance, and what it becomes.
  private static let masks: [(MaskSpec?, PopupOptions.Reading, Appearance, Double)] = [
    (nil, .little, .light, 0.4), (nil, .much, .light, 0.5), (nil, .little, .darkContrast, 0.6),
    (MaskSpec(opacity: 0.35), .little, .dark, 0.35), (MaskSpec(opacity: 0.35), .much, .dark, 0.5),
    (MaskSpec(opacity: 0.7), .much, .light, 0.7),
    (MaskSpec(opacity: 0.35), .little, .lightContrast, 0.5),
    (MaskSpec(opacity: 0.1, outsideTap: .passThrough), .much, .light, 0.1),
    (MaskSpec.none, .little, .light, 0),
  ]

  @Test(arguments: masks)
  func `K4 with much to read it is 0.5 at least, and a mask that blocks nothing stays`(
    mask: MaskSpec?, reading: PopupOptions.Reading, appearance: Appearance, opacity: Double
  ) throws {
    var options = PopupOptions(.card, mask: mask)
    options.reading = reading
    #expect(try declared(options, .phone(appearance)).mask.opacity == opacity)
  }

  /// A place and the width its content is offered on a phone, and on a tablet.
  private static let widths: [(PopupPlace, Double, Double)] = [
    (.center(margin: 32), 326, 358), (.containerCenter, 358, 358), (.leading(gap: 12), 322, 358),
    (.trailing(gap: 12), 322, 358), (.bottomEdge, 390, 480), (.full, 390, 834),
  ]

  @Test(arguments: widths)
  func
    `K1, K2, K9 a card is at most 358 wide, a panel 480, and one at a side leaves 56 pt beside it`(
      place: PopupPlace, phone: Double, tablet: Double
    )
  {
    for (container, width) in [(Size(390, 844), phone), (Size(834, 1194), tablet)] {
      let environment = BlockEnvironment(container: container, safeArea: Insets(top: 47))
      #expect(place.proposal(in: environment).width == width)
    }
  }

  @Test func `K2, V5 from right to left place, ways and swipe are at the other side`() throws {
    var style = Self.placed(.leading(gap: 12))
    style.insertion.effects = [.move(.leading)]
    let options = PopupOptions(style)
    #expect(options.dismissal.swipe == .toward(.leading))
    #expect(try declared(options).style == style)
    let context = BlockContext.phone(environment: BlockEnvironment(layoutDirection: .rightToLeft))
    let mirrored = try declared(options, context)
    #expect(mirrored.style.place == .trailing(gap: 12))
    #expect(mirrored.style.insertion.effects == [.move(.trailing)])
    #expect(mirrored.dismissal.swipe == .toward(.trailing))
  }

  @Test(arguments: [
    (MenuBackdrop.blurred, MaskSpec(opacity: 0.32, look: .blurred(10))),
    (.dimmed, MaskSpec(opacity: 0.5)),
  ])
  func `C1 behind a menu all is blurred, or darker`(backdrop: MenuBackdrop, mask: MaskSpec) throws {
    var model = Lab()
    model.isAsking = true
    let row = Button<Lab>("x") { _ in }
      .contextMenu(isPresented: \.isAsking, backdrop: backdrop) { _ in Label("") }
    let picture = row.drawn(in: Rect(0, 0, 390, 60), of: model)
    #expect(try #require(picture.declared.first).spec.mask == mask)
  }
}
