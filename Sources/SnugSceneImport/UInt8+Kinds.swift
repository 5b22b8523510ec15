import SnugDiagnostics

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  /// Whether it is a digit of an address, which has small letters.
  var isHexDigit: Bool { isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self }
  /// Whether the byte can be part of a class's name, with its module.
  var isClassNameByte: Bool { isIdentifierByte || self == UInt8(ascii: ".") }
}
