import AutoLayout

extension SceneWriter {
  /// An equation, with its name if it has one.
  func node(of constraint: Constraint) -> YAMLNode {
    let equation = YAMLNode.plain(equation(constraint))
    guard let identifier = constraint.identifier else { return equation }
    return .mapping([("id", .string(identifier)), ("constraint", equation)])
  }

  private func equation(_ constraint: Constraint) -> String {
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
