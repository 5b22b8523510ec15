import Foundation

/// A JSON text in which strings can be replaced, and all else stays as it was written: the order of
/// keys, the digits of numbers, and what nobody here knows of.
struct JSONText {
  /// A value, and where it stands.
  indirect enum Node {
    case object([(key: String, value: Node)])
    case array([Node])
    case string(Range<Int>)
    case other(Range<Int>)

    subscript(key: String) -> Node? {
      if case .object(let members) = self { members.last { $0.key == key }?.value } else { nil }
    }

    var elements: [Node] { if case .array(let nodes) = self { nodes } else { [] } }
  }

  /// That a text is no JSON, from an offset on.
  struct Fault: Error { let offset: Int }

  let bytes: [UInt8]
  private(set) var root = Node.array([])
  /// Where the elements stand, if the whole is an array.
  private(set) var elementRanges: [Range<Int>] = []

  /// Deeper than any book, and far from the end of the stack.
  private static let deepest = 256

  init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    root = try value(at: &place, depth: 0)
    guard afterBlanks(place) == bytes.count else { throw Fault(offset: place) }
  }

  /// What a string says; `nil` for any other value.
  func string(_ node: Node?) -> String? {
    guard case .string(let range) = node else { return nil }
    return try? decoded(range)
  }

  /// A part of the text with other strings.
  func text(in range: Range<Int>, replacing replacements: [(Node, String)]) -> [UInt8] {
    var output: [UInt8] = []
    var place = range.lowerBound
    let replacements = replacements.compactMap { node, new in
      if case .string(let old) = node { (old: old, new: new) } else { nil }
    }.sorted { $0.old.lowerBound < $1.old.lowerBound }
    for (old, new) in replacements where range.contains(old.lowerBound) {
      output += bytes[place..<old.lowerBound]
      output += Self.encoded(new)
      place = old.upperBound
    }
    return output + bytes[place..<range.upperBound]
  }

  // MARK: - Strings

  private func decoded(_ range: Range<Int>) throws(Fault) -> String {
    let list = [UInt8(ascii: "[")] + bytes[range] + [UInt8(ascii: "]")]
    guard let strings = try? JSONDecoder().decode([String].self, from: Data(list)) else {
      throw Fault(offset: range.lowerBound)
    }
    return strings[0]
  }

  private static func encoded(_ string: String) -> [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 10: bytes += "\\n".utf8
      case 13: bytes += "\\r".utf8
      case 9: bytes += "\\t".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    return bytes + [UInt8(ascii: "\"")]
  }

  // MARK: - Reading

  private mutating func value(at place: inout Int, depth: Int) throws(Fault) -> Node {
    place = afterBlanks(place)
    guard place < bytes.count, depth < Self.deepest else { throw Fault(offset: place) }
    switch bytes[place] {
    case UInt8(ascii: "{"):
      var members: [(key: String, value: Node)] = []
      try list(at: &place, upTo: UInt8(ascii: "}")) { text, place throws(Fault) in
        let key = try text.decoded(try text.string(at: &place))
        place = text.afterBlanks(place)
        guard place < text.bytes.count, text.bytes[place] == UInt8(ascii: ":") else {
          throw Fault(offset: place)
        }
        place += 1
        members.append((key, try text.value(at: &place, depth: depth + 1)))
      }
      return .object(members)
    case UInt8(ascii: "["):
      var nodes: [Node] = []
      var ranges: [Range<Int>] = []
      try list(at: &place, upTo: UInt8(ascii: "]")) { text, place throws(Fault) in
        let start = place
        nodes.append(try text.value(at: &place, depth: depth + 1))
        ranges.append(start..<place)
      }
      if depth == 0 { elementRanges = ranges }
      return .array(nodes)
    case UInt8(ascii: "\""):
      return .string(try string(at: &place))
    default:
      let end = bytes[place...].firstIndex { ",]} \t\r\n".utf8.contains($0) } ?? bytes.count
      let range = place..<end
      let word = [UInt8(ascii: "[")] + bytes[range] + [UInt8(ascii: "]")]
      guard !range.isEmpty, (try? JSONSerialization.jsonObject(with: Data(word))) != nil else {
        throw Fault(offset: place)
      }
      place = end
      return .other(range)
    }
  }

  private mutating func list(
    at place: inout Int, upTo end: UInt8,
    _ element: (inout JSONText, inout Int) throws(Fault) -> Void
  ) throws(Fault) {
    place = afterBlanks(place + 1)
    if place < bytes.count, bytes[place] == end {
      place += 1
      return
    }
    while true {
      place = afterBlanks(place)
      try element(&self, &place)
      place = afterBlanks(place)
      guard place < bytes.count, bytes[place] == UInt8(ascii: ",") || bytes[place] == end else {
        throw Fault(offset: place)
      }
      place += 1
      if bytes[place - 1] == end { return }
    }
  }

  private func string(at place: inout Int) throws(Fault) -> Range<Int> {
    let start = place
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
      throw Fault(offset: place)
    }
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < bytes.count else { throw Fault(offset: start) }
    place += 1
    return start..<place
  }

  private func afterBlanks(_ start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex { !" \t\r\n".utf8.contains($0) } ?? bytes.count
  }
}
