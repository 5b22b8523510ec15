import SnugDiagnostics

extension SwiftFolders {
  /// A file of a folder. It is read as declarations only if it may declare what is missing, because that takes
  /// far longer than to look for the words.
  struct File {
    /// The absolute path.
    let path: String
    let source: SourceText
    /// The words that follow `struct`, `func`, `extension` or the like, and those that follow a parenthesis with a colon.
    let words: Set<String>
    private var names: Set<String>?
    /// The types that it declares for all other files.
    private(set) var types: Set<String> = []
    private(set) var extendedTypes: Set<String> = []
    /// What its types derive from.
    private(set) var parents: Set<Substring> = []

    init(path: String, source: SourceText) {
      (self.path, self.source) = (path, source)
      words = Self.words(in: source.utf8)
    }

    /// The text that declares a symbol of a catalog.
    init(symbol name: String, source: SourceText) {
      (path, self.source) = (absolutePath(source.name), source)
      (words, names) = ([name], [name])
    }

    func mayDeclare(_ name: String) -> Bool { words.contains(name) }

    func declares(_ name: String) -> Bool { names?.contains(name) ?? false }

    mutating func readDeclarations() {
      guard names == nil else { return }
      let outline = SwiftOutline(source)
      (names, types) = (outline.namesForOtherFiles, outline.typesForOtherFiles)
      extendedTypes = outline.extendedTypes
      parents = Set(outline.declarations.flatMap(\.parents))
    }

    private static func words(in text: [UInt8]) -> Set<String> {
      let keywords: Set = [
        "class", "struct", "enum", "protocol", "actor", "func", "let", "var", "case", "typealias",
        "extension",
      ]
      var words: Set<String> = []
      var (offset, before, isAfterKeyword) = (0, UInt8(ascii: "\n"), false)
      while offset < text.count {
        let end = text[offset...].firstIndex { !$0.isInWord } ?? text.count
        if end > offset {
          let word = String(decoding: text[offset..<end], as: UTF8.self)
          if isAfterKeyword { words.insert(word) }
          if before == UInt8(ascii: "(") { words.insert(word + ":") }
          isAfterKeyword = keywords.contains(word)
          before = text[end - 1]
          offset = end
        } else {
          if !text[offset].isSpace { before = text[offset] }
          offset += 1
        }
      }
      return words
    }
  }
}

extension SwiftOutline {
  /// The types that it declares for all other files.
  var typesForOtherFiles: Set<String> {
    Set(
      declarations.filter {
        !["extension", "func", "init"].contains($0.keyword)
          && !$0.head.contains(/\b(private|fileprivate)\b/)
      }.map(\.name))
  }

  /// The names of types and values, and of the members of extensions; of their initializers the first
  /// label.
  fileprivate var namesForOtherFiles: Set<String> {
    var names = Set(variables)
    names.formUnion(statements.matches(of: /\btypealias\s+(\w+)/).map { String($0.1) })
    for item in declarations {
      guard item.keyword == "extension" else {
        names.insert(item.name)
        continue
      }
      let members = inside(item)
      names.formUnion(members.declarations.filter { $0.keyword != "init" }.map(\.name))
      names.formUnion(
        members.statements.matches(of: /\b(?:let|var|case|typealias)\s+`?(\w+)/).map {
          String($0.1)
        })
      for item in members.declarations where item.keyword == "init" {
        if let label = SwiftParameter.all(in: item.head).first?.label { names.insert(label + ":") }
      }
    }
    return names
  }
}

extension UInt8 {
  fileprivate var isInWord: Bool {
    self == UInt8(ascii: "_") || self >= 128
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 32)
  }

  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || isLineEnd || self == UInt8(ascii: "\t")
  }
}
