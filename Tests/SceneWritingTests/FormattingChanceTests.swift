import Diagnostics
import FixtureSupport
import SceneWriting
import TestSupport
import Testing

/// The same scene, written by many hands.
@Suite struct `Scenes written by chance` {
  /// A view or a scene: keys with values of one line, and views in it.
  private struct Part {
    var name: String
    var isFlow: Bool
    var keys: [(key: String, value: String)]
    var parts: [Part] = []
  }

  private static let viewKeys = [
    ("class", "UILabel"), ("text", "\"a: # b\""), ("font", "{ size: 17, weight: bold }"),
    ("hugging", "{ horizontal: 251 }"), ("intrinsicContentSize", "[48, none]"), ("hidden", "true"),
    ("layoutMargins", "[1, 2, 3, 4]"), ("unknown", "x"),
  ]

  private static func view(
    _ name: String, depth: Int, _ generator: inout SeededGenerator
  ) -> Part {
    let isFlow = generator.chance(0.5)
    let count = generator.int(in: 1...viewKeys.count)
    let keys = Array(generator.shuffle(viewKeys).prefix(count))
    let children = isFlow || depth == 0 ? 0 : generator.int(in: 0...3)
    return Part(
      name: name, isFlow: isFlow, keys: keys.map { ($0.0, $0.1) },
      parts: (0..<children).map { view("\(name)\($0)", depth: depth - 1, &generator) })
  }

  /// How somebody writes: what formatting is to make the same.
  private struct Hand {
    var generator: SeededGenerator
    var lineEnd: String
    /// Whether comments stand above keys and behind values.
    var hasComments: Bool

    init(seed: Int) {
      generator = SeededGenerator(seed: seed)
      lineEnd = generator.chance(0.5) ? "\n" : "\r\n"
      hasComments = seed % 3 > 0
    }

    mutating func spaces(_ range: ClosedRange<Int>) -> String {
      String(repeating: " ", count: generator.int(in: range))
    }

    /// The lines of a view, or of a scene.
    mutating func lines(of part: Part, indent: String) -> [String] {
      // An unknown key has the author's place; every other is where chance puts it.
      var entries = generator.shuffle(part.keys).map { key, value in
        entry("\(part.name).\(key)", ["\(key)\(spaces(0...1)):\(spaces(1...3))\(value)"], indent)
      }
      if !part.parts.isEmpty {
        let inner = indent + spaces(1...4)
        let key = part.name == "scene" ? "view" : "subviews"
        let children = part.parts.flatMap { child -> [String] in
          if part.name == "scene" { return lines(of: child, indent: inner) }
          if child.isFlow {
            let keys = generator.shuffle(child.keys).map { key, value in
              "\(key):\(spaces(1...2))\(value)"
            }
            let (open, close) = (spaces(0...2), spaces(0...2))
            let value = "{\(open)\(keys.joined(separator: ",\(spaces(0...2))"))\(close)}"
            return entry(child.name, ["\(child.name): \(value)"], inner)
          }
          return entry(child.name, ["\(child.name):"], inner)
            + lines(of: child, indent: inner + spaces(1...4))
        }
        entries.append(entry("\(part.name).\(key)", ["\(key):"], indent) + children)
        entries = generator.shuffle(entries)
      }
      return Array(entries.joined())
    }

    /// An entry with the comments that say whose they are.
    private mutating func entry(_ name: String, _ lines: [String], _ indent: String) -> [String] {
      let above = hasComments ? ["\(indent)# above \(name)"] : []
      let behind = hasComments ? " # behind \(name)" : ""
      return above + lines.map { indent + $0 + behind + (hasComments ? "" : spaces(0...2)) }
    }

    mutating func text(of scene: Part) -> String {
      // Without an empty line the comment above the first key is the key's.
      lines(of: scene, indent: "").map { $0 + lineEnd }.joined()
    }
  }

  @Test(arguments: 0..<60) func `are formatted alike, and comments stay`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let root = Part(
      name: "root", isFlow: false, keys: [("size", "[320, fit]"), ("name", "root")],
      parts: [Self.view("a", depth: 2, &generator), Self.view("b", depth: 2, &generator)])
    let scene = Part(
      name: "scene", isFlow: false,
      keys: [("title", "T"), ("scale", "3"), ("metrics", "{ z: 1, a: 2 }"), ("subtitle", "'S'")],
      parts: [root])
    var texts: [String] = []
    for hand in 0..<3 {
      var writer = Hand(seed: (seed * 3 + hand) * 3 + seed % 3)
      let text = writer.text(of: scene)
      let formatted = try format(text)
      texts.append(formatted)
      #expect(texts[0] == formatted, "seed \(seed)\n\(text)")
      let lines = formatted.split(separator: "\n").map { $0.drop { $0 == " " } }
      for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("# above ") {
        let key = line.split(separator: ".").last?.split(separator: " ").last ?? ""
        #expect(next.hasPrefix("\(key):"), "seed \(seed)\n\(formatted)")
      }
      for line in lines where line.contains("# behind ") {
        let name = line.split(separator: " ").last ?? ""
        let key = name.split(separator: ".").last ?? ""
        #expect(line.hasPrefix("\(key):"), "seed \(seed)\n\(formatted)")
      }
    }
    #expect(texts[0].contains("# above root.size") == (seed % 3 > 0))
  }
}

/// Damaged scenes: whatever is done to the bytes, what can be read is formatted faithfully, or said
/// to be written in a way that cannot be.
@Suite struct `Damaged scenes, formatted` {
  private static let scene = """
    # A comment: with [brackets] and 'quotes'

    title: "Who \\u0079ields? ×"  # yes
    # above metrics
    metrics: { gap: 12, prio: 700 }
    view:   # the root
      size: [320, 80]
      layoutMargins: { top: 8, left: 16, # here
        bottom: 8, right: 16 }
      subviews:
        name:  &label { class: UILabel, text: 'It''s', hugging: 251 }
        field:
          class: UITextField
          placeholder: >+
            folded text
              over lines

          # hugging: 1
        # above box
        box:
          subviews: { inner: *label,
            badge: { intrinsicContentSize: [24, none] } }
        row:
        - plain text
          of two lines
        -   a: |
             literal
            b: !!str c

        # at the end
    expect: conflict
    constraints:
    - "H:|-[name]-(>=8@20,<=9)-[field(==name)]
      -8-[box]-|"
    - - x
      - - y
        # z
      - w
    variants: [{ title: A, set: { a.b: 3 } }, b: c]

    """

  @Test(arguments: 1...4) func `are what they were`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let likely = Array("[]{}|-:,'\"*&!?#>%.\n\n\n\t    09aé\r\\~".utf8)
    let pieces = [
      "\n", "\n\n", "# c\n", " # d", "\n  # e\n", "- ", "? ", "---\n", "...\n", "|\n", "|+\n", ": ",
      "{ ", " }", "[", "]", ", ", "\r\n", "  ", "&a ", "*a", "!t ", "''", "\"", "{\n", "#\n",
    ].map { Array($0.utf8) }
    var formatted = 0
    for _ in 0..<300 {
      var bytes = Array(Self.scene.utf8)
      for _ in 0..<generator.int(in: 1...2) {
        let place = generator.int(in: 0...bytes.count)
        let length = generator.int(in: 0...min(12, bytes.count - place))
        let part = Array(bytes[place..<place + length])
        switch generator.int(in: 0...6) {
        case 0: bytes.removeSubrange(place..<place + length)
        case 1: bytes.insert(contentsOf: part, at: place)
        case 2: bytes.insert(generator.choose(likely), at: place)
        case 3, 4:
          bytes.insert(contentsOf: generator.choose(pieces), at: place)
        default:
          var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
          let from = generator.int(in: 0...lines.count - 1)
          let line = lines.remove(at: from)
          lines.insert(line, at: generator.int(in: 0...lines.count))
          bytes = Array(lines.joined(separator: [10]))
        }
      }
      if check(bytes) { formatted += 1 }
    }
    // Otherwise nothing was tested.
    #expect(formatted > 60)
  }

  /// Whether it could be formatted.
  private func check(_ bytes: [UInt8]) -> Bool {
    let written = String(decoding: bytes, as: UTF8.self)
    do {
      let text = try SceneFormatter.format(SourceText(name: "scene.yaml", utf8: bytes))
      let again = try SceneFormatter.format(SourceText(name: "scene.yaml", text))
      #expect(again == text, "\(written)")
      return true
    } catch {
      let isFaithful = error.all.allSatisfy { $0.range != nil || $0.id != .unformattable }
      #expect(isFaithful, "\(error.all.map(\.message)) \(written)")
      return false
    }
  }
}
