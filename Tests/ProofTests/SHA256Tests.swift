import Proof
import Raster
import Testing

/// The hash of goldens (QA d3), by the vectors of FIPS 180-4 and of NIST's validation programme.
struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmno"
        + "pqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `QA d3 published messages have their published digests`(message: String, digest: String) {
    #expect(SHA256.digits(of: Array(message.utf8)) == digest)
  }

  @Test func `QA d3 every length around a block's end is padded in its own way`() {
    let digests = (0...130).map { SHA256.digits(of: [UInt8](repeating: 0, count: $0)) }
    #expect(Set(digests).count == digests.count)
    #expect(digests.allSatisfy { $0.utf8.count == 64 })
    // 64 bytes of zero, as every other implementation says.
    #expect(
      digests[64] == "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b")
  }

  @Test func `QA d3 a picture's digest is that of its size and its bytes`() {
    let picture = Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0x8004_0506])
    let bytes: [UInt8] = [2, 0, 0, 0, 1, 0, 0, 0, 3, 2, 1, 0xFF, 6, 5, 4, 0x80]
    #expect(picture.digest == SHA256.digits(of: bytes))
    let turned = Bitmap(width: 1, height: 2, pixels: picture.pixels)
    #expect(turned.digest != picture.digest)
  }
}
