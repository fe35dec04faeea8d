import Blocks
import Canvas

/// A page with a large title and rows that scroll; it knows nothing of the rows' sheets.
struct NotePage<Model>: Composite {
  private let title: String
  private let footer: String
  private let rows: [any Block<Model>]

  init(
    _ title: String, footer: String, @BlockBuilder<Model> rows: () -> [any Block<Model>]
  ) {
    self.title = title
    self.footer = footer
    self.rows = rows()
  }

  var traits: BlockTraits { [.growsAcross, .growsDown, .declares] }

  func body(in context: BlockContext) -> some Block<Model> {
    let safe = context.environment.safeArea
    return Scroll("page", insets: Insets(left: safe.left, bottom: safe.bottom, right: safe.right)) {
      VStack(alignment: .leading, spacing: 0) {
        Gap(12)
        LargeTitle(title)
        Gap(8)
        GroupBox(inset: 52) { rows }.padding(.horizontal, 16)
        Gap(8)
        Label(footer, .footnote).balanced().color(.labelSecondary).named("footer")
          .padding(.horizontal, 32)
      }
      .frame(
        minHeight: context.environment.container.height - safe.top - safe.bottom,
        alignment: .topLeading)
    }
    .padding(Insets(top: safe.top))
    .background(.grouped)
  }
}

/// The same with many rows, of which only those in sight are made (SPEC H2).
struct LongNotePage<Model>: Composite {
  private let title: String
  private let count: Int
  private let id: (Int) -> Int
  private let row: (Int) -> any Block<Model>

  init(
    _ title: String, count: Int, id: @escaping (Int) -> Int,
    row: @escaping (Int) -> any Block<Model>
  ) {
    self.title = title
    self.count = count
    self.id = id
    self.row = row
  }

  var traits: BlockTraits { [.growsAcross, .growsDown, .declares] }

  func body(in context: BlockContext) -> some Block<Model> {
    let safe = context.environment.safeArea
    let width = context.environment.container.width - safe.left - safe.right
    // The rows repeat the first five, of which some may be gone: among ten there is one of each, and
    // the highest is the height of all.
    let heights = (0..<min(count, 10)).map {
      row($0).size(fitting: ProposedSize(width: width), in: context).height
    }
    return Scroll("page", insets: Insets(left: safe.left, bottom: safe.bottom, right: safe.right)) {
      VStack(alignment: .leading, spacing: 0) {
        Gap(12)
        LargeTitle(title)
        Gap(8)
        LazyRows(
          count: count, rowHeight: heights.max() ?? 60, id: { id($0) },
          row: { index in
            ZStack(alignment: .bottom) {
              row(index)
              Divider(inset: 52)
            }
          }
        )
        .background(.card)
      }
    }
    .padding(Insets(top: safe.top))
    .background(.grouped)
  }
}

/// A row of such a page: icon, title and detail, maybe a chevron; at least 60 pt high.
struct NoteRow<Model>: Composite {
  let name: String
  let symbol: Symbol
  let title: String
  let detail: String
  let action: Action<Model>
  /// What stands at the trailing end.
  var end = End.chevron

  enum End: Hashable, Sendable { case none, chevron }

  var traits: BlockTraits { .growsAcross }

  func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 12) {
      IconView(symbol)
      VStack(alignment: .leading, spacing: 0) {
        Label(title).wholeWords().balanced()
        if !detail.isEmpty {
          Label(detail, .footnote).wholeWords().balanced().color(.labelSecondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if end == .chevron {
        IconView(.chevronRight, color: .labelQuaternary).padding(Insets(right: -4))
      }
    }
    .padding(Insets(top: 8, left: 16, bottom: 8, right: 16))
    .frame(maxWidth: .infinity, minHeight: 60)
    .onTap(name, do: action)
    .spoken(title)
  }
}
