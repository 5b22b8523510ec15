extension String {
  /// The text escaped for XML, between tags or in an attribute.
  ///
  /// Characters that are not allowed in XML 1.0 are left out.
  package var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A parser would normalize a literal carriage return to a newline.
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension StringProtocol {
  /// The text without the escapes of ``xmlEscaped``.
  package var xmlUnescaped: String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#13;", "\r"), ("&amp;", "&")]
      .reduce(String(self)) { $0.replacing($1.0, with: $1.1) }
  }
}
