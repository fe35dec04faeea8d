import Blocks
import Canvas
import PresentationCore

/// What the window can be told by key or button; the list is the help overlay and the key map.
package enum WorkbenchCommand: Hashable, Sendable, CaseIterable {
  case speedFull, speedHalf, speedFifth, speedTenth, speedTwentieth
  case pause, step, stepBack, replay, playAll, restart
  case inspector, outlines, touchAreas, safeAreas, record, capture
  case appearance, contrast, locale, mirror, larger, smaller, motion, device, rotate, find,
    next, previous, help

  /// The key that calls it.
  package var key: KeyPress.Key {
    switch self {
    case .speedFull: .character("1")
    case .speedHalf: .character("2")
    case .speedFifth: .character("3")
    case .speedTenth: .character("4")
    case .speedTwentieth: .character("5")
    case .pause: .character("p")
    case .step: .character(".")
    case .stepBack: .character(",")
    case .replay: .character("r")
    case .playAll: .character("b")
    case .restart: .character("0")
    case .inspector: .character("i")
    case .outlines: .character("u")
    case .touchAreas: .character("t")
    case .safeAreas: .character("s")
    case .record: .character("w")
    case .capture: .character("k")
    case .appearance: .character("d")
    case .contrast: .character("c")
    case .locale: .character("l")
    case .mirror: .character("m")
    case .larger: .character("=")
    case .smaller: .character("-")
    case .motion: .character("e")
    case .device: .character("v")
    case .rotate: .character("o")
    case .find: .character("/")
    case .next: .pageDown
    case .previous: .pageUp
    case .help: .character("h")
    }
  }

  /// The key as people read it.
  package var keyName: String {
    switch key {
    case .character(let character): String(character).uppercased()
    case .pageDown: "PgDn"
    case .pageUp: "PgUp"
    case .escape, .enter, .space, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .function:
      ""
    }
  }

  /// What it does, in both languages.
  package func title(_ words: Words) -> String {
    switch self {
    case .speedFull: words("Full speed", "正常速度")
    case .speedHalf: words("Half speed", "二分之一速度")
    case .speedFifth: words("A fifth of the speed", "五分之一速度")
    case .speedTenth: words("A tenth of the speed", "十分之一速度")
    case .pause: words("Pause or go on (also Space)", "暂停或继续（也可按空格键）")
    case .speedTwentieth: words("A twentieth of the speed", "二十分之一速度")
    case .step: words("Step one frame (also → when paused)", "前进一帧（暂停时也可按 →）")
    case .stepBack: words("One frame back (also ← when paused)", "后退一帧（暂停时也可按 ←）")
    case .replay: words("Replay the last transition", "重放上一次转场")
    case .playAll: words("Play again from the start", "从头重放")
    case .inspector: words("Inspector", "检查器")
    case .outlines: words("Outlines of layers", "图层轮廓")
    case .touchAreas: words("What can be touched", "可触区域")
    case .safeAreas: words("Safe area", "安全区域")
    case .record: words("Record a take, stop and save", "记录，停止并保存")
    case .capture: words("Command for this picture", "此画面的命令")
    case .restart: words("Start the scene anew", "重新开始场景")
    case .appearance: words("Light or dark", "浅色或深色")
    case .contrast: words("High contrast or not", "高对比度开关")
    case .locale: words("English or Chinese", "英文或中文")
    case .mirror: words("Left to right or right to left", "从左到右或从右到左")
    case .larger: words("Larger text", "放大文字")
    case .smaller: words("Smaller text", "缩小文字")
    case .motion: words("Reduce Motion or not", "减弱动态效果开关")
    case .device: words("Next device", "下一种设备")
    case .rotate: words("Turn the device", "旋转设备")
    case .find: words("Find a scene (also Ctrl F)", "查找场景（也可按 Ctrl F）")
    case .next: words("Next scene", "下一个场景")
    case .previous: words("Previous scene", "上一个场景")
    case .help: words("This help (also F1)", "本帮助（也可按 F1）")
    }
  }
}

extension Workbench {
  /// Carries out a key's command; false when the key belongs to the scene.
  mutating func shortcut(_ press: KeyPress, at wall: Instant) -> Bool {
    if press.key == .character("f"), press.modifiers == .control {
      beginSearch()
      return true
    }
    guard press.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return false }
    if help == .shown, press.key == .escape {
      help = .hidden
      return true
    }
    let command: WorkbenchCommand? =
      switch press.key {
      case .function(1): .help
      case .space where !stage.hasRing && !stage.isEditing: .pause
      case .right where isPaused && !stage.hasRing && !stage.isEditing: .step
      case .left where isPaused && !stage.hasRing && !stage.isEditing: .stepBack
      case .pageDown where stage.hasRing, .pageUp where stage.hasRing: nil
      default: WorkbenchCommand.allCases.first { $0.key == press.key }
      }
    guard let command else { return false }
    if stage.isEditing, case .character = press.key { return false }
    perform(command, at: wall)
    return true
  }

  /// Carries out a command.
  package mutating func perform(_ command: WorkbenchCommand, at wall: Instant) {
    message = ""
    switch command {
    case .speedFull: clock.set(.full, at: wall)
    case .speedHalf: clock.set(.half, at: wall)
    case .speedFifth: clock.set(.fifth, at: wall)
    case .speedTenth: clock.set(.tenth, at: wall)
    case .speedTwentieth: clock.set(.twentieth, at: wall)
    case .pause:
      clock.toggle(at: wall)
      if clock.run == .paused { remarkPause(at: wall) }
    case .step:
      clock.step(at: wall)
      remarkPause(at: wall)
    case .stepBack: stepBack(at: wall)
    case .replay: replayLast(at: wall)
    case .playAll: replayAll(at: wall)
    case .inspector: toggleInspector()
    case .outlines: overlays.formSymmetricDifference([.outlines])
    case .touchAreas: overlays.formSymmetricDifference([.touchAreas])
    case .safeAreas: overlays.formSymmetricDifference([.safeAreas])
    case .record: toggleRecording(at: wall)
    case .capture: orderCapture()
    case .restart: restart(with: settings, at: wall)
    case .appearance, .contrast: restyle(settings.appearance.switched(by: command))
    case .locale, .mirror, .larger, .smaller, .motion, .device:
      restart(with: settings.changed(by: command), at: wall)
    case .rotate: rotate(at: wall)
    case .find: beginSearch()
    case .next: open(neighbour(1), at: wall)
    case .previous: open(neighbour(-1), at: wall)
    case .help: help = help == .hidden ? .shown : .hidden
    }
  }

  /// The scene so many places further down the gallery, round its end; a search hides none.
  private func neighbour(_ steps: Int) -> Int {
    let order = SceneInfo.Family.allCases.flatMap { family in
      scenes.indices.filter { scenes[$0].info.family == family }
    }
    let place = order.firstIndex(of: index) ?? 0
    return order[(place + steps + order.count) % order.count]
  }

  private mutating func restyle(_ appearance: Appearance) {
    settings.appearance = appearance
    stage.restyle(as: appearance)
  }
}

extension Appearance {
  /// The other brightness, or the other contrast.
  fileprivate func switched(by command: WorkbenchCommand) -> Appearance {
    switch (self, command) {
    case (.light, .contrast): .lightContrast
    case (.lightContrast, .contrast): .light
    case (.dark, .contrast): .darkContrast
    case (.darkContrast, .contrast): .dark
    case (.light, _): .dark
    case (.dark, _): .light
    case (.lightContrast, _): .darkContrast
    case (.darkContrast, _): .lightContrast
    }
  }
}

extension StageSettings {
  /// The settings after a command that needs the scene to start anew.
  fileprivate func changed(by command: WorkbenchCommand) -> StageSettings {
    var changed = self
    switch command {
    case .locale: changed.locale = locale == .english ? .simplifiedChinese : .english
    case .mirror: changed.layout = layout == .leftToRight ? .rightToLeft : .leftToRight
    case .larger: changed.textSize = textSize.next(by: 1)
    case .smaller: changed.textSize = textSize.next(by: -1)
    case .motion: changed.motion = motion == .full ? .reduced : .full
    case .device: changed.device = device.next
    default: break
    }
    return changed
  }
}

extension TextSizeCategory {
  /// The size so many steps further, the last one at the ends.
  fileprivate func next(by steps: Int) -> TextSizeCategory {
    let all = Self.allCases
    return all[min(max(step + steps, 0), all.count - 1)]
  }
}

extension Device {
  /// The preset after this one, the window after the last, then the first again.
  fileprivate var next: Device {
    let ring = Self.all + [.window]
    let place = ring.firstIndex { $0.name == name } ?? ring.count - 1
    return ring[(place + 1) % ring.count]
  }
}
