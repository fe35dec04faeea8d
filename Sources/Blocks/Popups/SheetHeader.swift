import Canvas

/// Title and close button of a sheet; a drag from it always moves the sheet (SPEC S4).
///
/// It leaves a small sheet room for its content: its text grows to the second accessibility size.
public struct SheetHeader<Model>: Composite {
  private let title: String
  private let subtitle: String
  private let close: Action<Model>

  /// A header, 68 pt high without a subtitle, 92 with one.
  public init(_ title: String, subtitle: String = "", close: Action<Model> = .dismissSelf) {
    self.title = title
    self.subtitle = subtitle
    self.close = close
  }

  /// Title 24 pt below the top; close on the title's centre line.
  public func body(in context: BlockContext) -> some Block<Model> {
    let lines = context.environment.textSize.isAccessibility ? 3 : 1
    return VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: lines > 1 ? .top : .center, spacing: 8) {
        Label(title, .title2).lines(lines).wholeWords().named("title")
        Spacer(minLength: 8)
        IconButton.close(do: close)
      }
      .padding(Insets(left: 16, right: 9))
      if !subtitle.isEmpty {
        Label(subtitle, .subhead).color(.labelSecondary).lines(lines).named("subtitle")
          .padding(.horizontal, 16)
      }
    }
    .padding(Insets(top: 16, bottom: 8))
    .textSize(atMost: .accessibility2)
    .dragHandle("header")
  }
}
