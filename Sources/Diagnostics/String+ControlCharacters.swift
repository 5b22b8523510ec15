extension String {
  /// The text on one line that a terminal or a log can show: control characters and line separators
  /// are escapes, such as `\n` and `\u{1b}`.
  ///
  /// A scene may come from somebody else. Its texts must neither control a terminal nor begin a line
  /// that looks like a message, or like a command to a continuous integration.
  package var onOneLine: String { escapingControls { _ in true } }

  /// The same of a text of several lines, which stay as they are, with their tabs.
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
    // Most are ASCII, and looking up a category is slow.
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
