import SnugGeometry

/// A JSON value with ordered keys and short numbers, because people read the output, too. No
/// encoder of the standard library supports both.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  /// Separate keys and values, because for pairs Swift 6.3 reports a "circular reference",
  /// depending on which files are compiled together.
  case mapping(keys: [String], values: [JSON])

  package static func object(_ members: [(key: String, value: JSON)]) -> JSON {
    .mapping(keys: members.map(\.key), values: members.map(\.value))
  }

  static func document(_ value: JSON) -> String { value.text() + "\n" }

  /// The value in lines indented by two spaces. An array or object of plain values, such as a
  /// rectangle, is on one line if it fits in 112 columns with the text before it.
  func text(indent: Int = 0, after lead: Int = 0) -> String {
    if parts.allSatisfy(\.parts.isEmpty) {
      let line = singleLine
      if parts.isEmpty || indent + lead + line.count <= 111 { return line }
    }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .array(let values):
      let lines = values.map { inner + $0.text(indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .mapping(let keys, let values):
      let lines = zip(keys, values).map {
        let key = Self.quoted($0) + ": "
        return inner + key + $1.text(indent: indent + 2, after: key.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    default: return singleLine
    }
  }

  /// The value without optional whitespace, for programs.
  package var compact: String { written(blank: "") }

  private var singleLine: String { written(blank: " ") }

  /// - Parameter blank: the text after commas and colons, and inside the braces of an object.
  private func written(blank: String) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return value.isFinite ? value.description(decimals: 6) : "null"
    case .string(let value): return Self.quoted(value)
    case .array(let values):
      return "[" + values.map { $0.written(blank: blank) }.joined(separator: "," + blank) + "]"
    case .mapping(let keys, let values):
      guard !keys.isEmpty else { return "{}" }
      let members = zip(keys, values).map {
        Self.quoted($0) + ":" + blank + $1.written(blank: blank)
      }
      return "{" + blank + members.joined(separator: "," + blank) + blank + "}"
    }
  }

  /// The values of an array or an object.
  private var parts: [JSON] {
    switch self {
    case .array(let values), .mapping(_, let values): values
    default: []
    }
  }

  private static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        quoted += "\\u" + scalar.value.text(digits: 4)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSON {
  /// An object with the members of another object appended; any other value unchanged.
  package func appending(_ other: JSON) -> JSON {
    guard case .mapping(let keys, let values) = self,
      case .mapping(let moreKeys, let moreValues) = other
    else { return self }
    return .mapping(keys: keys + moreKeys, values: values + moreValues)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .count(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Members that are `nil` are left out.
  package init(dictionaryLiteral elements: (String, JSON?)...) {
    self = .object(elements.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension JSON {
  package static func count(_ count: Int) -> JSON { .number(Double(count)) }

  static func rect(_ rect: Rect) -> JSON {
    [
      "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
      "height": .number(rect.height),
    ]
  }
}
