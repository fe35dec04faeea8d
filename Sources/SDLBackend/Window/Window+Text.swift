internal import CSDL
package import Canvas

extension Window {
  /// Turns the input method on; its candidates appear beside the caret's rectangle, in px.
  package func startTextInput(at caret: Rect) {
    var area = SDL_Rect(
      x: Int32(caret.minX), y: Int32(caret.minY), w: Int32(caret.width), h: Int32(caret.height))
    SDL_SetTextInputRect(&area)
    if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
  }

  /// Turns the input method off, so that keys are only keys.
  package func stopTextInput() {
    SDL_StopTextInput()
  }

  /// The clipboard's text; empty when it holds none.
  ///
  /// SDL 2 takes nothing from an X client that hands its text over in pieces: measured with xsel,
  /// 4,000 bytes arrive and 4,001 do not.
  package var clipboard: String {
    guard let text = SDL_GetClipboardText() else { return "" }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Puts text on the clipboard.
  package func copyToClipboard(_ text: String) throws(SDLError) {
    try check(SDL_SetClipboardText(text), "SDL_SetClipboardText")
  }
}
