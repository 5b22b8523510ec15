extension String {
  /// The text as one line for a terminal or a log. Control characters and line separators are
  /// escaped, as in `\n` and `\u{1b}`.
  ///
  /// A scene may come from an untrusted source. Its texts must not control a terminal, and must not
  /// begin a line that looks like a message or a CI command.
  package var onOneLine: String { escapingControls { _ in true } }

  /// The same for a text of several lines. Line feeds and tabs stay.
  package var escapingControls: String { escapingControls { $0 != "\n" && $0 != "\t" } }

  private func escapingControls(where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.isControl && isEscaped($0) }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case _ where !scalar.isControl || !isEscaped(scalar): result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    // Most scalars are ASCII, and looking up a category is slow.
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
