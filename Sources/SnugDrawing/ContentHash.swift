import SnugGeometry

/// The 64-bit FNV-1a hash of some bytes: the same in every process, unlike Swift's own hashing.
///
/// Source: Fowler, Noll, Vo; draft-eastlake-fnv. It distinguishes pictures and is not for security.
public struct ContentHash: Sendable {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// Sixteen hexadecimal digits.
  public var hexadecimal: String { value.text(digits: 16) }
}
