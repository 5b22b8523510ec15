package import SnugDiagnostics
import SnugGeometry

extension YAMLNode {
  /// A string as a single-line scalar: plain if every YAML reader reads it as this string,
  /// otherwise in double quotes.
  package static func string(_ string: String, at range: SourceRange = .unknown) -> YAMLNode {
    YAMLNode(.scalar(string, isPlain(string) ? .plain : .quoted), at: range)
  }

  /// The text of a scalar: plain, or in double quotes with escapes for invisible characters.
  var scalar: String {
    guard case .scalar(let string, let style) = content else { return "" }
    return style == .plain
      ? string : "\"" + string.unicodeScalars.map(Self.escaped).joined() + "\""
  }

  /// Whether a string needs no quotes, even in a flow collection.
  ///
  /// Stricter than YAML, so that readers need not know where a colon or a number sign is allowed.
  private static func isPlain(_ string: String) -> Bool {
    guard let first = string.unicodeScalars.first, let last = string.unicodeScalars.last,
      first.properties.isAlphabetic || first == "_", last != " ",
      !words.contains(string.lowercased())
    else { return false }
    return string.unicodeScalars.allSatisfy { scalar in
      !":#,[]{}\"\\".unicodeScalars.contains(scalar) && !needsEscape(scalar)
    }
  }

  /// Words that YAML does not read as text.
  ///
  /// Source: YAML 1.1, language-independent types `bool` and `null`; YAML 1.2.2, section 10.3.
  private static let words: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf",
  ]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default:
      guard needsEscape(scalar) else { return String(scalar) }
      let count = scalar.value > 0xFFFF ? 8 : scalar.value > 0xFF ? 4 : 2
      let letter = count == 8 ? "U" : count == 4 ? "u" : "x"
      return "\\" + letter + scalar.value.text(digits: count, uppercase: true)
    }
  }

  /// Whether a character is not allowed in a file, or is invisible there. Reviewers should see
  /// no-break spaces and direction marks.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20: return false
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE,
      0xFFFF:
      return true
    default:
      return switch scalar.properties.generalCategory {
      case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
