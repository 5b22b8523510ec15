extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isDigit: Bool { 0x30...0x39 ~= self }
  var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
  /// Whether it can be part of a name in Swift.
  var isPartOfWord: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
  /// Whether it can be part of a class's name, with its module.
  var isClassNameByte: Bool { isPartOfWord || self == UInt8(ascii: ".") }
}
