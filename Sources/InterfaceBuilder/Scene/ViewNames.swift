import AutoLayout

/// What the views of a root are called in its scene: by their `userLabel`, else their outlet's name,
/// else their text, else their class.
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = ["superview", "view"]
  private let outlets: [String: String]

  /// - Parameters:
  ///   - views: the root first.
  ///   - outlets: the names of outlets by the ids they lead to.
  init(_ views: [XMLElement], _ outlets: [String: String]) {
    self.outlets = outlets
    if let root = views.first { names[ObjectIdentifier(root)] = "view" }
    for view in views.dropFirst() {
      names[ObjectIdentifier(view)] = free(name(of: view))
    }
  }

  subscript(view: XMLElement) -> String? { names[ObjectIdentifier(view)] }

  private mutating func free(_ base: String) -> String {
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  private func name(of view: XMLElement) -> String {
    let word = Self.word(for: view)
    if let label = view["userLabel"].flatMap({ Self.identifier($0) }) { return label }
    if let outlet = view["id"].flatMap({ outlets[$0] }).flatMap({ Self.identifier($0) }) {
      return outlet
    }
    if let text = view.shownText.flatMap({ Self.identifier($0, words: 3) }) {
      // "titleLabel" of a text that says "Title label" is enough.
      return text.lowercased().hasSuffix(word.lowercased())
        ? text : text + word.prefix(1).uppercased() + word.dropFirst()
    }
    return view["customClass"].flatMap { Self.identifier($0) } ?? word
  }

  /// The class as people say it: `label`, `button`, `view`.
  private static func word(for view: XMLElement) -> String {
    switch view.name {
    case "textField" where view.child(key: "cell").map { !$0.isEditableText } ?? false: "label"
    case "customView", "tableViewCellContentView", "collectionViewCellContentView": "view"
    case "tableViewCell", "collectionViewCell": "cell"
    default: identifier(view.name) ?? "view"
    }
  }

  /// A text as a name: its first words run together, the first letter small. `nil` if it has neither
  /// letters nor digits of ASCII, which is what a name is made of.
  static func identifier(_ text: String, words limit: Int = 5) -> String? {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
      .prefix(limit)
    guard let first = words.first else { return nil }
    let capitals = first.prefix { $0.isUppercase }.count
    // Of "URLField" the small letters begin with "F"; "OK" has none.
    let lowered = capitals == first.count ? capitals : max(1, capitals - 1)
    let start =
      capitals == 0
      ? String(first)
      : first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    let name = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let short = String(name.prefix(40))
    return short.first.map { $0.isNumber } ?? true ? "_" + short : short
  }
}

extension XMLElement {
  /// What an outlet that says something about a view is called.
  var telltaleOutlet: String? {
    guard name == "outlet", let property = self["property"],
      !Self.unspecificOutlets.contains(property)
    else { return nil }
    return property
  }

  /// Outlets of the system's classes.
  private static let unspecificOutlets: Set<String> = [
    "view", "contentView", "backgroundView", "delegate", "dataSource", "nextKeyView", "window",
    "initialFirstResponder", "menu", "tableView", "collectionView", "textLabel", "detailTextLabel",
  ]

  /// The text people see in it.
  fileprivate var shownText: String? {
    let cell = child(key: "cell")
    let state = normalState
    let texts = [
      string("text"), string("title"), state?.string("title"),
      child(key: "configuration")?.string("title"), cell?.string("title"),
      cell?.string("placeholderString"), string("placeholder"),
    ]
    return texts.lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  /// Whether a cell of AppKit's has a border and is no label: one can be edited, too.
  var isEditableText: Bool { self["borderStyle"] != nil }
}
