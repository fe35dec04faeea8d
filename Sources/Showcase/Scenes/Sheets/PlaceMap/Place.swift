import Blocks
import Canvas

/// A place with a pin on the map of the scene `place-map`.
struct Place: Hashable, Sendable, Identifiable {
  /// Its index in the list.
  let id: Int
  let symbol: Symbol
  /// Colour of its pin: a dark one, white icons stand on it.
  let color: Color
  /// Where the tip of its pin stands, in map pt.
  let tip: Point
  let name: String
  /// What it is and how far it is.
  let kind: String
  let status: String
  let address: String
  let phone: String

  /// What takes and traces call its pin: `pin 0`.
  var pinName: String { "pin \(id)" }
}

extension Place {
  /// All places, in a language.
  static func all(_ locale: BlockEnvironment.Locale) -> [Place] {
    let words = Words(locale)
    return [
      place(
        0, .localCafe, 0xC4243A, Point(196, 392), words("Kettle Steps tea room", "壶阶茶室"),
        words("Tea room, 350 m", "茶室，350 米"), words("Open until 19:00", "营业至 19:00"),
        words("2 Ferry Stairs", "渡口台阶 2 号"), "030 5550 142"),
      place(
        1, .directionsBoat, 0x00708A, Point(304, 176), words("North Pier", "北码头"),
        words("Ferry, 620 m", "渡口，620 米"), words("Next boat 10:40", "下一班 10:40"),
        words("Pier Road, berth 3", "码头路 3 号泊位"), "030 5550 163"),
      place(
        2, .museum, 0x8C3B7A, Point(92, 244), words("Museum of Locks", "船闸博物馆"),
        words("Museum, 410 m", "博物馆，410 米"), words("Open until 17:30", "开放至 17:30"),
        words("19 River Bank", "河岸街 19 号"), "030 5550 118"),
      place(
        3, .park, 0x2F7A4D, Point(330, 372), words("Heron Park", "河边公园"),
        words("Park, 800 m", "公园，800 米"), words("Open all day", "全天开放"),
        words("South bank, gate 2", "南岸 2 号门"), "030 5550 177"),
      place(
        4, .localLibrary, 0x4B5BA8, Point(56, 428), words("Mill Lane library", "磨坊巷图书馆"),
        words("Library, 540 m", "图书馆，540 米"), words("Open until 20:00", "开放至 20:00"),
        words("44 Mill Lane", "磨坊巷 44 号"), "030 5550 125"),
    ]
  }

  private static func place(
    _ id: Int, _ symbol: Symbol, _ color: UInt32, _ tip: Point, _ name: String, _ kind: String,
    _ status: String, _ address: String, _ phone: String
  ) -> Place {
    Place(
      id: id, symbol: symbol, color: Color(color), tip: tip + MapArt.origin, name: name,
      kind: kind, status: status, address: address, phone: phone)
  }
}
