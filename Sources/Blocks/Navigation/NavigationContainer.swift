import Canvas
import PresentationCore

/// A stack of pages that follows a path: pushes, pops, swipes back (SPEC L4).
///
/// Nobody tells it to push: it compares the path with what it shows. Pages come from the
/// destinations of their types. It may stand on the page or in a sheet, which then has its own.
public struct NavigationContainer<Model>: Block {
  let name: String
  let path: WritableKeyPath<Model, NavigationPath>
  let root: NavigationPage<Model>
  var destinations = Destinations<NavigationPage<Model>>()
  var backSwipe = NavigationArea.BackSwipe.enabled

  /// A stack over a root; `name` is what events call the root.
  public init(
    _ name: String, path: WritableKeyPath<Model, NavigationPath>, root: NavigationPage<Model>
  ) {
    self.name = name
    self.path = path
    self.root = root
  }

  /// Leads all routes of a type to their pages.
  public func destination<R: Route>(
    for type: R.Type, _ page: @escaping (R) -> NavigationPage<Model>
  ) -> NavigationContainer {
    var container = self
    container.destinations.add(type, page)
    return container
  }

  /// Lets a finger from the leading edge go back, or not.
  public func backSwipe(_ backSwipe: NavigationArea.BackSwipe) -> NavigationContainer {
    var container = self
    container.backSwipe = backSwipe
    return container
  }

  /// Takes all it is offered; its pages may declare presentations.
  public var traits: BlockTraits { [.growsAcross, .growsDown, .declares] }

  /// The size offered, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let container = context.environment.container
    return Size(proposal.width ?? container.width, proposal.height ?? container.height)
  }

  /// Draws the pages that can be seen, then the bar over all of them.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let path = picture.model[keyPath: path]
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    let layers = context.navigation[name] ?? NavigationLayer.resting(path)
    let pages = layers.map { page(of: $0, context) }
    // The uppermost page is the one a finger takes, also on its way out.
    let keepsBack = pages.last?.keepsBack ?? true
    picture.addNavigation(
      NavigationArea(
        name, frame: rect, path: path, leading: isMirrored ? .right : .left,
        backSwipe: keepsBack ? backSwipe : .disabled),
      path: self.path)
    for problem in destinations.problems(on: path) { picture.report(problem: problem) }
    let bar = NavigationBar(pages: pages, layers: layers, name: name, path: self.path)
    let barFrame = bar.frame(in: rect, context)
    picture.group(clip: .rect(rect)) { picture in
      for (layer, page) in zip(layers, pages) {
        draw(page, layer, in: rect, below: barFrame.maxY, into: &picture, context)
      }
      if context.surfaceHeight != nil {
        // The bar of a stack in a sheet moves the sheet (SPEC S4).
        picture.add("\(name) bar", .rect(barFrame), role: .dragHandle)
      }
      bar.draw(in: barFrame, into: &picture, context: context)
    }
  }

  private func page(
    of layer: NavigationLayer, _ context: BlockContext
  ) -> NavigationPage<Model> {
    guard let route = layer.route else { return root }
    return destinations.page(for: route) ?? .missing(route, context)
  }

  private func draw(
    _ page: NavigationPage<Model>, _ layer: NavigationLayer, in rect: Rect, below top: Double,
    into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let sheet = PageSheet(
      page: page, layer: layer, scroll: NavigationLayer.scrollName(of: layer.id, in: name),
      top: top)
    guard layer.visibility == .seen else {
      if page.content.traits.contains(.declares) {
        picture.declareOnly { sheet.draw(in: rect, into: &$0, context: context) }
      }
      return
    }
    if layer.isFront {
      sheet.draw(in: rect, into: &picture, context: context)
    } else {
      picture.drawInert { sheet.draw(in: rect, into: &$0, context: context) }
      guard layer.cover == 0 else { return }
      let area = picture.add("\(name) leaving", .rect(rect), role: .disabled)
      picture.speak(of: area) { $0.kind = .silent }
    }
  }
}
