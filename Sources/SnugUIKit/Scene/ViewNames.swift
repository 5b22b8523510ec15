import Diagnostics
import SceneFormat

/// What views and guides are called in a scene: after the property that holds them, else after their
/// accessibility identifier, else after their class.
@MainActor
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var ranges: [ObjectIdentifier: SourceRange] = [:]
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  /// The files that constraints were made in, where properties may be declared.
  private let sources: [SourceText]

  init(of root: UIView) {
    var files: [String] = []
    for constraint in root.constraintsInTree where !files.contains(constraint.site.file) {
      files.append(constraint.site.file)
    }
    sources = files.compactMap { SwiftFiles.text(of: $0) }
    take("view", for: root)
    read(below: root, in: root)
  }

  /// The name of a view; one it has not got yet is made up.
  mutating func name(of view: UIView) -> String {
    if let name = names[ObjectIdentifier(view)] { return name }
    return take(madeUp(for: view), for: view)
  }

  mutating func name(of guide: UILayoutGuide) -> String {
    if let name = names[ObjectIdentifier(guide)] { return name }
    let identifier = guide.identifier.asName
    return take(identifier.isEmpty ? numbered("layoutGuide") : identifier, for: guide)
  }

  /// Where the property that a view is named after is declared, as far as it is known.
  func range(of view: UIView) -> SourceRange? { ranges[ObjectIdentifier(view)] }

  // MARK: Properties

  /// Reads a controller's properties before those of its view, from the root down.
  private mutating func read(below view: UIView, in root: UIView) {
    if let controller = view.controller { read(controller, from: root) }
    read(view, from: root)
    for subview in view.subviews { read(below: subview, in: root) }
  }

  /// Names what the stored properties of an object hold and stands in the tree.
  private mutating func read(_ object: AnyObject, from root: UIView) {
    // The properties of the package's own classes are no names anybody gave.
    let own = String(reflecting: UIView.self).prefix { $0 != "." }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror,
      !String(reflecting: current.subjectType).hasPrefix("\(own).")
    {
      for child in current.children {
        guard let label = child.label else { continue }
        let lazy = "$__lazy_storage_$_"
        let property = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
        take(child.value, property, declared: property, of: object, from: root)
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func take(
    _ value: Any, _ property: String, declared: String, of object: AnyObject, from root: UIView
  ) {
    let value = unwrapped(value)
    let mirror = Mirror(reflecting: value)
    // What a property wrapper holds: `@Pinned var icon: UIView` stores `_icon`.
    if property.hasPrefix("_"), mirror.displayStyle == .struct {
      let name = String(property.dropFirst())
      for part in mirror.children { take(part.value, name, declared: name, of: object, from: root) }
      return
    }
    if let views = value as? [UIView] {
      for (index, view) in views.enumerated() {
        take(view, "\(property)\(index + 1)", declared: property, of: object, from: root)
      }
      return
    }
    guard value is UIView || value is UILayoutGuide else { return }
    let held = value as AnyObject
    guard names[ObjectIdentifier(held)] == nil,
      let view = UIView.owner(of: held), view.isDescendant(of: root)
    else { return }
    let name = property.asName
    guard !name.isEmpty else { return }
    take(taken.contains(name) ? numbered(name) : name, for: held)
    for source in sources where ranges[ObjectIdentifier(held)] == nil {
      ranges[ObjectIdentifier(held)] = source.range(of: declared, in: "\(type(of: object))")
    }
  }

  private func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return value }
    return unwrapped(inner.value)
  }

  // MARK: Names

  @discardableResult
  private mutating func take(_ name: String, for object: AnyObject) -> String {
    taken.insert(name)
    names[ObjectIdentifier(object)] = name
    return name
  }

  private mutating func madeUp(for view: UIView) -> String {
    let identifier = (view.accessibilityIdentifier ?? "").asName
    if !identifier.isEmpty, !taken.contains(identifier) { return identifier }
    var base = "\(type(of: view))".prefix { $0 != "<" }
    if base.hasPrefix("UI") { base = base.dropFirst(2) }
    return numbered((base.prefix(1).lowercased() + base.dropFirst()).asName)
  }

  /// A name with the first number that is free.
  private mutating func numbered(_ base: String) -> String {
    while true {
      counts[base, default: 0] += 1
      let name = "\(base)\(counts[base, default: 0])"
      if !taken.contains(name) { return name }
    }
  }
}

extension String {
  /// The letters, digits and underscores of it, as far as they make a name of a scene file; empty if
  /// they make none.
  fileprivate var asName: String {
    let kept = unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0))
    }
    let name = String(String.UnicodeScalarView(kept.drop { ("0"..."9").contains($0) }))
    return name == "superview" ? "" : name
  }
}
