import SnugDiagnostics
import SnugLayout

struct SceneWriter {
  let scene: Scene
  /// The scene that this is a variant of. Frames were made for the sizes of its views.
  let base: Scene?
  /// The settings of the scene.
  let document: SceneDocument
  private let subviews: [ViewID: [ViewID]]

  init(_ scene: Scene, variantOf base: Scene? = nil) {
    self.scene = scene
    self.base = base
    document = SceneDocument(scene)
    subviews = Dictionary(grouping: scene.viewIDs.dropFirst()) { scene[$0].superview ?? .root }
  }

  /// The whole file.
  var node: YAMLNode {
    .mapping(pairs + list("variants", scene.variants.map(variant)))
  }

  /// A variant as a whole scene with the descriptions of its changes.
  private func variant(_ variant: Scene) -> YAMLNode {
    let pairs = SceneWriter(variant, variantOf: scene).pairs.filter { $0.0 != "title" }
    return .mapping([
      ("title", .string(variant.title)), ("changes", variant.changes.node(at: .unknown)),
      ("scene", YAMLNode.mapping(pairs).inBlockStyle),
    ]).inBlockStyle
  }

  /// The file without its variants.
  private var pairs: [(String, YAMLNode)] {
    var standard = SceneDocument()
    standard.scene.system = .standard(on: scene.platform)
    let settings = SceneSchema.scene.keys.compactMap { key in
      key.node(of: document, unless: standard).map { (key.name, $0) }
    }
    return settings + [("view", view(.root).inBlockStyle)]
      + list("constraints", scene.constraints.map(node))
  }

  /// A key with a list; no key if the list is empty.
  private func list(_ key: String, _ elements: [YAMLNode]) -> [(String, YAMLNode)] {
    elements.isEmpty ? [] : [(key, YAMLNode(.sequence(elements), at: .unknown).inBlockStyle)]
  }

  // MARK: Views

  private func view(_ id: ViewID) -> YAMLNode {
    .mapping(identity(of: id) + values(of: id) + contents(of: id))
  }

  private func identity(of id: ViewID) -> [(String, YAMLNode)] {
    let view = scene[id]
    var pairs: [(String, YAMLNode)] = []
    if view.viewClass != .plainView(on: scene.platform) {
      pairs.append(("class", .plain(view.viewClass.rawValue)))
    }
    if id == .root, view.name != SceneDecoder.rootName {
      pairs.append(("name", .string(view.name)))
    }
    return pairs
  }

  /// - Parameter isInFull: whether resolved keys have a value even if it is the default.
  func declaration(of id: ViewID, isInFull: Bool = false) -> ViewDeclaration {
    var declaration = ViewDeclaration(scene[id], of: document, isInFull: isInFull)
    var spacing = declaration.stack.customSpacing
    for view in declaration.stack.systemSpaced { spacing[view] = StackView.spacingUseSystem }
    if !spacing.isEmpty {
      declaration.customSpacing = declaration.stack.arrangedSubviews.compactMap { view in
        spacing[view].map { (Spanned(scene[view].name), $0) }
      }
    }
    if let autoresizing = scene[id].autoresizing, let superview = scene[id].superview {
      declaration.frame = Spanned(autoresizing.frame)
      if !autoresizing.mask.isEmpty { declaration.autoresizingMask = Spanned(autoresizing.mask) }
      if scene[superview].sizeForFrames(inVariantOf: base) != autoresizing.superviewSize {
        declaration.superviewSize = Spanned(autoresizing.superviewSize)
      }
    }
    return declaration
  }

  /// The keys of a view, without defaults.
  private func values(of id: ViewID) -> [(String, YAMLNode)] {
    let (viewClass, isRoot) = (scene[id].viewClass, scene[id].superview == nil)
    let declaration = declaration(of: id)
    let standard = ViewDeclaration(name: nil, viewClass: viewClass)
    return SceneSchema.view.keys.filter { $0.shape.belongs(to: viewClass, isRoot: isRoot) }
      .compactMap { key in key.node(of: declaration, unless: standard).map { (key.name, $0) } }
  }

  /// The keys for the guides, the subviews and the arranged subviews of a view.
  private func contents(of id: ViewID) -> [(String, YAMLNode)] {
    let guides = scene.guides.filter { $0.owningView == id && $0.kind == .custom }
    let inside = subviews[id] ?? []
    var arranged: [ViewID] = []
    if case .stack(let stack) = scene[id].content { arranged = stack.arrangedSubviews }
    var groups = [
      ("arrangedSubviews", arranged), ("subviews", inside.filter { !arranged.contains($0) }),
    ]
    if let first = inside.first, !arranged.contains(first) { groups.reverse() }
    return
      (guides.isEmpty
      ? [] : [("layoutGuides", .mapping(guides.map { ($0.name, .mapping([])) }))])
      + groups.filter { !$0.1.isEmpty }.map { key, views in
        (key, YAMLNode.mapping(views.map { (scene[$0].name, view($0)) }).inBlockStyle)
      }
  }

  // MARK: Constraints

  /// An equation, with its name if it has one.
  private func node(of constraint: Constraint) -> YAMLNode {
    let spacing = constraint.baselineSpacing
    let isSystem = spacing.map { $0.count * $0.points == constraint.constant } ?? false
    func end(_ item: LayoutItem, _ attribute: Constraint.Attribute) -> String {
      "\(scene.name(of: item)).\(attribute.rawValue)"
    }
    let equation = YAMLNode.plain(
      constraint.relation.equation(
        end(constraint.firstItem, constraint.firstAttribute),
        constraint.secondItem.map { end($0, constraint.secondAttribute) },
        multiplier: constraint.multiplier, constant: constraint.constant,
        systemSpacings: isSystem ? spacing?.count : nil, priority: constraint.priority))
    guard let identifier = constraint.identifier else { return equation }
    return .mapping([("id", .string(identifier)), ("constraint", equation)])
  }
}
