import AutoLayout
import SceneReading

extension LayoutConstraint {
  /// The entry of a scene file's list of constraints.
  ///
  /// - Parameter name: what an item is called; `nil` if it is no part of the scene, or if its name
  ///   is none, and then there is no entry.
  func written(_ name: (AnchorItem) -> String?) -> Written? {
    guard let text = text(name) else { return nil }
    var pairs: [(String, Written)] = []
    if let id = storedIdentifier {
      pairs.append(("id", Written(.literal(id.name), at: id.place)))
    }
    pairs.append(("constraint", text))
    if isText {
      if let storedPriority { pairs.append(("priority", storedPriority.written(at: place))) }
      if let storedMultiplier {
        pairs.append(("multiplier", storedMultiplier.written(at: place)))
      }
      if let storedConstant { pairs.append(("constant", storedConstant.written(at: place))) }
    }
    if storedIsActive == false { pairs.append(("isActive", false.written(at: place))) }
    if !options.isEmpty { pairs.append(("options", options.written(at: place))) }
    if !metrics.isEmpty {
      let numbers = metrics.map { ($0.key, $0.value.written(at: place)) }
      pairs.append(("metrics", .mapping(numbers, at: place)))
    }
    return pairs.count == 1 ? text : .mapping(pairs, at: place)
  }

  private func text(_ name: (AnchorItem) -> String?) -> Written? {
    switch form {
    case .text(let text): return Written(.literal(text), at: place)
    case .ends(let first, let relation, let second):
      guard let left = first.text(name) else { return nil }
      var right: String?
      if let second {
        guard let text = second.text(name) else { return nil }
        right = text
      }
      return Written(.plain("\(left) \(relation.rawValue) \(rightSide(right))"), at: place)
    }
  }

  /// `2 * price.width + 8 @ 750`
  private func rightSide(_ end: String?) -> String {
    let multiplier = storedMultiplier ?? 1
    let constant = storedConstant ?? 0
    var text = constant.word
    if let end {
      text = multiplier == 1 ? end : "\(multiplier.word) * \(end)"
      if constant != 0 {
        text += constant < 0 ? " - \((-constant).word)" : " + \(constant.word)"
      }
    }
    guard let storedPriority, !storedPriority.isRequired else { return text }
    return "\(text) @ \(storedPriority.word)"
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
