import Canvas

/// The icons of the bundled icon font, by the names of that font.
public enum Symbol: UInt32, Hashable, Sendable, CaseIterable {
  case addCircleOutline = 0xE148
  case adsClick = 0xE762
  case archive = 0xE149
  case arrowUpward = 0xE5D8
  case attachFile = 0xE226
  case backspace = 0xE14A
  case bedtime = 0xEF44
  case block = 0xE14B
  case bookmarkBorder = 0xE867
  case calendarMonth = 0xEBCC
  case call = 0xE0B0
  case callToAction = 0xE06C
  case campaign = 0xEF49
  case cancel = 0xE5C9
  case chatBubbleOutline = 0xE0CB
  case check = 0xE5CA
  case checkCircle = 0xE86C
  case chevronRight = 0xE5CC
  case close = 0xE5CD
  case cloudDone = 0xE2BF
  case cropFree = 0xE3C2
  case darkMode = 0xE51C
  case delete = 0xE872
  case directions = 0xE52E
  case directionsBoat = 0xE532
  case dragHandle = 0xE25D
  case edit = 0xE3C9
  case emojiEmotions = 0xEA22
  case errorOutline = 0xE001
  case event = 0xE878
  case filterCenterFocus = 0xE3DC
  case filterList = 0xE152
  case flipToFront = 0xE883
  case fullscreen = 0xE5D0
  case image = 0xE3F4
  case inbox = 0xE156
  case keyboard = 0xE312
  case keyboardHide = 0xE31A
  case language = 0xE894
  case layers = 0xE53B
  case lightMode = 0xE518
  case link = 0xE157
  case list = 0xE896
  case localCafe = 0xE541
  case localLibrary = 0xE54B
  case lock = 0xE897
  case mailOutline = 0xE0E1
  case map = 0xE55B
  case markEmailRead = 0xF18C
  case museum = 0xEA36
  case nearMe = 0xE569
  case notificationsOff = 0xE7F6
  case park = 0xEA63
  case pause = 0xE034
  case person = 0xE7FD
  case photo = 0xE410
  case photoCamera = 0xE412
  case playArrow = 0xE037
  case pushPin = 0xF10D
  case radioButtonUnchecked = 0xE836
  case refresh = 0xE5D5
  case replay = 0xE042
  case reply = 0xE15E
  case schedule = 0xE8B5
  case scheduleSend = 0xEA0A
  case screenRotation = 0xE1C1
  case search = 0xE8B6
  case settings = 0xE8B8
  case share = 0xE80D
  case skipNext = 0xE044
  case skipPrevious = 0xE045
  case straighten = 0xE41C
  case summarize = 0xF071
  case swipe = 0xE9EC
  case taskAlt = 0xE2E6
  case textFields = 0xE262
  case timer = 0xE425
  case touchApp = 0xE913
  case unfoldMore = 0xE5D7
  case viewAgenda = 0xE8E9
  case wbSunny = 0xE430
  case webAsset = 0xE069
  case weekend = 0xE16B
}

extension Symbol {
  /// How it looks in a reading direction: what points the way one reads, or back, is mirrored.
  ///
  /// Clocks, circling arrows, the keys of a player and things seen from the side stay as they are.
  public func facing(_ direction: BlockEnvironment.LayoutDirection) -> Icon.Facing {
    switch (direction, self) {
    case (.rightToLeft, .backspace), (.rightToLeft, .chevronRight), (.rightToLeft, .list),
      (.rightToLeft, .reply), (.rightToLeft, .scheduleSend):
      .mirrored
    case (.leftToRight, _), (.rightToLeft, _): .asDrawn
    }
  }
}
