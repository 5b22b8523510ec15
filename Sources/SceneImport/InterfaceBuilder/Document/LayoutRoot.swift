public import Geometry

/// A view of a file that nothing in the file lays out: a controller's, a cell's content, a window's.
public struct LayoutRoot {
  /// Unique in the file, for people to choose by.
  public let name: String
  /// Other names for it: class, identifiers and object ids, its own and its owner's.
  public let names: [String]
  let element: XMLElement
  /// What the view belongs to: a controller, a cell, a window; `nil` for a view by itself.
  let owner: XMLElement?

  /// The id of its view in the file.
  public var objectID: String? { element["id"] }

  /// A view of a layout as the root of its own.
  static func view(_ view: XMLElement) -> LayoutRoot {
    let name = view["userLabel"] ?? view["id"] ?? view.name
    return LayoutRoot(name: name, names: [], element: view, owner: nil)
  }

  /// The size it was saved with, in points.
  public var size: Size? { element.storedRect?.size }

  /// All in a document, in its order.
  static func all(in document: XMLElement) -> [LayoutRoot] {
    var found: [XMLElement] = []
    document.forEach { if $0.isLayoutRoot { found.append($0) } }
    var taken: Set<String> = []
    return found.map { element in
      let owner = element.layoutOwner
      let given = [owner, element].compactMap(\.self).flatMap { item in
        ["customClass", "storyboardIdentifier", "reuseIdentifier", "identifier", "userLabel", "id"]
          .compactMap { item[$0] }
      }
      let base = title(element, owner)
      let name = taken.take(base) { "\(base)-\($0)" }
      let scenes = element.ancestors.filter { $0.name == "scene" }.compactMap { $0["sceneID"] }
      return LayoutRoot(name: name, names: given + scenes, element: element, owner: owner)
    }
  }

  /// What people call it: by what they wrote themselves before what the system calls it.
  private static func title(_ element: XMLElement, _ owner: XMLElement?) -> String {
    let keys = ["userLabel", "customClass", "storyboardIdentifier", "reuseIdentifier", "title"]
    for item in [owner, element].compactMap(\.self) {
      for key in keys {
        if let name = item[key], !name.isEmpty { return fileName(name) }
      }
    }
    // A nib's single view is called after the class that loads it.
    if owner == nil,
      let owner = element.ancestors.first(where: { $0.name == "objects" })?.children
        .first(where: { $0["userLabel"] == "File's Owner" })?["customClass"]
    {
      return owner
    }
    let kind = XMLElement.cells.contains((owner ?? element).name) ? "cell" : (owner ?? element).name
    let controller = element.ancestors.first { $0.name.hasSuffix("ontroller") && $0 !== owner }
    return controller?["customClass"].map { "\($0)-\(kind)" } ?? kind
  }

  /// A name that can be part of a file's.
  private static func fileName(_ name: String) -> String {
    String(name.map { "/\\:*?\"<>|".contains($0) || $0.isNewline ? "-" : $0 })
  }
}

extension XMLElement {
  /// Whether its layout is its own and not its superview's doing.
  var isLayoutRoot: Bool {
    guard isView else { return false }
    if Self.cells.contains(name) { return hasNamelessContent }
    guard let parent else { return false }
    if name.hasSuffix("CellContentView")
      || Self.cells.contains(parent.name) && self["key"] == "contentView" && self["id"] != nil
    {
      return true
    }
    if name == "tableCellView" && parent.name == "prototypeCellViews" { return true }
    switch parent.name {
    case "objects": return name != "window"
    case "window": return self["key"] == "contentView"
    case "barButtonItem", "navigationItem", "toolbarItem": return true
    default:
      return self["key"] == "view" && parent.name.hasSuffix("ontroller")
        || ["tableView", "collectionView"].contains(name) && parent.name.hasSuffix("ontroller")
    }
  }

  /// Whether a cell's constraints are about the cell itself, as those of collection views' cells in old
  /// files are: its content view has no id to be spoken of by.
  private var hasNamelessContent: Bool {
    name == "collectionViewCell" && child(key: "contentView").map { $0["id"] == nil } ?? false
  }

  /// Views whose content view is a root of its own.
  static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]

  fileprivate var layoutOwner: XMLElement? {
    guard let parent, parent.name != "objects", parent.name != "prototypeCellViews" else {
      return nil
    }
    return parent
  }

  /// The views directly in a view, wherever the file keeps them, in order.
  var subviewElements: [XMLElement] { children.flatMap(\.asSubviews) }

  /// The element, if it is a view of the layout it stands in, or else the views in it. A cell is, and what
  /// it holds is not.
  private var asSubviews: [XMLElement] {
    if Self.cells.contains(name) { return [self] }
    if isLayoutRoot { return [] }
    if isView { return [self] }
    // What these hold is laid out elsewhere, or not at all.
    let others = ["connections", "constraints", "layoutGuides", "prototypeCellViews"]
    return others.contains(name) ? [] : subviewElements
  }
}
