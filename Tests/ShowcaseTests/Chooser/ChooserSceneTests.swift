import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC X9, the page.
struct ChooserSceneTests {
  @Test(arguments: StageSettings.Locale.allCases)
  func `X9 the page asks every question and shows the answer with reason and scene`(
    locale: StageSettings.Locale
  ) throws {
    let words = Words(locale)
    let driver = try SceneDriver("chooser", locale: locale)
    let texts = driver.texts(at: 0)
    for question in ChooserQuestion.allCases { #expect(texts.contains(words(question.title))) }
    #expect(texts.contains(words(PopupKind.alert.title)))
    #expect(driver.point(of: "scene", at: 0) != nil)
  }

  @Test func `X9 an answer changes the kind at once, and is taken back`() throws {
    var driver = try SceneDriver("chooser")
    try driver.tap("needs input", at: 0)
    #expect(driver.stage.summary().text == ["kind": "card", "scene": "input-card"])
    try driver.tap("needs input", at: 1)
    #expect(driver.stage.summary().text == ["kind": "alert", "scene": "alert"])
    try driver.tap("choices 3", at: 2)
    #expect(driver.stage.summary().text["kind"] == "dialog")
    #expect(driver.texts(at: 2).contains("Confirmation dialog"))
  }

  @Test func `X9 V2 on its side and in the largest text the answer ends the list`() throws {
    var low = try SceneDriver("chooser")
    low.resize(844, 390, at: 0)
    let large = try SceneDriver("chooser", textSize: .accessibility5)
    for var driver in [low, large] {
      let before = driver.point(of: "answer", at: 1)
      #expect(before == nil)
      driver.press(.end, at: 1)
      driver.run(to: 4)
      let after = driver.point(of: "answer", at: 4)
      #expect(after != nil)
    }
  }

  @Test func `X9 V6 every answer is reached and pressed by the keyboard`() throws {
    var driver = try SceneDriver("chooser")
    driver.press(.tab, at: 0)
    driver.press(.tab, at: 0.5)
    driver.press(.tab, at: 1)
    driver.press(.space, at: 1.5)
    driver.run(to: 2)
    driver.press(.tab, at: 2)
    driver.press(.space, at: 2.5)
    #expect(driver.stage.summary().text["kind"] == "dialog")
  }
}
