import SnugGeometry
public import SnugLayout

extension Explanation {
  /// An amendment as an edit in a scene file, in Swift and in Interface Builder.
  public struct Instruction: Hashable, Sendable {
    /// The resulting text in a scene file: `box.width == 60`, `box.width == 80 @ 999`, or a
    /// property and its value, `title.compressionResistance.horizontal: 749`. `nil` for a removal
    /// of a constraint.
    public let scene: String?
    /// A line of Swift. Views have their names. An author's constraint has its identifier, or a
    /// name like `titleWidthConstraint`.
    public let swift: String
    /// The setting in Interface Builder.
    public let interfaceBuilder: String
  }

  public func instruction(for amendment: Amendment) -> Instruction {
    let system = layout.system
    switch amendment {
    case .arrangement(let view, let arrangement):
      let name = view.map { layout.scene[$0].name }
      let (property, value, isNumber) = words.property(arrangement, of: view)
      let label = property.prefix(1).uppercased() + property.dropFirst()
      return Instruction(
        scene: "\(name.map { $0 + "." } ?? "")\(property): \(value)",
        swift:
          "\(name.map(Self.quoted) ?? "stackView").\(property) = \(isNumber ? "" : ".")\(value)",
        interfaceBuilder: "\(name ?? "Stack View"): \(label): \(value)")
    case .addition(let constraint):
      return Instruction(
        scene: constraint.equation(layout.system.name(of:)) + Self.suffix(constraint.priority),
        swift: constraint.priority.isRequired
          ? "\(swift(constraint)).isActive = true"
          : "let added = \(swift(constraint)); added.priority = .init(\(constraint.priority)); "
            + "added.isActive = true",
        interfaceBuilder: "Add New Constraints: \(constraint.equation(layout.system.name(of:)))"
          + (constraint.priority.isRequired ? "" : ", Priority: \(constraint.priority)"))
    case .removal(let entry)
    where layout[entry].systemKind == .autoresizingMask:
      let name = layout.system.name(of: system[entry].constraint.firstItem)
      let property = "translatesAutoresizingMaskIntoConstraints"
      return Instruction(
        scene: "\(name).\(property): false", swift: "\(Self.quoted(name)).\(property) = false",
        interfaceBuilder: "\(name): Layout: Inferred (Constraints)")
    case .removal(let entry):
      return Instruction(
        scene: nil,
        swift: libraryLine(entry).map { "// \($0)" } ?? "\(swiftName(entry)).isActive = false",
        interfaceBuilder: "\(system[entry].description): delete")
    case .relation(let entry, let relation):
      return Instruction(
        scene: layout.equation(of: entry, relation) + Self.suffix(system[entry].priority),
        swift: libraryLine(entry, relation)
          ?? "\(swiftName(entry)) = \(swift(layout.writtenConstraint(of: entry, relation)))",
        interfaceBuilder:
          "\(system[entry].description): Relation: \(relation.nameInInterfaceBuilder)")
    case .constant(let entry, let constant):
      return Instruction(
        scene: layout.equation(of: entry, constant: constant)
          + Self.suffix(system[entry].priority),
        swift: libraryLine(entry, constant: constant)
          ?? "\(swiftName(entry)).constant = \(constant.shortDescription)",
        interfaceBuilder: "\(system[entry].description): Constant: \(constant.shortDescription)")
    case .priority(let entry, let priority):
      guard let (view, axis, role) = system[entry].contentSize else {
        return Instruction(
          scene: system[entry].description + Self.suffix(priority),
          swift: libraryLine(entry, priority: priority)
            ?? "\(swiftName(entry)).priority = \(Self.swift(priority))",
          interfaceBuilder: "\(system[entry].description): Priority: \(priority)")
      }
      let name = layout.scene[view].name
      let side = axis.rawValue
      let field = role == .hugging ? "Hugging" : "Compression Resistance"
      return Instruction(
        scene: "\(name).\(role.rawValue).\(side): \(priority)",
        swift: swift(role, of: view, axis, priority),
        interfaceBuilder:
          "\(name): Content \(field) Priority: \(side.prefix(1).uppercased() + side.dropFirst()): \(priority)"
      )
    }
  }

  private static func suffix(_ priority: LayoutPriority) -> String {
    priority.isRequired ? "" : " @ \(priority)"
  }

  // MARK: - Swift

  /// Lines of Swift that set the content priorities that are written in the scene.
  public var prioritiesInSwift: String {
    var lines: [String] = []
    for id in layout.scene.viewIDs {
      let view = layout.scene[id]
      for role in ConstraintSystem.ContentSizeRole.allCases {
        for axis in Axis.allCases where view[keyPath: role.ranges][axis] != nil {
          lines.append(swift(role, of: id, axis, view[keyPath: role.priorities][axis]))
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// `title.setContentHuggingPriority(.init(251), for: .horizontal)`
  private func swift(
    _ role: ConstraintSystem.ContentSizeRole, of view: ViewID, _ axis: Axis,
    _ priority: LayoutPriority
  ) -> String {
    let property = role == .hugging ? "Hugging" : "CompressionResistance"
    return "\(Self.quoted(layout.scene[view].name)).setContent\(property)Priority("
      + "\(Self.swift(priority)), for: .\(axis.rawValue))"
  }

  /// `.defaultHigh - 1`, `.init(600)`
  private static func swift(_ priority: LayoutPriority) -> String {
    let named: [(LayoutPriority, String)] = [
      (.required, ".required"), (.defaultHigh, ".defaultHigh"), (.defaultLow, ".defaultLow"),
    ]
    for (base, name) in named {
      switch priority.rawValue - base.rawValue {
      case 0: return name
      case 1: return "\(name) + 1"
      case -1: return "\(name) - 1"
      default: continue
      }
    }
    return ".init(\(priority))"
  }

  /// Swift's keywords. A view can have such a name, but a variable needs backticks.
  private static let keywords: Set = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name of an author's constraint in code: its identifier if that is a valid name in Swift,
  /// otherwise a name composed of view and attribute. For a constraint between a label and its
  /// superview the label is used: `labelBottomConstraint`.
  func swiftName(_ entry: EntryID) -> String {
    let constraint = layout.system[entry].constraint
    if let identifier = constraint.identifier, Self.isName(identifier) {
      return Self.quoted(identifier)
    }
    var item = constraint.firstItem
    var attribute = constraint.firstAttribute.rawValue
    if let second = constraint.secondItem?.view, let first = item.view,
      layout.scene[second].superview == first
    {
      item = .view(second)
      attribute = constraint.secondAttribute.rawValue
    }
    return layout.system.name(of: item).replacing(".", with: "_")
      + attribute.prefix(1).uppercased() + attribute.dropFirst() + "Constraint"
  }

  /// Whether a text is a valid name for a constraint in code. Identifiers of the system's
  /// constraints begin with an underscore and are excluded.
  private static func isName(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0 == "_" || $0.isASCII && $0.isNumber }
  }

  /// `title.widthAnchor.constraint(equalToConstant: 60)`. The constraint is always a required
  /// size, an equal size, or a distance between edges.
  private func swift(_ constraint: Constraint) -> String {
    func anchor(_ item: LayoutItem, _ attribute: Constraint.Attribute) -> String {
      Self.quoted(layout.system.name(of: item))
        + (attribute.isOfMargins ? ".layoutMarginsGuide" : "")
        + ".\(attribute.withoutMargins.rawValue)Anchor"
    }
    let constant = constraint.constant.shortDescription
    let first = "\(anchor(constraint.firstItem, constraint.firstAttribute)).constraint"
    guard let second = constraint.secondItem else {
      return "\(first)(equalToConstant: \(constant))"
    }
    let target = anchor(second, constraint.secondAttribute)
    return "\(first)(\(constraint.relation)To: \(target)"
      + (constraint.constant == 0 ? ")" : ", constant: \(constant))")
  }
}

extension Constraint.Relation {
  fileprivate var nameInInterfaceBuilder: String {
    switch self {
    case .equal: "Equal"
    case .lessThanOrEqual: "Less Than or Equal"
    case .greaterThanOrEqual: "Greater Than or Equal"
    }
  }
}
