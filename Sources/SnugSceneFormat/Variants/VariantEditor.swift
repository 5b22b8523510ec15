import SnugDiagnostics

/// Applies the changes of a variant to the nodes of a scene.
///
/// The changed nodes are then read like those of any scene. So a variant can set any property, and
/// a diagnostic about a value cites the variant's text.
struct VariantEditor: Diagnosing {
  var diagnostics: [Diagnostic] = []
  private(set) var root: YAMLNode

  init(_ root: YAMLNode) {
    // A variant has no variants.
    self.root = root.with(
      .mapping((root.pairs ?? []).filter { !$0.key.isKey("variants") }))
  }

  mutating func apply(_ variant: VariantDeclaration) {
    var first: [String: SourceRange] = [:]
    for (key, value) in variant.set?.pairs ?? [] {
      if let text = key.text {
        if isNew(text, &first) { set(text.pathParts, to: value) }
      } else {
        diagnostics.append(.notAKey(key))
      }
    }
    remove(variant.remove ?? [])
    if let added = variant.add {
      set(constraints: constraints + (added.elements ?? []), at: added.range)
    }
  }

  // MARK: Constraints

  private static let constraintsKey = "constraints"

  private var constraints: [YAMLNode] { root[Self.constraintsKey]?.elements ?? [] }

  /// The IDs of the constraints, in order.
  private var identifiers: [String] { constraints.compactMap { $0["id"]?.text?.string } }

  private mutating func remove(_ removed: [YAMLScalar]) {
    for id in removed {
      let kept = constraints.filter { $0["id"]?.text?.string != id.string }
      if kept.count == constraints.count {
        diagnose(
          .unknownPath,
          "there is no constraint '\(id.string)'"
            + SpellingSuggestion.phrase(for: id.string, among: identifiers),
          at: id.range, notes: ["give a constraint an id with '{ id: …, constraint: … }'"])
      } else {
        set(constraints: kept, at: id.range)
      }
    }
  }

  private mutating func set(constraints: [YAMLNode], at range: SourceRange) {
    let key = YAMLScalar(Self.constraintsKey, .plain, at: range)
    root = root.changing(key) { ($0 ?? .mapping([], at: range)).with(.sequence(constraints)) }
  }

  // MARK: Values

  /// - Parameter path: the parts of the path, at least one.
  private mutating func set(_ path: [YAMLScalar], to value: YAMLNode) {
    let first = path[0]
    let rest = path.dropFirst()
    if !rest.isEmpty, let view = root.path(toView: first.string) {
      root = changing(root, view[...] + rest, to: value, .mapping(SceneSchema.scene.shape))
      return
    }
    if !rest.isEmpty,
      let index = constraints.firstIndex(where: { $0["id"]?.isKey(first.string) ?? false })
    {
      var constraints = constraints
      constraints[index] = changing(constraints[index], rest, to: value, .definition(.constraint))
      set(constraints: constraints, at: first.range)
      return
    }
    let sceneKeys = SceneSchema.scene.names.filter {
      !["view", Self.constraintsKey, "variants"].contains($0)
    }
    if sceneKeys.contains(first.string) {
      root = changing(root, path[...], to: value, .mapping(SceneSchema.scene.shape))
    } else if rest.isEmpty, root.viewNames.contains(first.string) {
      diagnose(
        .unknownPath, "'\(first.string)' is a view; a variant sets one of its properties",
        at: first.range, notes: ["such as '\(first.string).hidden: true'"])
    } else {
      let known = root.viewNames + identifiers + sceneKeys
      diagnose(
        .unknownPath,
        "there is no view or constraint '\(first.string)'"
          + SpellingSuggestion.phrase(for: first.string, among: known),
        at: first.range,
        notes: [
          "a path is 'view.key', 'view.key.part', 'id.key' of a constraint, or a key of the scene"
        ])
    }
  }

  private mutating func changing(
    _ node: YAMLNode, _ parts: ArraySlice<YAMLScalar>, to value: YAMLNode,
    _ shape: ValueShape
  ) -> YAMLNode {
    guard let key = parts.first else { return value }
    guard let inner = shape.value(of: key.string) else {
      diagnose(
        .unknownPath, "'\(key.string)' is not part of a value here", at: key.range,
        notes: ["the value before it has no keys"])
      return node
    }
    let rest = parts.dropFirst()
    // Expand the shorthand first, so that its other parts keep their values.
    return node.expanded(by: shape).changing(key) {
      changing($0 ?? .mapping([], at: key.range), rest, to: value, inner)
    }
  }
}
