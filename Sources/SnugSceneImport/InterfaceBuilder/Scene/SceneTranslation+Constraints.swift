import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension SceneTranslation {
  /// The installed constraints as equations.
  func constraints() -> [YAMLNode] {
    // UIKit allows that constraints share an identifier.
    var taken: Set<String> = []
    return ([cell].compactMap(\.self) + views).flatMap { view -> [YAMLNode] in
      view.installedConstraints(for: classes).compactMap { node(of: $0, in: view, &taken) }
        + (view.name == "gridView" ? GridTranslation(view, names).constraints : [])
    }
  }

  /// The cell whose content is the root. Its own constraints are to the edges of its content.
  private var cell: XMLElement? {
    root.owner.flatMap { XMLElement.cells.contains($0.name) ? $0 : nil }
  }

  private func node(
    of constraint: XMLElement, in view: XMLElement, _ taken: inout Set<String>
  ) -> YAMLNode? {
    guard mistake(in: constraint) == nil,
      let first = anchor(constraint["firstItem"], constraint["firstAttribute"], in: view),
      let relation = Self.relations[constraint["relation"] ?? "equal"]
    else { return nil }
    var constant = constraint.number("constant", for: classes) ?? 0
    var second: String?
    if let item = constraint["secondItem"] {
      second = anchor(item, constraint["secondAttribute"], in: view)
      // Between a cell and its content, Apple's layout has no constraints of the file.
      guard second != nil, cell == nil || !connectsRootToItself(constraint, in: view) else {
        return nil
      }
      if constraint.flag("symbolic") == true {
        constant = symbolicConstant(constant, constraint)
      }
      constant +=
        baselineRise(constraint, "first", in: view) - baselineRise(constraint, "second", in: view)
    }
    let equation = relation.equation(
      first, second,
      multiplier: constraint.string("multiplier", for: classes).flatMap(Self.ratio) ?? 1,
      constant: constant,
      priority: (constraint.number("priority", for: classes) ?? 1000).clampedPriority)
    let text = YAMLNode.string(equation, at: constraint.range)
    guard let written = constraint["identifier"] else { return text }
    let identifier = taken.take(written) { "\(written)-\($0)" }
    return .mapping(
      [("id", .string(identifier, at: constraint.range(of: "identifier"))), ("constraint", text)],
      at: constraint.range)
  }

  /// How far the baseline of a date picker up to macOS 15 is above that of a field with its alignment
  /// rect: its text is a point below the top of its frame.
  ///
  /// Source: see `classOfName(on:)`.
  private func baselineRise(_ constraint: XMLElement, _ side: String, in view: XMLElement) -> Double
  {
    guard let item = item(constraint["\(side)Item"], in: view), item.name == "datePicker",
      item.viewClass(on: file.platform) == .nsTextField,
      constraint["\(side)Attribute"]?.lowercased().hasSuffix("baseline") == true
    else { return 0 }
    return max(0, alignmentRectInsets(of: item).top - 1)
  }

  private static let relations: [String: Constraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
  ]

  /// A value that Interface Builder never writes, and the attribute that has it.
  func mistake(in constraint: XMLElement) -> (attribute: String, note: String)? {
    let checks: [(attributes: [String], note: String, isRight: (String) -> Bool)] = [
      (
        ["firstItem", "secondItem"], "is the ID of no object in the file",
        { file.objects[$0] != nil }
      ),
      (
        ["firstAttribute", "secondAttribute"], "is not an attribute",
        { Self.attribute($0) != nil }
      ),
      (["relation"], "is not a relation", { Self.relations[$0] != nil }),
      (["multiplier", "constant", "priority"], "is not a number", { Self.ratio($0) != nil }),
    ]
    for check in checks {
      for name in check.attributes {
        guard let value = constraint[name], !check.isRight(value) else { continue }
        return (name, "'\(value)' \(check.note)")
      }
    }
    return nil
  }

  private static func attribute(_ name: String) -> Constraint.Attribute? {
    Constraint.Attribute(rawValue: name == "baseline" ? "lastBaseline" : name)
  }

  /// The constant of a standard space. It is saved as 20 or 8, but in all relevant saved frames it
  /// is 0 to the safe area and 8 to the top layout guide.
  func symbolicConstant(_ constant: Double, _ constraint: XMLElement) -> Double {
    let items = ["firstItem", "secondItem"].compactMap { constraint[$0] }
      .compactMap { file.objects[$0] }
    if items.contains(where: { $0.name == "viewLayoutGuide" && $0["key"] == "safeArea" }),
      file.platform == .iOS
    {
      return 0
    }
    if items.contains(where: { $0.name == "viewControllerLayoutGuide" }), abs(constant) == 20 {
      return constant < 0 ? -8 : 8
    }
    return constant
  }

  /// A quotient: `16:9` or `1/3`.
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    let ratio = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
    return ratio.isFinite ? ratio : nil
  }

  /// An item by its ID. The default is the view that contains the constraint; for a cell it is its content.
  private func item(_ id: String?, in view: XMLElement) -> XMLElement? {
    let item = id.map { file.objects[$0] } ?? view
    return item != nil && item === cell ? root.element : item
  }

  private func connectsRootToItself(_ constraint: XMLElement, in view: XMLElement) -> Bool {
    ["firstItem", "secondItem"].allSatisfy { item(constraint[$0], in: view) === root.element }
  }

  /// One side of a constraint.
  private func anchor(_ id: String?, _ attribute: String?, in view: XMLElement) -> String? {
    let item = self.item(id, in: view)
    guard let item, let attribute = attribute.flatMap(Self.attribute)?.rawValue else { return nil }
    if let name = names[item] { return "\(name).\(attribute)" }
    switch item.name {
    case "viewLayoutGuide":
      guard let owner = item.superviewElement, let name = names[owner],
        let guide = Self.guides[item["key"] ?? ""]
      else { return nil }
      return "\(name).\(guide.rawValue).\(attribute)"
    case "keyboardLayoutGuide":
      // Without a keyboard it is at the bottom of the safe area, and as wide as the view.
      //
      // Source: Apple's documentation of UIKeyboardLayoutGuide.
      guard let owner = item.superviewElement, let name = names[owner] else { return nil }
      let edge = attribute == "top" ? "bottom" : attribute
      let guide =
        ["top", "bottom"].contains(attribute) ? "\(LayoutGuide.Kind.safeArea.rawValue)." : ""
      return "\(name).\(guide)\(edge)"
    case "viewControllerLayoutGuide":
      return layoutGuide(item["type"] == "top" ? "top" : "bottom", attribute)
    default: return nil
    }
  }

  /// A controller's top or bottom layout guide, from before safe areas. It has the height of a bar
  /// and begins at the edge of the root.
  private func layoutGuide(_ edge: String, _ attribute: String) -> String? {
    guard let root = names[views[0]], ["top", "bottom"].contains(attribute) else { return nil }
    let guide = attribute == edge ? "" : "\(LayoutGuide.Kind.safeArea.rawValue)."
    return "\(root).\(guide)\(edge)"
  }

  private static let guides: [String: LayoutGuide.Kind] = [
    "safeArea": .safeArea, "layoutMargins": .layoutMargins, "readableContent": .readableContent,
    "contentLayoutGuide": .content, "frameLayoutGuide": .frame,
  ]
}
