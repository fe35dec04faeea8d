import Blocks
import Canvas
import PresentationCore

/// The same people three times; only what tells the rows apart is different.
struct ListIdentityPage: Composite {
  typealias Model = ListIdentityModel

  let model: ListIdentityModel

  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func body(in context: BlockContext) -> ListFrame<ListIdentityModel> {
    let word = context.environment.word
    let title = word("Notes", "备注")
    return ListFrame(
      bar: { offset in NavBar(offset > 40 ? title : "", edge: offset > 40 ? .hairline : .none) },
      bottom: BottomBar {
        ScrollAcross("tools") {
          HStack(spacing: 16) {
            tool("insert", word("Insert", "插入"))
            tool("delete", word("Delete", "删除"))
            tool("move", word("Move", "移动"))
            tool("rename", word("Rename", "改名"))
            tool("refresh", word("Refresh", "刷新"))
          }
        }
        .textSize(atMost: .large)
      },
      content: VStack(alignment: .leading, spacing: 0) {
        LargeTitle(title)
        for kind in NoteKey.Kind.allCases {
          head(kind, word)
          if let table = model.tables[kind] {
            RowStack(table) { row, site in line(row, kind, context) }
          }
        }
      })
  }

  private func tool(_ name: String, _ title: String) -> Button<ListIdentityModel> {
    Button(title, style: .bar, name: name) { _ in }  // The scene's action of the same name does it.
  }

  private func head(
    _ kind: NoteKey.Kind, _ word: (String, String) -> String
  ) -> any Block<ListIdentityModel> {
    let title =
      switch kind {
      case .stable: word("Stable id", "稳定的标识")
      case .index: word("Index as id", "用序号作标识")
      case .content: word("Content as id", "用内容作标识")
      }
    let wrong = model.wrong(kind)
    let lost = model.lost[kind] ?? 0
    let fault =
      wrong > 0
      ? word("note in the wrong row", "备注跑到了别的行") : lost > 0 ? word("note lost", "备注丢了") : ""
    return HStack(spacing: 8) {
      Label(title, .footnoteStrong).color(.labelSecondary).lines(1)
      Spacer()
      if !fault.isEmpty {
        IconView(.errorOutline, size: 16, color: .danger)
        Label(fault, .footnoteStrong).color(.danger).lines(1)
      }
    }
    .padding(.horizontal, 16).frame(maxWidth: .infinity, minHeight: 36)
    .named("\(kind.rawValue) head")
  }

  private func line(
    _ row: NotedPerson, _ kind: NoteKey.Kind, _ context: BlockContext
  ) -> any Block<ListIdentityModel> {
    let name = "\(kind.rawValue) \(row.person.id)"
    let avatar = Avatar<ListIdentityModel>(row.person.initials, tint: row.person.avatarTint)
      .frame(width: 36, height: 36)
    let person = Label<ListIdentityModel>(row.person.name, .subheadStrong)
    let field = HStack<ListIdentityModel>(spacing: 12) {
      TextField(
        context.environment.word("Note", "备注"), text: \ListIdentityModel[note: row.id],
        name: "\(name) note")
      if model.isWrong(row) { IconView(.errorOutline, size: 20, color: .danger) }
    }
    let isLarge = context.environment.textSize.isAccessibility
    return VStack<ListIdentityModel>(alignment: .leading, spacing: 4) {
      HStack(spacing: 12) {
        avatar
        if isLarge {
          person.lines(1)
        } else {
          person.lines(2).frame(width: 104, alignment: .leading)
          field
        }
      }
      if isLarge { field }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: row.height)
    .named(name)
  }
}
