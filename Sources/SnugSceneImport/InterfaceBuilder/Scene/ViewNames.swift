import SnugSceneFormat

/// The names of a root's views in its scene: from the `userLabel`, else the outlet, else the text,
/// else the class.
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// - Parameters:
  ///   - views: the root first.
  ///   - outlets: the names of outlets, by the IDs of their destinations.
  init(_ views: [XMLElement], _ outlets: [String: String]) {
    if let root = views.first { names[ObjectIdentifier(root)] = "view" }
    var taken: Set = ["superview", "view"]
    for view in views.dropFirst() {
      let base = Self.name(of: view, outlets)
      names[ObjectIdentifier(view)] = taken.take(base) { "\(base)\($0)" }
    }
  }

  subscript(view: XMLElement) -> String? { names[ObjectIdentifier(view)] }

  private static func name(of view: XMLElement, _ outlets: [String: String]) -> String {
    let word = word(for: view)
    if let label = view["userLabel"].flatMap({ $0.asViewName() }) { return label }
    if let outlet = view["id"].flatMap({ outlets[$0] }).flatMap({ $0.asViewName() }) {
      return outlet
    }
    if let name = view.shownText.flatMap({ $0.asName(ofView: word) }) { return name }
    return view["customClass"].flatMap { $0.asViewName() } ?? word
  }

  /// The usual short word for the class: `label`, `button`, `view`.
  private static func word(for view: XMLElement) -> String {
    switch view.name {
    case "textField" where view.child(key: "cell").map { !$0.isEditableText } ?? false: "label"
    case "customView", "tableViewCellContentView", "collectionViewCellContentView": "view"
    case "tableViewCell", "collectionViewCell": "cell"
    default: view.name.asViewName() ?? "view"
    }
  }
}

extension XMLElement {
  /// The name of an outlet, unless it is too general to describe a view.
  var descriptiveOutlet: String? {
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

  /// Whether an AppKit text field cell has a border, unlike a label. A label can be editable, too.
  var isEditableText: Bool { self["borderStyle"] != nil }
}
