import Blocks
import Canvas

/// A place: name, four tools and photos at the small height, more when there is room (look 11).
struct PlaceSheet<Model>: Composite {
  let place: Place

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      header(context)
      Gap(context.environment.textSize.isAccessibility ? 10 : 17)
      Grid(columns: SheetTool<Model>.columns(in: context)) {
        SheetTool(.directions, word("Route", "路线"), style: .chosen)
        SheetTool(.call, word("Call", "通话"))
        SheetTool(.bookmarkBorder, word("Save", "收藏"))
        SheetTool(.share, word("Share", "分享"))
      }
      .padding(.horizontal, 16)
      Gap(16)
      ScrollAcross("photos", insets: Insets(left: 16, right: 16)) {
        HStack(spacing: 8) { for index in 0..<4 { photo(index, context) } }
      }
      details(context).opacity(Self.share(in: context))
    }
  }

  /// 0 at the small height, 1 from 80 pt above on: how much of the details shows (SPEC S13).
  private static func share(in context: BlockContext) -> Double {
    let small = 286 + context.environment.safeArea.bottom
    return min(max(((context.surfaceHeight ?? 0) - small - 8) / 72, 0), 1)
  }

  private func details(_ context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let others = Place.all(context.environment.locale).filter { $0.id != place.id }
    return VStack(alignment: .leading, spacing: 0) {
      Gap(12)
      GroupBox {
        Cell(.schedule, word("Today", "今天"), trailing: .value(place.status))
        Cell(.map, word("Address", "地址"), trailing: .value(place.address))
        Cell(.call, word("Phone", "电话"), trailing: .value(place.phone))
      }
      .padding(.horizontal, 16)
      SectionHeader(word("Nearby", "附近"))
      GroupBox {
        for other in others { Cell(other.symbol, other.name, trailing: .value(other.kind)) }
      }
      .padding(.horizontal, 16)
    }
    .named("details")
  }

  private func header(_ context: BlockContext) -> some Block<Model> {
    let isLarge = context.environment.textSize.isAccessibility
    let kind = Label<Model>(place.kind, .subhead).color(.labelSecondary).lines(1)
    let status = Label<Model>(place.status, .subhead).color(.success).lines(1).named("status")
    // The close button's target reaches below the title's line: the subtitle keeps close to it.
    return ZStack(alignment: .topTrailing) {
      VStack(alignment: .leading, spacing: 0) {
        Label(place.name, .title2).lines(isLarge ? 3 : 1).wholeWords().named("title")
          .padding(Insets(top: isLarge ? 0 : 8, right: 45))
        Gap(1)
        if isLarge {
          kind
          status
        } else {
          HStack(spacing: 4) {
            kind
            Label("·", .subhead).color(.labelSecondary)
            status
          }
        }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      IconButton.close().padding(Insets(right: 9))
    }
    .padding(Insets(top: 16))
    .textSize(atMost: .accessibility2)
    .dragHandle("header")
  }

  private func photo(_ index: Int, _ context: BlockContext) -> some Block<Model> {
    let number = place.id + index
    return Art(width: 156, height: 104) { rect, _ in PhotoArt.items(number, covering: rect) }
      .clip(radius: context.theme.radius.control)
  }
}
