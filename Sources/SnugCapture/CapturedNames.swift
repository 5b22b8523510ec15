import UIKit

/// The names of views and guides: the property that holds them, else the accessibility identifier, else
/// a name from the text, else one from the class.
@MainActor
struct CapturedNames {
  private let root: UIView
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  init(of root: UIView) {
    self.root = root
    take("view", for: root)
    read(below: root)
  }

  subscript(_ object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  mutating func set(_ name: String, for guide: UILayoutGuide) {
    names[ObjectIdentifier(guide)] = name
  }

  /// The name of a view. Makes one if it has none yet, and names its layout guides, too.
  mutating func name(of view: UIView) -> String {
    for guide in view.layoutGuides where self[guide] == nil {
      let identifier = guide.identifier
      // Every view has the system's own guides.
      guard !identifier.hasPrefix("UI"), !identifier.hasPrefix("_UI") else { continue }
      take(name(from: identifier) ?? numbered("layoutGuide"), for: guide)
    }
    if let name = self[view] { return name }
    if let identifier = name(from: view.accessibilityIdentifier ?? "") {
      return take(identifier, for: view)
    }
    var base = "\(type(of: view))".prefix { $0 != "<" }
    if base.hasPrefix("UI") { base = base.dropFirst(2) }
    if isContentView(view) { return take(free("contentView"), for: view) }
    let name = legalName(base.prefix(1).lowercased() + base.dropFirst())
    let word = name.isEmpty ? "view" : name
    let text =
      (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
      ?? (view as? UITextField)?.placeholder
    return take(
      text.flatMap { self.name(showing: $0, word) }.map { free($0) } ?? numbered(word), for: view)
  }

  private func isContentView(_ view: UIView) -> Bool {
    switch view.superview {
    case let cell as UITableViewCell: cell.contentView === view
    case let cell as UICollectionViewCell: cell.contentView === view
    case let header as UITableViewHeaderFooterView: header.contentView === view
    default: false
    }
  }

  /// Reads a controller's properties before those of its view, from the root down.
  private mutating func read(below view: UIView) {
    if let controller = view.next as? UIViewController { read(controller) }
    read(view)
    for subview in view.subviews { read(below: subview) }
  }

  /// Names the views and guides of the tree that an object's stored properties hold.
  private mutating func read(_ object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !isOfSystem(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        let lazy = "$__lazy_storage_$_"
        read(
          child.value, as: label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label)
      }
      mirror = current.superclassMirror
    }
  }

  /// Whether a class is one of UIKit's. Its properties are not names from an author.
  private func isOfSystem(_ type: Any.Type) -> Bool {
    guard let name = String(reflecting: UIView.self).split(separator: ".").first else {
      return true
    }
    let own = String(reflecting: type)
    return own.hasPrefix("\(name).") || !own.contains(".")
  }

  private mutating func read(_ value: Any, as property: String) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      for held in mirror.children { read(held.value, as: property) }
    } else if property.hasPrefix("_"), mirror.displayStyle == .struct {
      // The value in a property wrapper: `@Pinned var icon: UIView` stores `_icon`.
      for part in mirror.children { read(part.value, as: String(property.dropFirst())) }
    } else if let views = value as? [UIView] {
      for (index, view) in views.enumerated() { read(view, as: "\(property)\(index + 1)") }
    } else if let view = value as? UIView, view.isDescendant(of: root) {
      takeProperty(property, for: view)
    } else if let guide = value as? UILayoutGuide, guide.owningView?.isDescendant(of: root) == true
    {
      takeProperty(property, for: guide)
    }
  }

  private mutating func takeProperty(_ property: String, for object: AnyObject) {
    guard self[object] == nil else { return }
    let legal = legalName(property)
    if !legal.isEmpty { take(free(legal), for: object) }
  }

  // MARK: Names

  @discardableResult
  private mutating func take(_ name: String, for object: AnyObject) -> String {
    taken.insert(name)
    names[ObjectIdentifier(object)] = name
    return name
  }

  /// A name made from a text, if that gives a valid name not yet taken.
  private func name(from text: String) -> String? {
    let name = legalName(text)
    return name.isEmpty || taken.contains(name) ? nil : name
  }

  /// The ASCII letters, digits and underscores of a text, beginning with the first that is not a digit.
  private func legalName(_ text: some StringProtocol) -> String {
    let kept = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let name = String(kept.drop(while: \.isNumber))
    return name == "superview" ? "" : name
  }

  /// The first words of a text in lower camel case, and a word for the kind of view. The same as the
  /// names of views in Interface Builder files and in code.
  private func name(showing text: String, _ word: String) -> String? {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }.prefix(3)
    guard let first = words.first else { return nil }
    let capitals = first.prefix { $0.isUppercase }.count
    let lowered = capitals == first.count ? capitals : max(1, capitals - 1)
    let start = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let short = (start + rest.joined()).prefix(40)
    let name = (short.first?.isNumber ?? true ? "_" : "") + short
    return name.lowercased().hasSuffix(word.lowercased())
      ? name : name + word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The name, with a number if it is taken.
  private mutating func free(_ name: String) -> String {
    taken.contains(name) ? numbered(name) : name
  }

  private mutating func numbered(_ base: String) -> String {
    while true {
      counts[base, default: 0] += 1
      let name = "\(base)\(counts[base, default: 0])"
      if !taken.contains(name) { return name }
    }
  }
}
