import Blocks

/// One row of the mock inbox.
package struct Conversation: Hashable, Sendable, Identifiable {
  /// Stable identity: follows the row through sorting and refresh.
  package let id: Int
  /// Name of the sender or group.
  package var name: String
  /// Up to two letters, or one Han character.
  package var initials: String
  /// Which of the six avatar colours, 0…5.
  package var tint: Int
  /// The first line of the last message.
  package var preview: String
  /// When it came, as text.
  package var time: String
  /// Unread messages; 0 is read.
  package var unread: Int
  /// Whether it stands in the pinned section.
  package var section: Section

  /// The sections of the inbox.
  package enum Section: Hashable, Sendable { case pinned, today }
}

extension Conversation {
  /// The inbox at the start, in one language.
  package static func inbox(_ locale: StageSettings.Locale) -> [Conversation] {
    let rows = locale == .simplifiedChinese ? chinese : english
    return rows.enumerated().map { index, row in
      Conversation(
        id: index, name: row.0, initials: row.1, tint: row.2, preview: row.3, time: row.4,
        unread: row.5, section: index < 2 ? .pinned : .today)
    }
  }

  private typealias Row = (String, String, Int, String, String, Int)

  private static let english: [Row] = [
    ("Nora Pell", "NP", 3, "The early boat on Friday, yes?", "10:21", 2),
    ("Layout circle", "LC", 4, "Pavel: the header is one point too low", "09:48", 0),
    ("Ines Walder", "IW", 0, "Twelve photos from the lake, all in one go", "09:40", 1),
    ("Reading group", "RG", 2, "Chapter nine next week, Oskar brings cake", "09:12", 0),
    (
      "Tomas Reyle", "TR", 1,
      "The parcel is with the people downstairs, I will ring when I am back", "08:50", 5
    ),
    ("Lina Farrow", "LF", 5, "Draft: that works well for all of us", "08:17", 0),
    ("Garden plot 14", "GP", 1, "Two beds are free from next month", "07:55", 0),
    ("Elias Brandt", "EB", 3, "The recording is up, listen from minute six 🎵", "07:31", 0),
    ("Ferry service", "FS", 0, "Line 3 runs every forty minutes today", "07:02", 1),
    ("Maja Quist", "MQ", 2, "Found your scarf behind the sofa", "Sun", 0),
    ("Choir", "CH", 4, "New room: the old library, second floor", "Sun", 0),
    ("Sami Okoro", "SO", 5, "Ticket sent. Platform seven, coach four.", "Sat", 0),
    ("House council", "HC", 1, "The lift is checked on Tuesday morning", "Sat", 0),
    ("Vera Lund", "VL", 3, "Call me when the bread is out of the oven", "Fri", 0),
  ]

  private static let chinese: [Row] = [
    ("林晓兰", "林", 3, "周五我们坐早一班的船去，好吗？", "10:21", 2),
    ("版式小组", "版", 4, "小佩：标题栏低了一个点", "09:48", 0),
    ("沈一诺", "沈", 0, "湖边拍的 12 张照片，都发给你了", "09:40", 1),
    ("读书会", "读", 2, "下周读第九章，阿凯带蛋糕", "09:12", 0),
    ("唐锐", "唐", 1, "包裹放在楼下邻居家了，我回来以后给你打电话", "08:50", 5),
    ("李安", "李", 5, "草稿：这样对大家都合适", "08:17", 0),
    ("14 号菜园", "菜", 1, "五月一日起有两块地空出来", "07:55", 0),
    ("白宇", "白", 3, "录音已经上传，从第六分钟听起 🎵", "07:31", 0),
    ("渡轮公司", "渡", 0, "3 号线今天每四十分钟一班", "07:02", 1),
    ("马佳", "马", 2, "你的围巾在沙发后面找到了", "周日", 0),
    ("合唱团", "合", 4, "新教室：老图书馆二楼", "周日", 0),
    ("欧阳森", "欧", 5, "车票已发。七号站台，四号车厢。", "周六", 0),
    ("业主委员会", "业", 1, "星期二上午检查电梯", "周六", 0),
    ("陆文", "陆", 3, "面包出炉了给我打电话", "周五", 0),
  ]

  /// The row the n-th refresh brings, n from 1; its identity is never one of the first rows'.
  static func arriving(_ number: Int, _ locale: StageSettings.Locale) -> Conversation {
    let rows = locale == .simplifiedChinese ? chineseArrivals : englishArrivals
    let row = rows[(number - 1) % rows.count]
    return Conversation(
      id: 100 + number, name: row.0, initials: row.1, tint: row.2, preview: row.3, time: row.4,
      unread: row.5, section: .today)
  }

  private static let englishArrivals: [Row] = [
    ("Arlo Finch", "AF", 1, "On the tram, ten minutes late at most", "10:24", 1),
    ("Studio north", "SN", 4, "The kiln is free again from two o’clock", "10:24", 1),
    ("Bea Holm", "BH", 3, "I left the spare key with Nora", "10:24", 2),
  ]

  private static let chineseArrivals: [Row] = [
    ("方远", "方", 1, "在电车上，最多晚十分钟到", "10:24", 1),
    ("北楼画室", "北", 4, "窑炉下午两点以后又空出来了", "10:24", 1),
    ("何贝", "何", 3, "备用钥匙我放在晓兰那里了", "10:24", 2),
  ]
}
