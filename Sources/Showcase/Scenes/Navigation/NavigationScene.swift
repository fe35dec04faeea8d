import Blocks
import Canvas
import PresentationCore

/// The trips as a value: where one is, and what was saved.
package struct NavigationModel: Sendable {
  /// The pages above the root: all navigation is a change of this value.
  var path = NavigationPath()
  /// A path as text, as a launch later would find it.
  private(set) var saved = ""
  /// What came into sight and went out of it, in order.
  fileprivate(set) var sights = PageSights()
  /// The last programmer's error.
  fileprivate(set) var error = ""

  static let types = RouteTypes(City.self, Sight.self, Day.self, LostRoute.self)

  mutating func save() {
    saved = PathText.text(of: path)
  }

  mutating func restore() {
    do {
      path = try PathText.path(from: saved, types: Self.types)
    } catch {
      self.error = error.message
    }
  }

  /// Three pages of three types at once.
  mutating func jump() {
    path.append(City.kyoto)
    path.append(Sight.temple)
    path.append(Day(2))
  }
}

/// The pages of the trips, one function a type of route.
private struct TripPages: RowPages {
  typealias Model = NavigationModel
  let words: Words

  func root(_ model: Model) -> NavigationPage<Model> {
    NavigationPage(words("Trips", "旅行"), titleMode: .large) {
      Gap(8)
      group {
        for city in City.allCases {
          row(city.rawValue, city.symbol, city.name(words), city.detail(words)) {
            $0.path.append(city)
          }
        }
      }
      heading(words("Several at once", "一次多级"))
      group {
        row("jump", .skipNext, words("Three levels deeper", "深入三级")) { $0.jump() }
        row("lost", .block, words("A type without a page", "没有页面的类型")) {
          $0.path.append(LostRoute(text: "somewhere"))
        }
        if !model.saved.isEmpty {
          row("restore", .replay, words("Restore the path", "恢复路径"), model.saved) {
            $0.restore()
          }
        }
      }
      Gap(24)
    }
  }

  func city(_ city: City) -> NavigationPage<Model> {
    NavigationPage(city.name(words), titleMode: .large, items: [save]) {
      Label(city.detail(words), .subhead).color(.labelSecondary).padding(.horizontal, 16)
      heading(words("To see", "值得看"))
      group {
        for sight in city.sights {
          row(sight.rawValue, sight.symbol, sight.name(words)) { $0.path.append(sight) }
        }
      }
      heading(words("Plan", "计划"))
      group {
        for number in 1...6 {
          row("day \(number)", .calendarMonth, words("Day \(number)", "第 \(number) 天")) {
            $0.path.append(Day(number))
          }
        }
      }
      back
    }
  }

  func sight(_ sight: Sight) -> NavigationPage<Model> {
    NavigationPage(sight.name(words), items: [save]) {
      IconView(sight.symbol, size: 72).frame(maxWidth: .infinity)
        .padding(Insets(top: 40, bottom: 24))
      group {
        row("its city", sight.city.symbol, sight.city.name(words)) { $0.path.append(sight.city) }
        row("day 2", .calendarMonth, words("On day 2", "安排在第 2 天")) { $0.path.append(Day(2)) }
      }
      back
    }
  }

  func day(_ day: Day) -> NavigationPage<Model> {
    NavigationPage(words("Day \(day.number)", "第 \(day.number) 天"), items: [save]) {
      Gap(16)
      group {
        for hour in [9, 11, 13, 15, 18] {
          row(
            "at \(hour)", .schedule, words("\(hour):00", "\(hour):00"),
            words("Free", "空闲")
          ) { $0.path.append(Day(day.number % 9 + 1)) }
        }
      }
      back
    }
  }

  /// The way out of every page above the root.
  @BlockBuilder<Model> private var back: [any Block<Model>] {
    heading(words("Back", "返回"))
    group {
      row("two back", .reply, words("Two levels", "退两级")) { $0.path.removeLast(2) }
      row("root", .skipPrevious, words("To the root", "回到根页面")) { $0.path.removeAll() }
    }
    Gap(24)
  }

  private var save: ToolbarItem<Model> {
    ToolbarItem(.trailing, IconButton(.bookmarkBorder, name: "save") { $0.save() })
  }

  private func heading(_ title: String) -> some Block<Model> {
    Label(title, .footnoteStrong).color(.labelSecondary)
      .padding(Insets(top: 24, left: 32, bottom: 8, right: 32))
  }
}

/// A stack of pages over a path of values; a finger from the edge goes back (SPEC L4).
package struct NavigationScene: Scene {
  package let info = SceneInfo(
    name: "navigation", title: Phrase("Navigation stack", "导航栈"), family: .navigation,
    summary: Phrase(
      "The path is a value of mixed routes; whoever changes it pushes, pops or jumps.",
      "路径是由不同类型的值组成的；改动它就会前进、后退或跳级。"),
    tries: [
      Phrase(
        "Tap a city, then drag from the left edge: the page follows and the release decides.",
        "点一座城市，再从左边缘拖动：页面跟手，松开时决定去留。"),
      Phrase(
        "Catch a page at the edge while it slides, and turn it round.", "页面滑动时按住边缘，可以让它掉头。"),
      Phrase(
        "Jump three levels, save with the bookmark, go to the root and restore.",
        "深入三级，用书签保存，回到根页面再恢复。"),
    ],
    spec: ["L4", "T5", "T6", "E1"], appleName: "NavigationStack(path:)",
    icon: Symbol.layers.rawValue,
    knobs: [
      Knob(
        "swipe", .choice(["on", "off"]), fallback: "on",
        summary: "Whether a finger from the edge goes back.")
    ],
    states: ["root", "city", "deep"],
    takes: [
      SceneTake("push", "tap \"oslo\""),
      SceneTake(
        "swipe", "tap \"oslo\"\n900ms drag 5,400 to 260,400 over 300ms"),
      SceneTake("jump", "do push three\n900ms do pop all"),
      SceneTake(
        "restore", "do push three\n900ms do save path\n1000ms do pop all\n1900ms do restore path"),
    ],
    actions: ["push three", "pop all", "pop", "save path", "restore path", "push lost"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> NavigationModel {
    NavigationModel()
  }

  package func page(
    _ model: NavigationModel, _ settings: StageSettings
  ) -> any Block<NavigationModel> {
    let pages = TripPages(words: Words(settings.locale))
    return NavigationContainer("trips", path: \.path, root: pages.root(model))
      .destination(for: City.self) { pages.city($0) }
      .destination(for: Sight.self) { pages.sight($0) }
      .destination(for: Day.self) { pages.day($0) }
      .backSwipe(settings.knobs["swipe"] == "off" ? .disabled : .enabled)
  }

  package func perform(
    _ action: String, on model: inout NavigationModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "push three": model.jump()
    case "pop all": model.path.removeAll()
    case "pop": model.path.removeLast()
    case "save path": model.save()
    case "restore path": model.restore()
    case "push lost": model.path.append(LostRoute(text: "somewhere"))
    default: throw ActionError("navigation has no action '\(action)'")
    }
  }

  package func hear(
    _ event: Event, model: inout NavigationModel, presenter: inout Presenter
  ) {
    model.sights.hear(event)
    if case .error(let message) = event { model.error = message }
  }

  package func summarize(_ model: NavigationModel, into summary: inout EndSummary) {
    summary.text["path"] = PathText.text(of: model.path)
    summary.text["saved"] = model.saved
    summary.text["seen"] = model.sights.text
    summary.text["error"] = model.error
  }
}
