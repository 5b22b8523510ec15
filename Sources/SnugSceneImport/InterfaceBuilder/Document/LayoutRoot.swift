public import SnugGeometry
import SnugSceneFormat

/// The root view of a layout in a file: that of a controller, a cell or a window.
public struct LayoutRoot {
  /// A unique name in the file to select the root by.
  public let name: String
  /// Other names: the class, identifiers and object IDs of the view and of its owner.
  public let names: [String]
  let element: XMLElement
  /// The owning controller, cell or window; `nil` for a view without an owner.
  let owner: XMLElement?

  /// The ID of its view in the file.
  public var objectID: String? { element["id"] }

  /// Makes any view of a layout a root.
  static func view(_ view: XMLElement) -> LayoutRoot {
    let name = view["userLabel"] ?? view["id"] ?? view.name
    return LayoutRoot(name: name, names: [], element: view, owner: nil)
  }

  /// The saved size, in points.
  public var size: Size? { element.storedRect?.size }

  /// All roots in a document, in its order.
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

  /// A name that people recognize. The author's names have precedence over the system's.
  private static func title(_ element: XMLElement, _ owner: XMLElement?) -> String {
    let keys = ["userLabel", "customClass", "storyboardIdentifier", "reuseIdentifier", "title"]
    for item in [owner, element].compactMap(\.self) {
      for key in keys {
        if let name = item[key], !name.isEmpty { return fileName(name) }
      }
    }
    // The only view of a nib is named after the class that loads it.
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

  /// A name that can be used in a file name.
  private static func fileName(_ name: String) -> String {
    String(name.map { "/\\:*?\"<>|".contains($0) || $0.isNewline ? "-" : $0 })
  }
}

extension XMLElement {
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

  /// Whether a cell's content view has no ID, so that constraints refer to the cell. Collection
  /// view cells in old files do.
  private var hasNamelessContent: Bool {
    name == "collectionViewCell" && child(key: "contentView").map { $0["id"] == nil } ?? false
  }

  /// The elements of cells, whose content view is a separate root.
  static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]

  fileprivate var layoutOwner: XMLElement? {
    guard let parent, parent.name != "objects", parent.name != "prototypeCellViews" else {
      return nil
    }
    return parent
  }

  /// The direct subviews in order, from all elements that contain subviews.
  var subviewElements: [XMLElement] { children.flatMap(\.asSubviews) }

  /// The element, if it is a view of the enclosing layout, or else the views in it. A cell is a
  /// view of the enclosing layout, and its content is not.
  private var asSubviews: [XMLElement] {
    if Self.cells.contains(name) { return [self] }
    if isLayoutRoot { return [] }
    if isView { return [self] }
    // The contents of these are laid out elsewhere or not at all.
    let others = ["connections", "constraints", "layoutGuides", "prototypeCellViews", "variation"]
    return others.contains(name) ? [] : subviewElements
  }
}
