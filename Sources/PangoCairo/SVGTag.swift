/// A tag of Cairo's drawing. Cairo writes no text between its tags, and nothing in an attribute
/// that would have to be escaped.
struct SVGTag {
  var kind: Kind
  var name: String
  var attributes: [Attribute]

  enum Kind { case opening, closing, empty }

  struct Attribute {
    var name: String
    var value: String
  }

  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      let index = attributes.firstIndex { $0.name == attribute }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name: attribute, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Writes the tag on a line of its own, without making a string of it first: there are thousands.
  fileprivate func write(to markup: inout String) {
    markup += kind == .closing ? "</" : "<"
    markup += name
    for attribute in attributes {
      markup += " "
      markup += attribute.name
      markup += "=\""
      markup += attribute.value
      markup += "\""
    }
    markup += kind == .empty ? "/>\n" : ">\n"
  }

  /// The tags of a drawing, in order; declarations and white space are left out.
  static func tags(in drawing: [UInt8]) -> [SVGTag] {
    var tags: [SVGTag] = []
    var scanner = Scanner(bytes: drawing)
    while let tag = scanner.next() { tags.append(tag) }
    return tags
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    mutating func next() -> SVGTag? {
      while skip(past: "<") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "?") { continue }
        let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        var tag = SVGTag(kind: isClosing ? .closing : .opening, name: word(), attributes: [])
        while true {
          skipSpace()
          guard index < bytes.count else { return tag }
          switch bytes[index] {
          case UInt8(ascii: ">"):
            index += 1
            return tag
          case UInt8(ascii: "/"):
            tag.kind = .empty
            index += 1
          default:
            let name = word()
            guard skip(past: "\"") else { return tag }
            let start = index
            guard skip(past: "\"") else { return tag }
            let value = String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
            tag.attributes.append(Attribute(name: name, value: value))
          }
        }
      }
      return nil
    }

    private mutating func skip(past character: Unicode.Scalar) -> Bool {
      guard let found = bytes[index...].firstIndex(of: UInt8(ascii: character)) else {
        index = bytes.count
        return false
      }
      index = found + 1
      return true
    }

    private mutating func skipSpace() {
      while index < bytes.count, bytes[index].isSpace { index += 1 }
    }

    /// What stands before the next space, `=`, `>` or `/`.
    private mutating func word() -> String {
      let start = index
      while index < bytes.count, !bytes[index].endsWord { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
  }
}

extension [SVGTag] {
  /// The tags as they are written, one on a line.
  var markup: String {
    var markup = ""
    for tag in self { tag.write(to: &markup) }
    return markup
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }

  fileprivate var endsWord: Bool {
    isSpace || self == UInt8(ascii: "=") || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
  }
}
