import SnugDiagnostics
import SnugSceneFormat

/// The names of views and guides in a scene: the property that holds them, else the constant in their constraints, else
/// the accessibility identifier, else a name from the text, else one from the class.
@MainActor
struct ViewNames {
  private let root: UIView
  private var names: [ObjectIdentifier: String] = [:]
  private var ranges: [ObjectIdentifier: SourceRange] = [:]
  private var taken: Set<String> = []
  /// The files in which constraints were made. Properties may be declared there.
  private let sources: [SourceText]

  /// The variables of statements outside types, which are read like properties, and their file.
  static var variables: KeyValuePairs<String, Any> = [:]
  static var file: String?

  init(of root: UIView) {
    self.root = root
    var files = Self.file.map { [$0] } ?? []
    for constraint in root.constraintsInTree where !files.contains(constraint.site.file) {
      files.append(constraint.site.file)
    }
    sources = files.compactMap { SwiftFiles.text(of: $0) }
    take("view", for: root)
    for (name, value) in Self.variables { read(value, name, of: root) }
    read(below: root)
    readLocalVariables()
  }

  /// The name of a view. Makes one if it has none yet.
  mutating func name(of view: UIView) -> String {
    if let name = names[ObjectIdentifier(view)] { return name }
    let text =
      (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
      ?? (view as? UITextField)?.placeholder
    if let text, !text.isEmpty {
      ranges[ObjectIdentifier(view)] = sources.lazy.compactMap { $0.range(ofLiteral: text) }.first
    }
    return take(generatedName(for: view, showing: text), for: view)
  }

  /// The property that holds a view, if one does.
  func property(of view: UIView) -> String? { names[ObjectIdentifier(view)] }

  mutating func name(of guide: UILayoutGuide) -> String {
    if let name = names[ObjectIdentifier(guide)] { return name }
    return take(name(from: guide.identifier) ?? numbered("layoutGuide"), for: guide)
  }

  /// The declaration of the property that a view is named after, or its text in the code, if known.
  func range(of view: UIView) -> SourceRange? { ranges[ObjectIdentifier(view)] }

  // MARK: Properties

  /// Reads a controller's properties before those of its view, from the root down.
  private mutating func read(below view: UIView) {
    if let controller = view.controller { read(controller) }
    read(view)
    for subview in view.subviews { read(below: subview) }
  }

  /// Names the views and guides of the tree that an object's stored properties hold, before those that are in lists.
  private mutating func read(_ object: AnyObject) {
    // Properties of this package's own classes are not names from an author.
    let own = String(reflecting: UIView.self).prefix { $0 != "." }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("\(own).") {
      let lists = current.children.filter { $0.value is [UIView] }
      for child in current.children.filter({ !($0.value is [UIView]) }) + lists {
        guard let label = child.label else { continue }
        let lazy = "$__lazy_storage_$_"
        let property = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
        read(child.value, property, of: object)
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func read(_ value: Any, _ property: String, of object: AnyObject) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      for held in mirror.children { read(held.value, property, of: object) }
    } else if property.hasPrefix("_"), mirror.displayStyle == .struct {
      // The value in a property wrapper: `@Pinned var icon: UIView` stores `_icon`.
      for part in mirror.children { read(part.value, String(property.dropFirst()), of: object) }
    } else if let views = value as? [UIView] {
      for (index, view) in views.enumerated() {
        take("\(property)\(index + 1)", for: view, property, of: object)
      }
    } else if value is UIView || value is UILayoutGuide {
      take(property, for: value as AnyObject, property, of: object)
    }
  }

  /// - Parameter property: the property of the owner that holds the item.
  private mutating func take(
    _ name: String, for item: AnyObject, _ property: String, of owner: AnyObject
  ) {
    let name = name.asName
    guard !name.isEmpty, names[ObjectIdentifier(item)] == nil,
      let view = UIView.owner(of: item), view.isDescendant(of: root)
    else { return }
    take(free(name), for: item)
    for source in sources where ranges[ObjectIdentifier(item)] == nil {
      ranges[ObjectIdentifier(item)] =
        source.range(of: property, in: "\(type(of: owner))") ?? source.range(ofVariable: property)
    }
  }

  /// Names the views that no property holds after the constants of functions in their constraints, as in
  /// `box.topAnchor.constraint(equalTo: topAnchor)`. In a function that makes several views, each has the same one,
  /// and none is named after it.
  private mutating func readLocalVariables() {
    var found: [(name: String, view: UIView, range: SourceRange)] = []
    var views: [String: Set<ObjectIdentifier>] = [:]
    var declarations: [String: SourceRange?] = [:]
    for constraint in root.constraintsInTree.sorted(by: { $0.serial < $1.serial }) {
      let site = constraint.site
      let items = [
        (constraint.firstItem, site.range.nameOfFirstItem),
        (constraint.secondItem, site.range.nameOfSecondItem),
      ]
      for case (let view as UIView, let name?) in items
      where names[ObjectIdentifier(view)] == nil && !name.asName.isEmpty {
        let key = "\(site.file) \(name)"
        let range = declarations[key] ?? site.range.source.range(ofConstant: name)
        declarations[key] = .some(range)
        guard let range else { continue }
        found.append((name, view, range))
        views[name, default: []].insert(ObjectIdentifier(view))
      }
    }
    for (name, view, range) in found
    where views[name]?.count == 1 && names[ObjectIdentifier(view)] == nil {
      take(free(name.asName), for: view)
      ranges[ObjectIdentifier(view)] = range
    }
  }

  // MARK: Names

  @discardableResult
  private mutating func take(_ name: String, for object: AnyObject) -> String {
    taken.insert(name)
    names[ObjectIdentifier(object)] = name
    return name
  }

  private mutating func generatedName(for view: UIView, showing text: String?) -> String {
    if let identifier = name(from: view.accessibilityIdentifier ?? "") { return identifier }
    var base = "\(type(of: view))".prefix { $0 != "<" }
    if base.hasPrefix("UI") { base = base.dropFirst(2) }
    let name = (base.prefix(1).lowercased() + base.dropFirst()).asName
    let word = name.isEmpty ? "view" : name
    if view.isContentView { return free(word) }
    return text?.asName(ofView: word).map { free($0) } ?? numbered(word)
  }

  /// A name made from a text, if that gives a valid name not yet taken.
  private func name(from text: String) -> String? {
    let name = text.asName
    return name.isEmpty || taken.contains(name) ? nil : name
  }

  /// The name, with a number if it is taken.
  private func free(_ name: String) -> String {
    taken.contains(name) ? numbered(name) : name
  }

  /// The name with the first free number.
  private func numbered(_ base: String) -> String {
    var number = 1
    while taken.contains("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }
}

extension String {
  /// The letters, digits and underscores that make a valid name in a scene file; empty if there are
  /// none.
  fileprivate var asName: String {
    let kept = filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let name = String(kept.drop(while: \.isNumber))
    return name == "superview" ? "" : name
  }
}
