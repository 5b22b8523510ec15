import AutoLayout

extension LayoutConstraint {
  /// The entry of a scene file's list of constraints.
  ///
  /// - Parameter name: what an item is called; `nil` if it is no part of the scene, or if its name
  ///   is none, and then there is no entry.
  func node(_ name: (AnchorItem) -> String?) -> YAMLNode? {
    guard let text = text(name) else { return nil }
    var pairs: [(String, YAMLNode)] = []
    if let id = storedIdentifier {
      pairs.append(("id", .literal(id.name, at: id.range)))
    }
    pairs.append(("constraint", text))
    if isText {
      if let storedPriority { pairs.append(("priority", storedPriority.node(at: range))) }
      if let storedMultiplier {
        pairs.append(("multiplier", storedMultiplier.node(at: range)))
      }
      if let storedConstant { pairs.append(("constant", storedConstant.node(at: range))) }
    }
    if storedIsActive == false { pairs.append(("isActive", false.node(at: range))) }
    if !options.isEmpty { pairs.append(("options", options.node(at: range))) }
    if !metrics.isEmpty {
      let numbers = metrics.map { ($0.key, $0.value.node(at: range)) }
      pairs.append(("metrics", .mapping(numbers, at: range)))
    }
    return pairs.count == 1 ? text : .mapping(pairs, at: range)
  }

  private func text(_ name: (AnchorItem) -> String?) -> YAMLNode? {
    switch form {
    case .text(let text): return .literal(text, at: range)
    case .ends(let first, let relation, let second):
      guard let left = first.text(name) else { return nil }
      var right: String?
      if let second {
        guard let text = second.text(name) else { return nil }
        right = text
      }
      let equation = relation.equation(
        left, right, multiplier: storedMultiplier ?? 1, constant: storedConstant ?? 0,
        priority: storedPriority ?? .required)
      return .plain(equation, at: range)
    }
  }
}

extension LayoutConstraint.End {
  /// `view.safeAreaLayoutGuide.top`
  fileprivate func text(_ name: (AnchorItem) -> String?) -> String? {
    name(item.namedItem).map {
      ([$0] + [item.guideKind?.rawValue, attribute.rawValue].compactMap(\.self))
        .joined(separator: ".")
    }
  }
}
