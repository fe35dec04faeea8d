import Canvas

/// One entry of a menu (SPEC C1).
public struct MenuItem<Model> {
  /// What takes and traces call it.
  public var name: String
  /// The words on it.
  public var title: String
  /// The icon at its trailing end.
  public var symbol: Symbol?
  /// Red for what cannot be undone.
  public var role: Choice<Model>.Role
  /// What choosing it does; nil disables it.
  public var action: Action<Model>?
  /// The sections of its submenu; empty for an entry that acts.
  public var submenu: [[MenuItem<Model>]] = []

  /// An entry that acts; without an action it is disabled.
  public init(
    _ name: String, _ title: String, _ symbol: Symbol? = nil,
    role: Choice<Model>.Role = .none, do action: Action<Model>?
  ) {
    self.name = name
    self.title = title
    self.symbol = symbol
    self.role = role
    self.action = action
  }

  /// An entry that opens a submenu.
  public init(_ name: String, _ title: String, submenu: [[MenuItem<Model>]]) {
    self.init(name, title, do: nil)
    self.submenu = submenu
  }
}

/// The entries of a menu in sections, 250 pt wide, 310 at accessibility text sizes; an entry may lead to a submenu (SPEC C1).
///
/// One that is higher than its room scrolls.
public struct MenuBody<Model>: Block {
  private let sections: [[MenuItem<Model>]]
  private let open: WritableKeyPath<Model, MenuPath>
  private let path: MenuPath

  /// A menu whose open level stands at `path`.
  public init(
    _ sections: [[MenuItem<Model>]], submenu path: WritableKeyPath<Model, MenuPath>,
    of model: Model
  ) {
    self.sections = sections
    open = path
    self.path = model[keyPath: path]
  }

  /// As wide as menus are, as high as the rows of the open level.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    level(path.opened, in: context).size(fitting: proposal, in: context)
  }

  /// Draws the open level, over it for a moment what is left of the one before, and tells the keys
  /// about the submenus.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let share = path.share(at: context.now)
    let new = level(path.opened, in: context)
    if share < 1, let end = path.restsAt {
      picture.keepsMoving(.until(end))
      picture.group(clip: .rect(rect)) {
        CrossFade(from: level(path.before, in: context), to: new, share: share)
          .draw(in: rect, into: &$0, context: context)
      }
    } else {
      new.draw(in: rect, into: &picture, context: context)
    }
    let parent = parent(path.opened)
    let leads = (parent?.submenu ?? sections).joined().compactMap { item in
      item.submenu.joined().first.map { (item.name, $0.name) }
    }
    picture.menu = MenuKeys(
      submenus: Dictionary(leads) { first, _ in first },
      back: parent.map { MenuKeys.Back(control: Self.backName, entry: $0.name) })
  }

  private static var backName: String { "back" }

  private func parent(_ opened: String?) -> MenuItem<Model>? {
    sections.joined().first { $0.name == opened && !$0.submenu.isEmpty }
  }

  /// Rows parted by hairlines, sections by a band.
  private func level(_ opened: String?, in context: BlockContext) -> some Block<Model> {
    let parent = parent(opened)
    let isLarge = context.environment.textSize.isAccessibility
    return ScrollingWhenLow("menu") {
      VStack(alignment: .leading, spacing: 0) {
        if let parent {
          back(from: parent)
          SectionGap()
        }
        for (index, section) in (parent?.submenu ?? sections).enumerated() {
          if index > 0 { SectionGap() }
          for (place, item) in section.enumerated() {
            if place > 0 { Divider() }
            row(item)
          }
        }
      }
      .frame(width: isLarge ? 310 : 250)
    }
  }

  private func row(_ item: MenuItem<Model>) -> MenuRow<Model> {
    let path = open
    guard item.submenu.isEmpty else {
      return MenuRow(
        item.title, name: item.name, mark: .submenu,
        do: .timed { $0[keyPath: path].turn(to: item.name, at: $1) })
    }
    return MenuRow(
      item.title, name: item.name, mark: item.symbol.map { .icon($0) } ?? .none, role: item.role,
      do: item.action)
  }

  private func back(from item: MenuItem<Model>) -> MenuRow<Model> {
    let path = open
    return MenuRow(
      item.title, name: Self.backName, mark: .back,
      do: .timed { $0[keyPath: path].turn(to: nil, at: $1) })
  }
}
