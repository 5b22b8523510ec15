import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// Lines of Swift: `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8).isActive = true`.
extension TextCursor {
  /// The kind of the first argument of `constraint(…)`, by the suffix of its label.
  private enum Operand: String, CaseIterable {
    case anchor = ""
    case constant = "Constant"
    case spacingAfter = "SystemSpacingAfter"
    case spacingBelow = "SystemSpacingBelow"

    /// The axis of a system spacing.
    var axis: Axis? {
      switch self {
      case .anchor, .constant: nil
      case .spacingAfter: .horizontal
      case .spacingBelow: .vertical
      }
    }
  }

  /// All first labels of `NSLayoutAnchor` and `NSLayoutDimension`.
  private static let firstLabels = Operand.allCases.flatMap { operand in
    [
      ("equalTo", Constraint.Relation.equal), ("lessThanOrEqualTo", .lessThanOrEqual),
      ("greaterThanOrEqualTo", .greaterThanOrEqual),
    ].map { (name: $0 + operand.rawValue, relation: $1, operand: operand) }
  }

  /// The text after `item.attribute.constraint(`.
  mutating func anchorLine(
    of first: AnchorReference
  ) throws(Diagnostic) -> ([ConstraintDeclaration], isActive: Bool?) {
    let name = try label()
    guard let label = Self.firstLabels.first(where: { $0.name == name.value }) else {
      throw unknownLabel(name, among: Self.firstLabels.map(\.name))
    }
    var declaration = ConstraintDeclaration(
      first: first, relation: label.relation, range: text.range)
    let start = position
    var constant = Quantity.zero
    var labels: [String] = []
    if label.operand == .constant {
      constant = try signedConstant()
    } else {
      declaration.second = try anchor()
      labels = label.operand == .anchor ? ["multiplier", "constant"] : ["multiplier"]
    }
    if let axis = label.operand.axis {
      if let attribute = first.attribute, attribute.isSize || attribute.axis != axis {
        throw syntaxError(
          "'\(label.name)' is not for '\(first.text)'", at: name.range,
          notes: ["it is for \(axis.rawValue) locations"])
      }
      constant = Quantity(1, times: Spanned(Quantity.systemSpacingName, at: name.range))
    }
    var constants = Spanned([constant], at: range(from: start))
    skipSpaces()
    while take(",") {
      skipSpaces()
      let next = try self.label()
      guard let index = labels.firstIndex(of: next.value) else {
        throw unknownLabel(next, among: labels)
      }
      labels.removeFirst(index + 1)
      if next.value == "constant" {
        let start = position
        constants = Spanned([try signedConstant()], at: range(from: start))
      } else if label.operand == .anchor {
        declaration.multiplier = try signedQuotient()
      } else {
        constants.value[0].factor *= try signedQuotient()
      }
      skipSpaces()
    }
    guard take(")") else {
      throw syntaxError("expected ',' or ')', found \(nextDescription)")
    }
    let isActive = try activation()
    return (try declaration.expanded(constants), isActive)
  }

  /// `label:`
  private mutating func label() throws(Diagnostic) -> Spanned<String> {
    skipSpaces()
    let (found, range) = (nextDescription, here)
    guard let word = word(), take(":") else {
      throw syntaxError(
        "expected a label and ':', found \(found)", at: range, notes: [.anchorLineForm])
    }
    skipSpaces()
    return word
  }

  private func unknownLabel(_ label: Spanned<String>, among known: [String]) -> Diagnostic {
    syntaxError(
      "there is no label '\(label.value)' here"
        + SpellingSuggestion.phrase(for: label.value, among: known),
      at: label.range,
      notes: known.isEmpty ? [] : ["labels are \(known.joined(separator: ", "))"])
  }

  private mutating func signedConstant() throws(Diagnostic) -> Quantity {
    let sign = sign() ?? 1
    skipSpaces()
    return try constant(signed: sign)
  }

  /// The optional text after the parentheses: `.isActive = true`, whose value is returned, and the
  /// comma of a list.
  private mutating func activation() throws(Diagnostic) -> Bool? {
    var isActive: Bool?
    skipSpaces()
    if take(".isActive") {
      skipSpaces()
      let isAssigned = take("=")
      skipSpaces()
      isActive = isAssigned ? word().flatMap { Bool($0.value) } : nil
      guard isActive != nil else {
        throw syntaxError("expected '= true' or '= false' after '.isActive'")
      }
      skipSpaces()
    }
    if take(",") { skipSpaces() }
    guard isAtEnd else {
      throw syntaxError("unexpected \(nextDescription)", notes: [.anchorLineForm])
    }
    return isActive
  }
}

extension String {
  static let anchorLineForm =
    "a line of Swift is 'a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)'"
}
