import Blocks
import Testing

struct ToolbarRoleTests {
  @Test(arguments: [
    ([ToolbarRole.primary, .trailing, .leading], [2], [1, 0]),
    ([.confirmation, .cancellation], [1], [0]),
    ([.leading, .cancellation, .leading], [1, 0, 2], []),
    ([.confirmation, .primary, .trailing, .trailing], [], [2, 3, 1, 0]), ([], [], []),
  ])
  func `L6 an item stands where its part belongs, equals in their order`(
    roles: [ToolbarRole], leading: [Int], trailing: [Int]
  ) {
    #expect(ToolbarRole.order(roles, at: .leading) == leading)
    #expect(ToolbarRole.order(roles, at: .trailing) == trailing)
  }
}
