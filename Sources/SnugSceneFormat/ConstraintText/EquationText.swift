package import SnugLayout

extension Constraint.Relation {
  /// The relation after both sides are negated.
  package var flipped: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// An equation with exact numbers: `field.leading == 2 * title.trailing + 8 @ 750`.
  package func equation(
    _ first: String, _ second: String?, multiplier: Double = 1, constant: Double = 0,
    systemSpacings: Double? = nil, priority: LayoutPriority = .required
  ) -> String {
    var text = "\(first) \(rawValue) "
    if let second {
      text += multiplier == 1 ? second : "\(multiplier.word) * \(second)"
      if let count = systemSpacings {
        let times = abs(count) == 1 ? "" : "\(abs(count).word) * "
        text += (count < 0 ? " - " : " + ") + times + Quantity.systemSpacingName
      } else if constant != 0 {
        text += (constant < 0 ? " - " : " + ") + abs(constant).word
      }
    } else {
      text += constant.word
    }
    return priority.isRequired ? text : text + " @ \(priority.rawValue.word)"
  }
}
