import SnugDiagnostics
import SnugLayout

/// A name for several attributes in an equation, as in Cartography: `a.edges == b.edges + 8`.
enum CompoundAttribute: String, Sendable, CaseIterable {
  case edges, center, size

  /// The edges are in the order of `NSDirectionalEdgeInsets`, for constants in a list.
  var attributes: [Constraint.Attribute] {
    switch self {
    case .edges: [.top, .leading, .bottom, .trailing]
    case .center: [.centerX, .centerY]
    case .size: [.width, .height]
    }
  }
}

extension ConstraintDeclaration {
  /// One constraint for each attribute of a compound attribute; for other attributes the constraint
  /// itself.
  ///
  /// - Parameter constants: one, or one for each attribute.
  func expanded(_ constants: Spanned<[Quantity]>) throws(Diagnostic) -> [ConstraintDeclaration] {
    let ends = [first, second].compactMap(\.self)
    let isKnown = ends.allSatisfy { $0.attribute != nil || $0.compound != nil }
    guard isKnown, ends.contains(where: { $0.compound != nil }) || constants.value.count != 1 else {
      var declaration = self
      declaration.constant = constants.value.first ?? .zero
      return [declaration]
    }
    guard let compound = first.compound ?? second?.compound else {
      throw Diagnostic(
        .error, .invalidEquation, "'\(first.text)' takes one constant, not a list",
        at: constants.range,
        notes: ["edges, center and size take a list, such as 'size == [44, 44]'"])
    }
    guard ends.allSatisfy({ $0.compound == compound }) else {
      // The two sides have different attributes.
      throw Diagnostic(
        .error, .invalidPairing,
        ends.map { "'\($0.text)'" }.joined(separator: " and ") + " can't be paired",
        at: ends[ends.count - 1].range,
        notes: ends.compactMap(\.compound).map { "\($0.rawValue) goes with \($0.rawValue)" })
    }
    try check(compound, constants)
    return compound.attributes.enumerated().map { index, attribute in
      var part = self
      part.first = first.expanded(to: attribute)
      part.second = second?.expanded(to: attribute)
      part.constant = constants.value[constants.value.count == 1 ? 0 : index]
      guard compound == .edges, [.bottom, .trailing].contains(attribute) else { return part }
      // An inset points inwards on every side, and the relation is that of the inset, as in
      // PureLayout's `autoPinEdge(toSuperviewEdge:withInset:relation:)`.
      part.constant.factor = 0 - part.constant.factor
      part.relation = part.relation.flipped
      return part
    }
  }

  /// Throws an error if a compound attribute is compared with something incompatible.
  private func check(
    _ compound: CompoundAttribute, _ constants: Spanned<[Quantity]>
  ) throws(Diagnostic) {
    let name = compound.rawValue
    if second == nil, compound != .size {
      throw Diagnostic(
        .error, .locationEqualsConstant,
        "'\(first.text)' is a location and can't be compared with a constant", at: first.range,
        notes: ["compare it with a location, such as 'superview.\(name) + 8'"]
          + constants.value.compactMap(\.name).map {
            "'\($0.value)' is read as a metric; for a view write '\($0.value).\(name)'"
          })
    }
    if compound == .edges, multiplier != 1 {
      throw Diagnostic(
        .error, .invalidEquation, "edges can't be multiplied", at: range,
        notes: ["the constant is an inset: 'superview.edges + 8'"])
    }
    let names = compound.attributes.map(\.rawValue)
    guard [1, names.count].contains(constants.value.count) else {
      throw Diagnostic(
        .error, .invalidEquation,
        "'\(name)' takes one constant or \(names.count), not \(constants.value.count)",
        at: constants.range, notes: ["their order is \(names.joined(separator: ", "))"])
    }
  }
}

extension AnchorReference {
  fileprivate func expanded(to attribute: Constraint.Attribute) -> AnchorReference {
    var reference = self
    reference.compound = nil
    reference.attribute = attribute
    return reference
  }
}
