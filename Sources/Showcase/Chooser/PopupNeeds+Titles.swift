extension PopupNeeds.Destructive {
  var title: Phrase {
    switch self {
    case .no: Phrase("No", "没有")
    case .yes: Phrase("Yes", "有")
    }
  }
}

extension PopupNeeds.Need {
  var title: Phrase {
    switch self {
    case .input: Phrase("Text input", "输入文字")
    case .gesture: Phrase("A drag", "拖动手势")
    case .reading: Phrase("Long content", "长内容")
    case .progress: Phrase("Progress", "进度")
    case .marks: Phrase("Icons and checks", "图标和勾选")
    case .queue: Phrase("Several in a row", "依次出现多个")
    }
  }
}

extension PopupNeeds.Look {
  var title: Phrase {
    switch self {
    case .system: Phrase("Yes, the system’s", "可以，系统样式")
    case .own: Phrase("No, our own", "不行，自己的样式")
    }
  }
}

extension PopupNeeds.Covers {
  var title: Phrase {
    switch self {
    case .page: Phrase("The page rests", "页面停用")
    case .nothing: Phrase("Page stays in use", "页面仍可用")
    case .everything: Phrase("The whole screen", "整个屏幕")
    case .popups: Phrase("Other popups too", "连其他弹窗")
    }
  }
}

extension PopupNeeds.Place {
  var title: Phrase {
    switch self {
    case .page: Phrase("The page", "整个页面")
    case .element: Phrase("One element", "一个元素")
    case .tour: Phrase("A tour", "新手引导")
    }
  }
}

extension PopupNeeds.Stays {
  var title: Phrase {
    switch self {
    case .answered: Phrase("Until answered", "直到回应")
    case .briefly: Phrase("Briefly", "短暂")
    }
  }
}
