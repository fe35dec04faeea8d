import Blocks
import Canvas
import TestSupport

/// A small model for the tests of this room.
struct Lab {
  var name = "Mira"
  var draft = ""
  var isEditing = false
  var isAsking = false
  var isOn = false
  var chosen: Chosen?
  var rows = [Row(), Row(), Row()]
  var pressed: [String] = []

  struct Chosen: Identifiable {
    var id: Int
    var title: String
  }

  struct Row {
    var note = ""
    var isNoting = false
  }
}

extension BlockContext {
  /// A light phone with fixed text widths.
  static func phone(
    _ appearance: Appearance = .light, environment: BlockEnvironment = BlockEnvironment()
  ) -> BlockContext {
    BlockContext(
      theme: .classic(appearance, textSize: environment.textSize), text: FixedTextMeasuring(),
      environment: environment)
  }
}

extension Block where Model == Lab {
  /// What the block draws in a rectangle, with the numbers of the look.
  func drawn(in rect: Rect, of model: Lab = Lab(), _ context: BlockContext = .phone()) -> Picture<
    Lab
  > {
    var picture = Picture(model: model)
    draw(in: rect, into: &picture, context: context)
    return picture
  }

  /// The picture of the block at its own size for a width, standing at a corner.
  func drawn(at corner: Point, width: Double, _ context: BlockContext = .phone()) -> Picture<Lab> {
    let size = size(fitting: ProposedSize(width: width), in: context)
    return drawn(in: Rect(origin: corner, size: size), context)
  }

  /// The block's height in pt for a width.
  func height(width: Double, _ context: BlockContext = .phone()) -> Double {
    size(fitting: ProposedSize(width: width), in: context).height
  }
}

extension Picture {
  /// The rectangle of a named place.
  func frame(_ name: String) -> Rect? { area(named: name)?.shape.bounds }

  /// All texts drawn, groups included, in drawing order.
  var texts: [String] { Picture.runs(items).map(\.text) }

  /// All runs drawn, groups included, in drawing order.
  var runs: [TextRun] { Picture.runs(items) }

  private static func runs(_ items: [DisplayItem]) -> [TextRun] {
    items.flatMap { item -> [TextRun] in
      switch item {
      case .text(let run): [run]
      case .group(let group): runs(group.items)
      case .fill, .stroke, .shadow, .icon, .hairline: []
      }
    }
  }
}
