/// Kinds of bytes in source texts in UTF-8.
extension UInt8 {
  package var isDigit: Bool { 0x30...0x39 ~= self }
  package var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
  /// Whether the byte can be part of an identifier in Swift. Every non-ASCII byte can.
  package var isIdentifierByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
