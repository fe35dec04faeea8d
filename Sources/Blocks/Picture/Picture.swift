import Canvas
import PresentationCore

/// What one descent through the blocks yields: what is seen, touched, pressed and declared.
public struct Picture<Model> {
  /// The value it is drawn from: bindings are read here.
  public let model: Model
  /// What to draw, back to front, in the surface's points.
  public var items: [DisplayItem] = []
  /// Touchable and named places, back to front; names are unique.
  public private(set) var hitAreas: [HitArea] = []
  /// Names of the scrolls around a hit area, outermost first, by its name (SPEC V6).
  public private(set) var enclosing: [String: [String]] = [:]
  /// What pressing a hit area does, by its name.
  public private(set) var handlers: [String: Action<Model>] = [:]
  /// The recognisers on its hit areas, whose actions are in `handlers` by their names (SPEC M8).
  public private(set) var gestures: [GestureRule] = []
  /// What a finger that rests on an area changes, by the area's name (SPEC C1).
  public private(set) var holds: [String: (inout Model) -> Void] = [:]
  /// What drags change that areas take for themselves, by the area's name (SPEC L2).
  public private(set) var drags: [String: (inout Model, DragReport) -> Void] = [:]
  /// The text fields, by name.
  public private(set) var fields: [String: Field<Model>] = [:]
  /// Presentations whose binding is set, in tree order (SPEC H1).
  public private(set) var declared: [Declared<Model>] = []
  /// The places that may declare, set or not: one that is missing has left (SPEC H2).
  public private(set) var sites: Set<DeclaringSite> = []
  /// The stacks of pages it shows, and the path each one follows, by its name (SPEC L4).
  public private(set) var navigation: [NavigationArea] = []
  /// Where the path of each stack is kept, by its name.
  public private(set) var paths: [String: WritableKeyPath<Model, NavigationPath>] = [:]
  /// Programmer's errors found while drawing.
  public private(set) var problems: [String] = []
  /// Name of the control that Escape presses; nil when Escape only dismisses (SPEC A3).
  public var escapeName: String?
  /// Name of the control that Return presses; nil when there is no default (SPEC A3).
  public var returnName: String?
  /// What arrow keys do besides moving the ring up and down; nil outside menus (SPEC V6).
  public internal(set) var menu: MenuKeys?
  /// Whether it is laid out anew while the keyboard moves.
  public private(set) var keyboard = KeyboardNeed.none
  /// What moves of its rows, as drawn (SPEC X4).
  public internal(set) var rows: [RowReading] = []
  /// How long it keeps changing by itself.
  public private(set) var animatesUntil = AnimationNeed.none

  /// Cuts what is added, in the surface's points; nil cuts nothing.
  var clip: Rect?
  /// Names of the scrolls around what is added, outermost first.
  var scrollPath: [String] = []
  /// Where touch targets end that are larger than their drawing; nil lets them be.
  var touchLimit: Rect?
  private var names: Set<String> = []

  /// An empty picture of a model.
  public init(model: Model) {
    self.model = model
  }
}

extension Picture {
  /// An empty picture of the value at `path` that goes on with this one's names and clip.
  func child<Child>(at path: KeyPath<Model, Child>) -> Picture<Child> {
    var child = Picture<Child>(model: model[keyPath: path])
    child.names = names
    child.clip = clip
    child.scrollPath = scrollPath
    return child
  }

  /// Takes over what a child picture holds, its handlers and declarations mapped (SPEC H1).
  mutating func absorb<Child>(
    _ child: Picture<Child>, at path: WritableKeyPath<Model, Child>
  ) {
    items += child.items
    hitAreas += child.hitAreas
    enclosing.merge(child.enclosing) { $1 }
    names = child.names
    gestures += child.gestures
    for (name, action) in child.handlers { handlers[name] = action.pulledBack(along: path) }
    for (name, change) in child.holds { holds[name] = { change(&$0[keyPath: path]) } }
    for (name, change) in child.drags { drags[name] = { change(&$0[keyPath: path], $1) } }
    for (name, field) in child.fields { fields[name] = field.pulledBack(along: path) }
    navigation += child.navigation
    for (name, own) in child.paths { paths[name] = path.appending(path: own) }
    problems += child.problems
    rows += child.rows
    declared += child.declared.map { $0.pulledBack(along: path) }
    sites.formUnion(child.sites.map { $0.pulledBack(along: path) })
    escapeName = child.escapeName ?? escapeName
    returnName = child.returnName ?? returnName
    menu = child.menu ?? menu
    if child.keyboard == .followed { keyboard = .followed }
    keepsMoving(child.animatesUntil)
  }
}

extension Picture {
  /// The hit area or named element of this name.
  public func area(named name: String) -> HitArea? {
    hitAreas.first { $0.name == name }
  }

  /// Pairs of presentations declared on one binding: a programmer's error (SPEC E4).
  public var bindingConflicts: [BindingConflict] {
    var firsts: [AnyKeyPath: Declared<Model>] = [:]
    var conflicts: [BindingConflict] = []
    for declaration in declared {
      guard let key = declaration.bindingKey else { continue }
      if let first = firsts[key] {
        conflicts.append(BindingConflict(first: first.spec.id, second: declaration.spec.id))
      } else {
        firsts[key] = declaration
      }
    }
    return conflicts
  }
}

extension Picture {
  /// `wanted`, or with the next free number behind it when the name is taken: `Edit 2`.
  func freeName(_ wanted: String) -> String {
    guard names.contains(wanted) else { return wanted }
    var number = 2
    while names.contains("\(wanted) \(number)") { number += 1 }
    return "\(wanted) \(number)"
  }

  /// Adds a touchable or named place; returns the unique name it got.
  @discardableResult
  public mutating func add(_ name: String, _ shape: Shape, role: HitArea.Role) -> String {
    let name = freeName(name)
    names.insert(name)
    if !scrollPath.isEmpty { enclosing[name] = scrollPath }
    var shape = shape
    if let touchLimit, case .rect(let rect) = shape {
      shape = .rect(rect.intersection(touchLimit))
    }
    hitAreas.append(HitArea(name, shape, role: role, clip: clip))
    return name
  }

  /// Adds a scroll; the first `drawer` pt of its content stand above where it starts.
  mutating func addScroll(_ name: String, _ rect: Rect, height: Double, drawer: Double) {
    add(name, .rect(rect), role: .scroll(contentHeight: height))
    hitAreas[hitAreas.count - 1].drawer = drawer
  }

  /// Adds a place that runs an action when pressed; a nil action is a disabled control.
  @discardableResult
  public mutating func add(_ name: String, _ shape: Shape, action: Action<Model>?) -> String {
    let name = add(name, shape, role: action == nil ? .disabled : .button)
    handlers[name] = action
    return name
  }

  /// Tells what is said of an area besides its texts (SPEC V6).
  public mutating func speak(of name: String, _ change: (inout Spoken) -> Void) {
    guard let index = hitAreas.lastIndex(where: { $0.name == name }) else { return }
    change(&hitAreas[index].spoken)
  }

  /// Offers something else that can be done to an area (SPEC V6).
  mutating func offer(_ command: AreaCommand, on area: String, action: Action<Model>) {
    speak(of: area) { $0.commands.append(command) }
    if handlers[command.name] == nil { handlers[command.name] = action }
  }

  /// Adds a recogniser on a hit area and what it does.
  public mutating func addGesture(_ rule: GestureRule, action: Action<Model>) {
    gestures.append(rule)
    handlers[rule.id.description] = action
  }

  /// Makes the outermost area added since there were `count` the one that calls for a menu.
  mutating func callsMenu(since count: Int, change: @escaping (inout Model) -> Void) {
    guard hitAreas.indices.contains(count) else { return }
    hitAreas[count].hold = .callsMenu
    holds[hitAreas[count].name] = change
  }

  /// Lets all areas added since there were `count`, but those that do already, take drags.
  mutating func takesDrags(
    _ drag: HitArea.Drag, since count: Int, change: @escaping (inout Model, DragReport) -> Void
  ) {
    for index in hitAreas.indices.dropFirst(count) where hitAreas[index].drag == .nothing {
      hitAreas[index].drag = drag
      drags[hitAreas[index].name] = change
    }
  }

  /// Adds a text field; returns the unique name it got.
  @discardableResult
  public mutating func add(_ name: String, _ shape: Shape, field: Field<Model>) -> String {
    let name = add(name, shape, role: .field)
    fields[name] = field
    return name
  }

  /// Adds a stack of pages that follows, and a swipe back changes, the path at `path`.
  mutating func addNavigation(
    _ area: NavigationArea, path: WritableKeyPath<Model, NavigationPath>
  ) {
    navigation.append(area)
    paths[area.name] = path
  }

  /// Tells of a programmer's error; it is reported once (SPEC E1).
  mutating func report(problem: String) {
    problems.append(problem)
  }

  /// Adds a presentation for the host at the root.
  public mutating func declare(_ declaration: Declared<Model>) {
    declared.append(declaration)
    declared[declared.count - 1].visible = clip
  }

  /// Tells the presentations declared since there were `start` the row they are declared in.
  mutating func remember(_ row: RowKey, at index: Int, since start: Int) {
    for place in declared.indices.dropFirst(start) { declared[place].rows[row] = index }
  }

  /// Gives the turn at a host to one of the sheets declared since `start`; tells which these are.
  @discardableResult
  mutating func takeTurns(
    from start: Int, at host: String, by policy: SheetHostPolicy
  ) -> [Int] {
    let sheets = declared.indices.filter {
      $0 >= start && declared[$0].spec.sheet != nil && declared[$0].turn == .undecided
    }
    let chosen = policy.turn(among: sheets.count)
    for (order, index) in sheets.enumerated() {
      switch chosen {
      case nil: declared[index].turn = .free
      case order: declared[index].turn = .up(host: host)
      default: declared[index].turn = .held(host: host)
      }
    }
    return sheets
  }

  /// Changes some of the declarations.
  mutating func changeDeclared(_ places: [Int], _ change: (inout Declared<Model>) -> Void) {
    for place in places { change(&declared[place]) }
  }

  /// Tells that a place which may declare is in the tree.
  public mutating func addSite(_ site: DeclaringSite) {
    sites.insert(site)
  }

  /// Names the control that leaving by Escape presses; it works without being drawn (SPEC D4).
  mutating func setEscape(_ name: String, action: Action<Model>) {
    escapeName = name
    if handlers[name] == nil { handlers[name] = action }
  }

  /// The rectangle without what the keyboard covers of it, now and while it moves (SPEC V1).
  public mutating func aboveKeyboard(_ rect: Rect, _ context: BlockContext) -> Rect {
    keyboard = .followed
    guard let top = context.keyboardTop, top < rect.maxY else { return rect }
    return Rect(rect.minX, rect.minY, rect.width, max(0, top - rect.minY))
  }

  /// Asks for frames as long as `need` says.
  public mutating func keepsMoving(_ need: AnimationNeed) {
    animatesUntil = max(animatesUntil, need)
  }
}

/// Two presentations that hang on the same binding (SPEC E4).
public struct BindingConflict: Hashable, Sendable {
  /// The one declared first.
  public var first: PresentationID
  /// The one declared after it.
  public var second: PresentationID

  /// A conflict between two identities.
  public init(first: PresentationID, second: PresentationID) {
    self.first = first
    self.second = second
  }

  /// Names both and the way out.
  public var message: String {
    "\(first) and \(second) are declared on the same binding; use one item enum instead"
  }
}
