import SnugDiagnostics

/// The code of a program that does not run when its views are made, found by its words: functions that no running code
/// names, such as those of actions and data sources, and types that only they name. What they miss need not be found.
struct IdleCode {
  /// The offsets in each file, in the order of the files.
  private let ranges: [[Range<Int>]]

  func contains(_ offset: Int, ofFile index: Int) -> Bool {
    ranges[index].contains { $0.contains(offset) }
  }

  /// - Parameters:
  ///   - files: that with the views first. All its types count as used.
  ///   - arguments: what its view is made with.
  init(_ files: [(text: SourceText, outline: SwiftOutline)], arguments: String) {
    var waiting: [(part: Part, file: Int)] = []
    var words = Words()
    words.add(arguments)
    for (index, (text, outline)) in files.enumerated() {
      // Code in literals is not in the outline.
      let interpolated = String(decoding: text.utf8, as: UTF8.self).matches(of: /\\\(([^"\n]*)/)
      for match in interpolated { words.add(String(match.1)) }
      words.add(outline.statements)
      waiting += Part.all(in: outline, isFirst: index == 0).map { ($0, index) }
    }
    while let found = waiting.firstIndex(where: { $0.part.isUsed(among: words) }) {
      let (part, file) = waiting.remove(at: found)
      words.add(part.text)
      waiting += part.parts.map { ($0, file) }
    }
    var ranges = files.map { _ in [Range<Int>]() }
    for (part, file) in waiting { ranges[file].append(part.range) }
    self.ranges = ranges
  }

  /// The words of running code.
  private struct Words {
    private(set) var all: Set<Substring> = []
    /// Those that may call a function or pass it on.
    private(set) var calls: Set<Substring> = []

    mutating func add(_ text: String) {
      // A selector names a function that is not called.
      let text = text.replacing(/#selector\([^()]*(\([^()]*\))?[^()]*\)/, with: " ")
      for match in text.matches(of: /(\w+)[ \t]*([({),;\n\]}?!]|[ \t]:|as\b|$)?/) {
        all.insert(match.1)
        if match.2 != nil { calls.insert(match.1) }
      }
    }
  }

  /// A type or a function.
  private struct Part {
    let range: Range<Int>
    /// What it does and names, without its functions and types.
    let text: String
    let parts: [Part]
    /// `nil` for what is used whenever the part around it is.
    let name: Substring?
    let isFunction: Bool
    let isOfDelegate: Bool

    static func all(in outline: SwiftOutline, isFirst: Bool) -> [Part] {
      outline.declarations.map { item in
        let start = item.body.lowerBound - 1 - item.head.utf8.count
        let isFunction = ["func", "init", "deinit"].contains(item.keyword)
        let inside = isFunction ? nil : outline.inside(item)
        let isOverride = item.head.contains(/\boverride\b/)
        // Operators have no word, and the compiler calls these.
        let isImplicit =
          item.name.isEmpty
          || item.name.contains(/^(build[A-Z]|callAsFunction$|hash$|encode$|next$)/)
        let isNamed =
          item.keyword == "func"
          ? !isOverride && !isImplicit : !isFunction && item.keyword != "extension" && !isFirst
        // What happens later, and what a list asks for, of which no cells are made.
        let isOfDelegate = item.head.contains(
          /\bfunc\s+((table|collection)View\(|\w+\(\s*_\s+\w+:\s*\w+,\s*(did|will|wants|should)[A-Z](?!.*->))/
        )
        return Part(
          range: start..<item.body.upperBound + 1,
          text: item.head + " " + (inside?.statements ?? outline.text(item.body)),
          parts: inside.map { all(in: $0, isFirst: isFirst) } ?? [],
          name: isNamed ? item.name[...] : nil, isFunction: isFunction,
          isOfDelegate: isNamed && isOfDelegate)
      }
    }

    func isUsed(among words: Words) -> Bool {
      !isOfDelegate && (name.map((isFunction ? words.calls : words.all).contains) ?? true)
    }
  }
}
