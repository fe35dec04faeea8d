/// SHA-256 of a row of words (FIPS 180-4).
package struct SHA256: Sendable {
  private var state: SIMD8<UInt32> = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  private var block = InlineArray<16, UInt32>(repeating: 0)
  private var words = 0

  /// Of nothing so far.
  package init() {}

  /// Takes four bytes, the first one the highest.
  package mutating func add(_ word: UInt32) {
    block[words & 15] = word
    words += 1
    if words & 15 == 0 { mix() }
  }

  /// 64 hexadecimal digits of all words and up to three bytes after them.
  package consuming func digits(then rest: ArraySlice<UInt8> = []) -> String {
    let bits = UInt64(words) * 32 + UInt64(rest.count) * 8
    var last: UInt32 = 0
    for byte in rest + [0x80] { last = last << 8 | UInt32(byte) }
    add(last << UInt32(8 * (3 - rest.count)))
    while words & 15 != 14 { add(0) }
    add(UInt32(bits >> 32))
    add(UInt32(truncatingIfNeeded: bits))
    return (0..<8).map { String(0x1_0000_0000 + UInt64(state[$0]), radix: 16).dropFirst() }.joined()
  }

  /// 64 hexadecimal digits of bytes.
  package static func digits(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    let whole = bytes.count / 4 * 4
    for index in stride(from: 0, to: whole, by: 4) {
      hash.add(
        UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
          | UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3]))
    }
    return hash.digits(then: bytes[whole...])
  }
}

extension SHA256 {
  /// The 64 rounds over a full block, which becomes the schedule of its own words.
  private mutating func mix() {
    let constants = Self.constants
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let place = round & 15
      if round >= 16 {
        let early = block[(place + 1) & 15]
        let late = block[(place + 14) & 15]
        block[place] &+=
          (Self.turn(early, 7) ^ Self.turn(early, 18) ^ early >> 3) &+ block[(place + 9) & 15]
          &+ (Self.turn(late, 17) ^ Self.turn(late, 19) ^ late >> 10)
      }
      let first =
        h &+ (Self.turn(e, 6) ^ Self.turn(e, 11) ^ Self.turn(e, 25)) &+ (e & f ^ ~e & g)
        &+ constants[round] &+ block[place]
      let second =
        (Self.turn(a, 2) ^ Self.turn(a, 13) ^ Self.turn(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state &+= [a, b, c, d, e, f, g, h]
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  private static let constants: InlineArray<64, UInt32> = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}
