import AutoLayout
import SceneReading

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
      .init("constraint", .scalar("\(scene.guides[guide].name).width >= 0")),
      .init("isActive", .boolean(false)),
    ])
  }

  /// An equation, with its name if it has one.
  func node(of constraint: Constraint) -> YAMLNode {
    let equation = YAMLNode.scalar(equation(constraint))
    guard let identifier = constraint.identifier else { return equation }
    return .mapping([.init("id", .string(identifier)), .init("constraint", equation)])
  }

  /// `field.leading == 2 * title.trailing + 8 @ 750`, its numbers exact.
  func equation(_ constraint: Constraint) -> String {
    var text = "\(scene.name(of: constraint.firstItem)).\(constraint.firstAttribute.rawValue)"
    text += " \(constraint.relation.rawValue) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.exactDescription) * " }
      text += "\(scene.name(of: second)).\(constraint.secondAttribute.rawValue)"
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += abs(constraint.constant).exactDescription
      }
    } else {
      text += constraint.constant.exactDescription
    }
    return constraint.priority.isRequired
      ? text : text + " @ \(constraint.priority.rawValue.exactDescription)"
  }
}
