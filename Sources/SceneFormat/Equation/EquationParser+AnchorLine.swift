import AutoLayout
import Diagnostics
import Geometry

/// Lines of Swift: `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8).isActive = true`.
extension EquationParser {
  /// What follows the first label of `constraint(…)`, by the label's suffix.
  private enum Operand: String, CaseIterable {
    case anchor = ""
    case constant = "Constant"
    case spacingAfter = "SystemSpacingAfter"
    case spacingBelow = "SystemSpacingBelow"

    /// The axis a system spacing is along.
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

  /// What follows `item.attribute.constraint(`.
  mutating func anchorLine(
    of first: AnchorReference
  ) throws(Diagnostic) -> [ConstraintDeclaration] {
    let name = try label()
    guard let label = Self.firstLabels.first(where: { $0.name == name.value }) else {
      throw unknownLabel(name, among: Self.firstLabels.map(\.name))
    }
    var declaration = ConstraintDeclaration(
      first: first, relation: label.relation, range: cursor.text.range)
    let start = cursor.position
    var constant = Quantity.zero
    var labels: [String] = []
    if label.operand == .constant {
      constant = try signedConstant()
    } else {
      declaration.second = try cursor.anchor()
      labels = label.operand == .anchor ? ["multiplier", "constant"] : ["multiplier"]
    }
    if let axis = label.operand.axis {
      if let attribute = first.attribute, attribute.isSize || attribute.axis != axis {
        throw cursor.syntaxError(
          "'\(label.name)' is not for '\(first.text)'", at: name.range,
          notes: ["it is for \(axis.rawValue) locations"])
      }
      constant = Quantity(1, times: Spanned(Quantity.systemSpacingName, at: name.range))
    }
    var constants = Spanned([constant], at: cursor.range(from: start))
    cursor.skipSpaces()
    while cursor.take(",") {
      cursor.skipSpaces()
      let next = try self.label()
      guard let index = labels.firstIndex(of: next.value) else {
        throw unknownLabel(next, among: labels)
      }
      labels.removeFirst(index + 1)
      if next.value == "constant" {
        let start = cursor.position
        constants = Spanned([try signedConstant()], at: cursor.range(from: start))
      } else if label.operand == .anchor {
        declaration.multiplier = try signedQuotient()
      } else {
        constants.value[0].factor *= try signedQuotient()
      }
      cursor.skipSpaces()
    }
    guard cursor.take(")") else {
      throw cursor.syntaxError("expected ',' or ')', found \(cursor.nextDescription)")
    }
    try activation()
    return try declaration.expanded(constants)
  }

  /// `label:`
  private mutating func label() throws(Diagnostic) -> Spanned<String> {
    cursor.skipSpaces()
    let found = cursor.nextDescription
    let word = cursor.word()
    guard let word, cursor.take(":") else {
      throw cursor.syntaxError(
        "expected a label and ':', found \(word.map { "'\($0.value)'" } ?? found)",
        at: word?.range, notes: [.anchorLineForm])
    }
    cursor.skipSpaces()
    return word
  }

  private func unknownLabel(_ label: Spanned<String>, among known: [String]) -> Diagnostic {
    cursor.syntaxError(
      "there is no label '\(label.value)' here"
        + SpellingSuggestion.phrase(for: label.value, among: known),
      at: label.range,
      notes: known.isEmpty ? [] : ["labels are \(known.joined(separator: ", "))"])
  }

  private mutating func signedConstant() throws(Diagnostic) -> Quantity {
    let sign = cursor.sign() ?? 1
    cursor.skipSpaces()
    return try constant(signed: sign)
  }

  /// What may stand behind the parentheses: `.isActive = true`, and the comma of a list.
  private mutating func activation() throws(Diagnostic) {
    cursor.skipSpaces()
    if cursor.take(".isActive") {
      cursor.skipSpaces()
      let isAssigned = cursor.take("=")
      cursor.skipSpaces()
      guard isAssigned, let value = cursor.word(), let isActive = Bool(value.value) else {
        throw cursor.syntaxError("expected '= true' or '= false' behind '.isActive'")
      }
      self.isActive = isActive
      cursor.skipSpaces()
    }
    if cursor.take(",") { cursor.skipSpaces() }
    guard cursor.isAtEnd else {
      throw cursor.syntaxError(
        "unexpected \(cursor.nextDescription)", notes: [.anchorLineForm])
    }
  }
}

extension String {
  fileprivate static let anchorLineForm =
    "a line of Swift is 'a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)'"
}
