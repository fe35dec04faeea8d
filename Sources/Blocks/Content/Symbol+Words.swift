/// What an icon that stands alone on a control means, in words (SPEC V6).
extension Symbol {
  /// The word in a language; nil for an icon that only decorates.
  public func word(_ locale: BlockEnvironment.Locale) -> String? {
    Self.words[self].map { locale == .english ? $0.english : $0.chinese }
  }

  private static let words: [Symbol: (english: String, chinese: String)] = [
    .addCircleOutline: ("Add", "添加"), .archive: ("Archive", "归档"),
    .arrowUpward: ("Send", "发送"), .attachFile: ("Attach a file", "添加附件"),
    .backspace: ("Delete", "删除"), .bookmarkBorder: ("Bookmark", "收藏"),
    .call: ("Call", "呼叫"), .cancel: ("Clear", "清除"), .check: ("Done", "完成"),
    .close: ("Close", "关闭"), .delete: ("Delete", "删除"), .edit: ("Write", "写"),
    .filterList: ("Filter", "筛选"), .image: ("Picture", "图片"),
    .keyboardHide: ("Hide the keyboard", "收起键盘"), .language: ("Language", "语言"),
    .layers: ("Layers", "图层"), .nearMe: ("My place", "我的位置"), .pause: ("Pause", "暂停"),
    .photo: ("Photo", "照片"), .photoCamera: ("Camera", "相机"), .playArrow: ("Play", "播放"),
    .pushPin: ("Pin", "置顶"), .refresh: ("Refresh", "刷新"), .reply: ("Reply", "回复"),
    .scheduleSend: ("Send later", "稍后发送"), .search: ("Search", "搜索"),
    .settings: ("Settings", "设置"), .share: ("Share", "分享"), .skipNext: ("Next", "下一首"),
    .skipPrevious: ("Previous", "上一首"), .textFields: ("Format", "格式"),
    .emojiEmotions: ("Emoji", "表情"),
  ]
}
