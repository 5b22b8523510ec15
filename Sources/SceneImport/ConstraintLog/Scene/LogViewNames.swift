/// What the items of a report are called in its scene: by their identifier, else their text, else their
/// class, with digits of the address where that is that of several.
struct LogViewNames {
  private var names: [String: String] = [:]

  subscript(key: String) -> String { names[key] ?? "view" }

  init(_ tree: LogTree) {
    var taken: Set<String> = ["superview"]
    if tree.hasMadeUpRoot {
      names[LogTree.madeUpRoot] = "view"
      taken.insert("view")
    }
    let items = tree.items.all
    let bases = items.map(Self.base)
    let counts = Dictionary(bases.map { ($0, 1) }, uniquingKeysWith: +)
    for (item, base) in zip(items, bases) {
      let isShared = counts[base, default: 0] > 1 || base == "view" && item.key != tree.root
      let digits = Array(item.key.drop { $0 != "x" }.dropFirst())
      var length = min(3, digits.count)
      var name = isShared && length > 0 ? base + String(digits.suffix(length)) : base
      while taken.contains(name), length < digits.count {
        length += 1
        name = base + String(digits.suffix(length))
      }
      names[item.key] = taken.take(name) { "\(base)_\($0)" }
    }
  }

  private static func base(_ item: LogItem) -> String {
    let word = word(for: item)
    if let name = item.name?.asViewName() { return name }
    // Of "It's" the apostrophe separates no words.
    let letters = item.text?.filter { $0 != "'" && $0 != "\u{2019}" }
    return (item.isGuide ? nil : letters?.asName(ofView: word)) ?? word
  }

  /// The class as people say it: `label`, `contentView`, `safeArea`.
  private static func word(for item: LogItem) -> String {
    let guides = [
      "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins",
      "UIViewReadableContentGuide": "readableContent", "UISV-alignment-spanner": "spanner",
    ]
    if item.isGuide, let text = item.text, let name = guides[text] ?? text.asViewName() {
      return name
    }
    var name = item.shortClassName.drop { $0 == "_" }
    for prefix in ["UI", "NS"] where name.hasPrefix(prefix) && name.count > 2 {
      name = name.dropFirst(2)
    }
    if name.hasSuffix("CellContentView") { return "contentView" }
    return String(name).asViewName() ?? "view"
  }
}
