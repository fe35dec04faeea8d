import Blocks
import Canvas
import PresentationCore

extension Stage {
  /// Lets everyone hear what happened, and what that leads to, until nothing more follows.
  mutating func settle(at instant: Instant) {
    for _ in 0..<Self.roundLimit {
      follow(engine.takeDragReports())
      let events = engine.takeEvents()
      if events.isEmpty {
        followModel(at: instant)
        refreshPictures(at: instant)
        reconcile(at: instant)
        guard engine.hasEvents else { return }
        continue
      }
      for logged in events {
        note(logged)
        hear(logged.event, at: instant)
      }
    }
    for logged in engine.takeEvents() { note(logged) }
    let message = "\(scene.info.name) does not come to rest: each event leads to another"
    note(LoggedEvent(.error(message), at: instant))
  }

  private mutating func note(_ logged: LoggedEvent) {
    log.append(logged)
    if case .error(let message) = logged.event, !errors.contains(where: { $0.message == message }) {
      errors.append(StageError(message: message, time: logged.time))
    }
  }

  /// Lets the scene follow what its user typed, chose or scrolled, once for each change.
  private mutating func followModel(at instant: Instant) {
    if scrolledAt != engine.pageActivity {
      scrolledAt = engine.pageActivity
      if scene.scrolled(&model, at: instant) { revision += 1 }
    }
    guard followed != revision else { return }
    if scene.keepUp(&model, at: instant) { revision += 1 }
    followed = revision
  }

  /// Rounds after which a scene that answers each event with another one is stopped.
  private static var roundLimit: Int { 1000 }

  private mutating func hear(_ event: Event, at instant: Instant) {
    var presenter = Presenter(
      now: instant, size: size, pageOffset: engine.pageOffset(at: instant))
    switch event {
    case .action(let name, let owner): press(name, in: owner, presenter: &presenter)
    case .willPresent(let id, _, _): handovers[id] = nil
    case .willDismiss(let id, _, let reason):
      guard reason != .preempted, reason != .replaced || handovers[id] == nil else { break }
      pressCancel(of: id, for: reason, at: instant)
      if let write = declared[id]?.write { change(write) }
    case .didDismiss(let id, _, let reason):
      tellDismissal(of: id, for: reason)
      forget(id, reason: reason)
    case .didAttemptToDismiss(let id, _, _):
      if let onAttempt = declared[id]?.onAttempt { change { onAttempt(&$0) } }
    case .detentChanged(let id, _, let detent, let chooser):
      if let write = declared[id]?.writeDetent { change { write(&$0, detent) } }
      if chooser == .user, let tell = declared[id]?.onUserDetent { change { tell(&$0, detent) } }
    case .held(let name, let owner):
      let picture = owner.flatMap { contents[$0]?.picture } ?? page
      if let change = picture.holds[name] { self.change(change) }
    case .navigated(let name, let path, let owner):
      if let binding = picture(of: owner)?.paths[name] { change { $0[keyPath: binding] = path } }
    case .didPresent, .settled, .dragBegan, .dragEnd, .refreshBegan,
      .refreshEnded, .appeared, .disappeared, .focus, .ignored, .error:
      break
    }
    scene.hear(event, model: &model, presenter: &presenter)
    revision += 1
    carryOut(presenter, at: instant)
  }

  /// `onDismiss` runs once, when it is gone for good: not when it comes back, pushed aside by a
  /// more urgent one or another sheet of its host, or in another form (SPEC E8, Q2, Q5, S10).
  private mutating func tellDismissal(of id: PresentationID, for reason: DismissReason) {
    if reason == .preempted || (reason == .replaced && handovers[id] == .returns) { return }
    handovers[id] = nil
    if let onDismiss = declared[id]?.onDismiss { change { onDismiss(&$0, reason) } }
  }

  /// Drags change what they are about, in the order in which they came.
  private mutating func follow(_ reports: [DragReport]) {
    for report in reports {
      guard let body = picture(of: report.owner)?.drags[report.area] else { continue }
      change { body(&$0, report) }
    }
  }

  /// Leaving by one's own hand is pressing cancel, where there is such a choice (SPEC A3, D1).
  private mutating func pressCancel(
    of id: PresentationID, for reason: DismissReason, at instant: Instant
  ) {
    guard reason.isInteractive, let name = contents[id]?.picture.escapeName else { return }
    let pressed = Event.action(name, in: id)
    log.append(LoggedEvent(pressed, at: instant))
    hear(pressed, at: instant)
  }

  mutating func change(_ body: (inout S.Model) -> Void) {
    body(&model)
    revision += 1
  }

  /// A control was pressed: its own handler, or the scene's action of the same name.
  private mutating func press(
    _ name: String, in owner: PresentationID?, presenter: inout Presenter
  ) {
    presses[name, default: 0] += 1
    let picture = owner.flatMap { contents[$0]?.picture } ?? page
    // A command of a control is none itself: the keys stay where they are.
    if picture.area(named: name) != nil { keyFocus.remember(name, on: owner) }
    if let handler = picture.handlers[name] {
      if let body = handler.change { change(body) }
      if case .timed(let body) = handler {
        let now = presenter.now
        change { body(&$0, now) }
      }
      if handler.dismisses, let owner, engine.phase(of: owner)?.isActive ?? false {
        presenter.dismiss(owner, reason: .action)
      }
    }
    if scene.info.actions.contains(name) {
      try? scene.perform(name, on: &model, with: &presenter)  // A listed action cannot be unknown.
    }
  }

  private mutating func forget(_ id: PresentationID, reason: DismissReason) {
    guard engine.phase(of: id) == nil else {
      // It is already back, maybe as something else.
      if let declaration = declared[id] { adopt(declaration) }
      return
    }
    contents[id] = nil
    keyFocus.forget(id)
    if reason == .replaced { asked.remove(id) }
  }

  /// Carries out a scene's requests in order.
  mutating func carryOut(_ presenter: Presenter, at instant: Instant) {
    for command in presenter.commands {
      switch command {
      case .present(let spec): present(spec, at: instant)
      case .dismiss(let id, let reason): engine.dismiss(id, reason: reason, at: instant)
      case .dismissAll(let reason): engine.dismissAll(reason: reason, at: instant)
      case .select(let id, let detent): engine.select(detent, of: id, at: instant)
      case .setContentSize(let id, let size): engine.setContentSize(size, of: id, at: instant)
      case .scroll(let id, let name, let offset):
        engine.scroll(name, of: id, to: offset, at: instant)
      case .reveal(let name): scroll(to: name, .atOnce, at: instant)
      case .followPage(let distance): engine.followPage(by: distance, at: instant)
      case .pan(let name, let place): engine.pan(name, centeredOn: place, at: instant)
      case .beginRefresh: engine.beginRefresh(at: instant)
      case .endRefresh(let result): engine.endRefresh(result, at: instant)
      case .setActivity(let activity): engine.setActivity(activity, at: instant)
      case .focus(let name, let owner): engine.focusField(name, in: owner, at: instant)
      }
    }
  }

  private mutating func present(_ spec: PresentationSpec, at instant: Instant) {
    if let popup = scene.popup(spec.id, model, settings) {
      let scene = scene
      let settings = settings
      let id = spec.id
      contents[id] = Content(
        look: popup.surface,
        block: { scene.popup(id, $0, settings)?.content ?? VStack {} },
        picture: Picture(model: model))
    }
    var spec = spec
    if spec.contentSize == nil, let block = contents[spec.id]?.block(model) {
      contents[spec.id]?.request = spec
      spec.contentSize = measure(block, for: spec)
    }
    engine.present(spec, at: instant)
  }

  /// Commanded presentations take the size that their content has in the container as it is now, also
  /// those that wait; declared ones tell theirs when they are drawn (SPEC V2).
  mutating func measureRequested(at instant: Instant) {
    for (id, content) in contents.sorted(by: { $0.key < $1.key }) {
      guard let spec = content.request else { continue }
      engine.setContentSize(measure(content.block(model), for: spec), of: id, at: instant)
    }
  }
}
