import AutoLayout

extension SceneWriter {
  /// The constraints, and before those that first speak of a view's guide what makes the guides that
  /// come before it: a guide of a view is there for as long as something speaks of it, be it a
  /// constraint that is not active.
  var constraints: [YAMLNode] {
    var waiting = scene.guides.indices.filter { scene.guides[$0].kind != .custom }[...]
    var nodes: [YAMLNode] = []
    for constraint in scene.constraints {
      for case .guide(let id)? in [constraint.firstItem, constraint.secondItem]
      where waiting.contains(id.index) {
        while let next = waiting.popFirst(), next != id.index { nodes.append(mention(next)) }
      }
      nodes.append(node(of: constraint))
    }
    return nodes + waiting.map(mention)
  }

  /// A constraint that holds nothing and names a guide.
  private func mention(_ guide: Int) -> YAMLNode {
    .mapping([
      ("constraint", .plain("\(scene.guides[guide].name).width >= 0")),
      ("isActive", .plain("false")),
    ])
  }

  /// An equation, with its name if it has one.
  func node(of constraint: Constraint) -> YAMLNode {
    let equation = YAMLNode.plain(equation(constraint))
    guard let identifier = constraint.identifier else { return equation }
    return .mapping([("id", .string(identifier)), ("constraint", equation)])
  }

  func equation(_ constraint: Constraint) -> String {
    func end(_ item: LayoutItem, _ attribute: Constraint.Attribute) -> String {
      "\(scene.name(of: item)).\(attribute.rawValue)"
    }
    return constraint.relation.equation(
      end(constraint.firstItem, constraint.firstAttribute),
      constraint.secondItem.map { end($0, constraint.secondAttribute) },
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority)
  }
}
