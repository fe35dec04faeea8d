import Blocks
import Canvas

/// What the window can be told by key or button; the list is the help overlay and the key map.
package enum WorkbenchCommand: Hashable, Sendable, CaseIterable {
  case speedFull, speedHalf, speedFifth, speedTenth
  case pause, step, replay, restart
  case appearance, locale, next, previous, help

  /// The key that calls it.
  package var key: KeyPress.Key {
    switch self {
    case .speedFull: .character("1")
    case .speedHalf: .character("2")
    case .speedFifth: .character("3")
    case .speedTenth: .character("4")
    case .pause: .character("p")
    case .step: .character(".")
    case .replay: .character("r")
    case .restart: .character("0")
    case .appearance: .character("d")
    case .locale: .character("l")
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
    case .step: words("Step one frame (also →)", "前进一帧（也可按 →）")
    case .replay: words("Replay the last transition", "重放上一次转场")
    case .restart: words("Start the scene anew", "重新开始场景")
    case .appearance: words("Light or dark", "浅色或深色")
    case .locale: words("English or Chinese", "英文或中文")
    case .next: words("Next scene", "下一个场景")
    case .previous: words("Previous scene", "上一个场景")
    case .help: words("This help (also F1)", "本帮助（也可按 F1）")
    }
  }
}

extension Workbench {
  /// Carries out a key's command; false when the key belongs to the scene.
  mutating func shortcut(_ press: KeyPress, at wall: Instant) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return false }
    if help == .shown, press.key == .escape {
      help = .hidden
      return true
    }
    let command: WorkbenchCommand? =
      switch press.key {
      case .function(1): .help
      case .space where !stage.hasRing && !stage.isEditing: .pause
      case .right where !stage.isEditing: .step
      default: WorkbenchCommand.allCases.first { $0.key == press.key }
      }
    guard let command else { return false }
    if stage.isEditing, case .character = press.key { return false }
    perform(command, at: wall)
    return true
  }

  /// Carries out a command.
  package mutating func perform(_ command: WorkbenchCommand, at wall: Instant) {
    switch command {
    case .speedFull: clock.set(.full, at: wall)
    case .speedHalf: clock.set(.half, at: wall)
    case .speedFifth: clock.set(.fifth, at: wall)
    case .speedTenth: clock.set(.tenth, at: wall)
    case .pause:
      clock.toggle(at: wall)
      if clock.run == .paused { recorder.remark("paused", at: clock.time(at: wall)) }
    case .step:
      clock.step(at: wall)
      recorder.remark("paused", at: clock.time(at: wall))
    case .replay: replayLast(at: wall)
    case .restart: restart(with: settings, at: wall)
    case .appearance: switchAppearance()
    case .locale:
      var changed = settings
      changed.locale = settings.locale == .english ? .simplifiedChinese : .english
      restart(with: changed, at: wall)
    case .next: open((index + 1) % scenes.count, at: wall)
    case .previous: open((index + scenes.count - 1) % scenes.count, at: wall)
    case .help: help = help == .hidden ? .shown : .hidden
    }
  }

  private mutating func switchAppearance() {
    settings.appearance =
      switch settings.appearance {
      case .light: .dark
      case .dark: .light
      case .lightContrast: .darkContrast
      case .darkContrast: .lightContrast
      }
    stage.restyle(as: settings.appearance)
  }
}
