import Canvas
import PresentationCore

/// What a tap in the hole of a guide's mask does (SPEC K7).
public enum HoleTap: Hashable, Sendable {
  /// It works as if there were no guide.
  case passes
  /// It does nothing.
  case isKept
}

extension Block {
  /// Declares a card beside the area `target` of the page, in a mask with a hole around it.
  ///
  /// Another target while it is up moves hole and card there (SPEC K7).
  public func guide(
    isPresented: WritableKeyPath<Model, Bool>, target: String, id: String? = nil,
    holeTap: HoleTap = .isKept, onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Guided<Self> {
    Guided(
      target: target, isPresented: isPresented,
      declaring: declaring(
        isPresented: isPresented,
        options: { .guide(at: target, id, holeTap, rect: $0, in: $1) },
        onDismiss: joined(onDismiss, nil), content: content))
  }
}

/// A block whose guide points at one of the areas in it.
public struct Guided<Content: Block>: Block {
  let target: String
  let isPresented: WritableKeyPath<Content.Model, Bool>
  let declaring: Presenting<Content>

  /// Those of the content, and that it declares.
  public var traits: BlockTraits { declaring.traits }

  /// The content's size in pt.
  public func size(
    fitting proposal: ProposedSize, in context: BlockContext
  ) -> Size {
    declaring.size(fitting: proposal, in: context)
  }

  /// Draws the content and lets the guide point at its target.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    declaring.draw(in: rect, into: &picture, context: context)
    if picture.model[keyPath: isPresented] { picture.aimLatest(at: target) }
  }
}

extension PopupOptions {
  /// A card 12 pt from the hole; taps outside do nothing (look 17).
  fileprivate static func guide(
    at target: String, _ id: String?, _ holeTap: HoleTap, rect: Rect, in context: BlockContext
  ) -> PopupOptions {
    let light = Spotlight()
    let anchor = Anchor(
      rect, name: target, gap: light.growth.height + 12, margin: 32)
    let style = PresentationStyle.anchored(
      name: "guide", to: anchor, cornerRadius: context.theme.radius.alert)
    let mask = MaskSpec(
      opacity: light.farOpacity, outsideTap: .ignore, look: .spotlight(light),
      passes: holeTap == .passes ? [target] : [])
    return PopupOptions(style, look: .popover, id: id, mask: mask)
  }
}
