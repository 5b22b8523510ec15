extension StyledText {
  /// Whether the text, and its natural alignment, is right-to-left. The first letter determines it,
  /// as in UIKit.
  package var isRightToLeft: Bool {
    string.unicodeScalars.first { $0.properties.isAlphabetic }?.isRightToLeft ?? false
  }

  package var hasRightToLeftLetters: Bool {
    string.unicodeScalars.contains { $0.isRightToLeft }
  }
}

extension Unicode.Scalar {
  /// Whether a letter belongs to a right-to-left script: one of the blocks that Unicode reserves
  /// for these (`DerivedBidiClass.txt`).
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
