import Canvas

/// Where a sheet stands across its container, and whether detents give its height (SPEC S9, S10).
public struct SheetLayout: Hashable, Sendable {
  /// How it is attached.
  public enum Form: Hashable, Sendable {
    /// To the lower edge, with detents.
    case attached
    /// Not at all: a card in the middle of this height in pt.
    case floating(height: Double)
  }

  /// How it is attached.
  public var form: Form
  /// Its left edge in container pt.
  public var x: Double
  /// Its width in pt.
  public var width: Double
  /// What its content leaves free for notch and home indicator, in pt.
  public var insets: Insets

  /// Least distance in pt of a floating sheet from the safe area.
  public static let margin = 20.0

  /// The place for a sheet; `contentHeight` in pt counts for a floating one that fits its content.
  public init(_ sheet: SheetSpec, in container: DetentContainer, contentHeight: Double? = nil) {
    let safe = container.safeArea
    let size = container.size
    if container.horizontalSizeClass == .regular, sheet.regularWidth != .attached {
      let fit = sheet.detents == [.fit] ? contentHeight : nil
      let wanted = Size(
        max(sheet.minimumSize.width, sheet.preferredSize?.width ?? 0),
        max(sheet.minimumSize.height, fit ?? sheet.preferredSize?.height ?? 0))
      let room = Rect(origin: .zero, size: size).inset(by: safe).inset(by: Insets(all: Self.margin))
      width = min(wanted.width, room.width)
      form = .floating(height: min(wanted.height, room.height))
      x = (size.width - width) / 2
      insets = .zero
      return
    }
    form = .attached
    let free = size.width - safe.left - safe.right
    if container.verticalSizeClass == .compact, sheet.compactHeight == .preferredWidth,
      let preferred = sheet.preferredSize?.width, preferred < free
    {
      width = preferred
      x = safe.left + (free - preferred) / 2
      insets = Insets(bottom: safe.bottom)
    } else {
      width = size.width
      x = 0
      let sides = sheet.sideInsets == .safeArea ? (safe.left, safe.right) : (0, 0)
      insets = Insets(left: sides.0, bottom: safe.bottom, right: sides.1)
    }
  }
}

extension SheetLayout {
  /// True when it stands free in the middle.
  public var isFloating: Bool { height != nil }

  /// Height in pt of a floating sheet; nil when the detents give it.
  public var height: Double? {
    if case .floating(let height) = form { height } else { nil }
  }

  /// The width in pt its content is offered.
  public var contentWidth: Double { max(0, width - insets.left - insets.right) }
}

extension ResolvedDetents {
  /// The one place of a floating sheet: every detent is known there, so that none is lost (S10).
  init(floating listed: [Detent], height: Double, in container: DetentContainer) {
    let safe = container.safeArea
    let room = container.size.height - safe.top - safe.bottom
    let edge = safe.top + (room - height) / 2
    let names = listed.map(\.identifier)
    self.init(
      [
        ResolvedDetent(
          identifier: names.first ?? Detent.large.identifier, aliases: Array(names.dropFirst()),
          height: container.size.height - edge, edge: edge)
      ], closedEdge: container.size.height)
  }
}

extension StageEnvironment {
  /// Where a sheet stands here (SPEC S9, S10).
  public func layout(of sheet: SheetSpec, contentHeight: Double? = nil) -> SheetLayout {
    SheetLayout(sheet, in: detentContainer, contentHeight: contentHeight)
  }
}
