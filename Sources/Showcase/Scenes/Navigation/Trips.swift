import Blocks
import PresentationCore

/// A city of the trips: one type of route.
package enum City: String, Route, CaseIterable {
  case oslo, kyoto, lisbon

  package static let kind = "city"

  func name(_ words: Words) -> String {
    switch self {
    case .oslo: words("Oslo", "奥斯陆")
    case .kyoto: words("Kyoto", "京都")
    case .lisbon: words("Lisbon", "里斯本")
    }
  }

  func detail(_ words: Words) -> String {
    switch self {
    case .oslo: words("Two days, light until late", "两天，天黑得很晚")
    case .kyoto: words("Four days, comfortable shoes", "四天，穿舒服的鞋")
    case .lisbon: words("A long weekend, seven hills", "一个长周末，七座山")
    }
  }

  var symbol: Symbol {
    switch self {
    case .oslo: .directionsBoat
    case .kyoto: .park
    case .lisbon: .wbSunny
    }
  }

  var sights: [Sight] { Sight.allCases.filter { $0.city == self } }
}

/// Something to see: another type of route.
package enum Sight: String, Route, CaseIterable {
  case opera, fortress, temple, market, tram, tower

  package static let kind = "sight"

  var city: City {
    switch self {
    case .opera, .fortress: .oslo
    case .temple, .market: .kyoto
    case .tram, .tower: .lisbon
    }
  }

  func name(_ words: Words) -> String {
    switch self {
    case .opera: words("Opera house", "歌剧院")
    case .fortress: words("Harbour fortress", "港口要塞")
    case .temple: words("Temple on stilts", "悬空寺院")
    case .market: words("Covered market", "室内市场")
    case .tram: words("Tram 28", "28 路电车")
    case .tower: words("River tower", "河边塔楼")
    }
  }

  var symbol: Symbol {
    switch self {
    case .opera, .fortress, .tower: .museum
    case .temple: .park
    case .market: .localCafe
    case .tram: .directions
    }
  }
}

/// A day of the plan: a route that is no enumeration.
package struct Day: Route {
  package static let kind = "day"

  /// Which day, from 1.
  package let number: Int

  /// A day by its number.
  package init(_ number: Int) {
    self.number = number
  }

  /// A day from 1 to 9.
  package init?(text: String) {
    guard let number = Int(text), 1...9 ~= number else { return nil }
    self.number = number
  }

  package var text: String { "\(number)" }
}

/// A route whose type has no destination: the programmer's error the scene shows.
package struct LostRoute: Route {
  package static let kind = "lost"
  package let text: String

  /// A route of any text.
  package init(text: String) {
    self.text = text
  }
}
