import Showcase

/// The manual page in the language of `man`, made from the same descriptions as the help.
package enum ManualPage {
  /// The page of a program with these commands.
  package static func text(of commands: [CommandSpec]) -> String {
    let head = [
      #".TH POPUP\-SHOWCASE 1 "" "Popup Showcase" "User Commands""#,
      ".SH NAME",
      #"popup\-showcase \- shows, measures and documents how popups behave"#,
      ".SH SYNOPSIS", ".B popup\\-showcase", ".RI [ COMMAND ] \" \" [ options ]",
      ".SH DESCRIPTION",
      "Without a command the window opens. All other commands work without a display.",
      "A time is a number with ms or s. Pictures are the same, bit for bit, on every run.",
      ".SH COMMANDS",
    ]
    let tail =
      [".SH EXIT STATUS"]
      + ExitCode.allCases.flatMap {
        [".TP", ".B \($0.rawValue)", plain($0.meaning)]
      } + [".PP"] + ExitCode.streams.map(plain)
    return
      (head + commands.flatMap(section) + tail + [".SH ENVIRONMENT"]
      + variables.flatMap {
        [".TP", ".B \(plain($0.0))", plain($0.1)]
      }).joined(separator: "\n")
  }

  /// The variables the program reads.
  private static let variables = [
    ("POPUP_SHOWCASE_ASSETS", "the folder Assets with the bundled fonts, unless --assets is given"),
    ("CI", "when set, verify writes no goldens unless --update asks for it"),
    ("DISPLAY, WAYLAND_DISPLAY", "where the window opens"),
    (
      "TERM",
      "dumb turns off the line that tells how far a long run is, on a terminal only"
    ),
    ("NO_COLOR", "without effect: nothing is printed in colour"),
  ]

  private static func section(_ spec: CommandSpec) -> [String] {
    var lines = [".SS \(plain(spec.name))", plain(sentence(spec.summary)), ".PP"]
    let words = ["popup-showcase", spec.name, spec.arguments].filter { !$0.isEmpty }
    lines.append(".B \(quoted(words.joined(separator: " ")))")
    for option in spec.options {
      lines += [".TP", ".B \(quoted(option.heading))", plain(option.summary)]
    }
    guard !spec.examples.isEmpty else { return lines }
    lines += [".PP", "Examples:", ".PP", ".nf"]
    lines += spec.examples.map { "    \(plain("popup-showcase \($0)"))" }
    return lines + [".fi"]
  }

  private static func sentence(_ text: String) -> String {
    "\(text.prefix(1).uppercased())\(text.dropFirst())."
  }

  private static func quoted(_ text: String) -> String {
    "\"\(plain(text).replacing("\"", with: #"\(dq"#))\""
  }

  /// Text in which nothing is an order to the formatter.
  static func plain(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": out += #"\e"#
      case "-": out += #"\-"#
      case " "..."~": out.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += #"\[u"# + digits.padded(.before, to: 4, with: "0") + "]"
      }
    }
    return out.hasPrefix(".") || out.hasPrefix("'") ? #"\&"# + out : out
  }
}
