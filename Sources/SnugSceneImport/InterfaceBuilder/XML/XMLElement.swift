import SnugDiagnostics
import SnugPlatform

/// An element of an XML file with its source range.
final class XMLElement {
  let name: String
  /// From the `<` of the start tag to its last attribute.
  let range: SourceRange
  private(set) weak var parent: XMLElement?
  private(set) var children: [XMLElement] = []
  /// The character data of the element, without that of its children.
  var text = ""
  private let attributes: [String: String]

  init(_ name: String, _ attributes: [String: String], at range: SourceRange) {
    self.name = name
    self.attributes = attributes
    self.range = range
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The number in an attribute; `nil` if it is missing or not a finite number.
  func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value of `YES` or `NO`; `nil` for another word.
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  func append(_ child: XMLElement) {
    child.parent = self
    children.append(child)
  }

  // MARK: Related elements

  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The `normal` state of a button: not highlighted, selected or disabled.
  var normalState: XMLElement? { children.first { $0.name == "state" && $0["key"] == "normal" } }

  /// The children of a child that is a list.
  func elements(of name: String) -> [XMLElement] { child(name)?.children ?? [] }

  /// Visits the element and its descendants in the order of the file.
  func forEach(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The ancestors, the innermost first.
  var ancestors: some Sequence<XMLElement> { sequence(first: self, next: \.parent).dropFirst() }

  /// A text from an attribute, or, for several lines, from a child element.
  func string(_ key: String) -> String? {
    if let attribute = self[key] { return attribute }
    guard
      let element = children.first(where: { $0["key"] == key && Self.strings.contains($0.name) })
    else { return nil }
    return element["base64-UTF8"] == "YES" ? element.text.decodingBase64 : element.text
  }

  private static let strings = ["string", "mutableString"]

  /// The range of an attribute's value; the range of the tag if the attribute is missing.
  func range(of attribute: String) -> SourceRange {
    let bytes = range.source.utf8
    let key = Array(" \(attribute)=".utf8)
    let end = range.offsets.upperBound
    guard let quote = bytes[range.offsets].firstRange(of: key)?.upperBound, quote < end else {
      return range
    }
    let value = quote + 1..<end
    let close = bytes[value].firstIndex(of: bytes[quote]) ?? end
    return SourceRange(range.source, value.lowerBound..<close)
  }
}

extension String {
  /// The text that base 64 encodes; empty if it does not. Interface Builder writes no padding.
  fileprivate var decodingBase64: String {
    let digits = filter { $0.isASCII && ($0.isLetter || $0.isNumber || "+/".contains($0)) }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
