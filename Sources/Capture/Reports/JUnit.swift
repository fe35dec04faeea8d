/// A report in the form that build servers read: one suite, one case a check.
package struct JUnit: Sendable {
  /// One check.
  package struct Case: Sendable {
    /// The group, such as the scene.
    package var group: String
    /// The check.
    package var name: String
    /// Why it failed; nil when it passed.
    package var failure: String?

    /// A check with its outcome.
    package init(group: String, name: String, failure: String?) {
      self.group = group
      self.name = name
      self.failure = failure
    }
  }

  /// The suite's name.
  package var name: String
  /// Its checks in order.
  package var cases: [Case]

  /// A suite of checks.
  package init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// The XML; without times, so that equal runs give equal files.
  package var text: String {
    let failures = cases.count { $0.failure != nil }
    let lines = cases.map { one in
      let head =
        "  <testcase classname=\"\(Markup.escaped(one.group))\" name=\"\(Markup.escaped(one.name))\""
      guard let failure = one.failure else { return head + "/>" }
      return head + "><failure message=\"\(Markup.escaped(failure))\"/></testcase>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="\(Markup.escaped(name))" tests="\(cases.count)" failures="\(failures)">
      \(lines.joined(separator: "\n"))
      </testsuite>

      """
  }
}
