/// Finds mapping keys that are lists or mappings nested deep.
///
/// No scene has such keys, and Yams compares them in time exponential in their depth when two of them
/// stand in a mapping twice. This is found before Yams reads the text, and so by its brackets: by those
/// before a `:`, and those after the `?` of an explicit key, whether or not they stand in quotes.
struct KeyCheck {
  /// Deeper than anything in a text that somebody wrote, and quick to compare.
  private static let deepest = 12

  /// For each open bracket its offset, whether it lies in an explicit key, and how deep it goes.
  private var open: [(offset: Int, isInKey: Bool, depth: Int)] = []
  /// The last bracket that was closed, with nothing but spaces behind it.
  private var closed: (offset: Int, depth: Int)?
  /// How many indicators (`? - -`) stand before what comes next, and the first of them.
  private var indicators = 0
  private var first = 0

  /// The offset of the first such key; `nil` where there is none.
  static func nestedKey(in utf8: [UInt8]) -> Int? {
    var check = KeyCheck()
    for (offset, byte) in utf8.enumerated() {
      let next = offset + 1 < utf8.count ? utf8[offset + 1] : UInt8(ascii: "\n")
      if let key = check.take(byte, before: next, at: offset) { return key }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func take(_ byte: UInt8, before next: UInt8, at offset: Int) -> Int? {
    switch byte {
    case 0x09, 0x20: return nil
    case UInt8(ascii: "?") where Self.isBlank(next):
      if indicators == 0 { first = offset }
      indicators += 1
      return indicators > Self.deepest ? first : nil
    case UInt8(ascii: "-") where indicators > 0 && Self.isBlank(next):
      indicators += 1
      return indicators > Self.deepest ? first : nil
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append((offset, indicators > 0 || open.last?.isInKey ?? false, 1))
      closed = nil
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      closed = nil
      if let bracket = open.popLast() {
        if let outer = open.indices.last {
          open[outer].depth = max(open[outer].depth, bracket.depth + 1)
        }
        closed = (bracket.offset, bracket.depth)
        if bracket.isInKey, bracket.depth > Self.deepest { return bracket.offset }
      }
    case UInt8(ascii: ":"):
      if let key = closed, key.depth > Self.deepest { return key.offset }
      closed = nil
    default: closed = nil
    }
    indicators = 0
    return nil
  }
}
