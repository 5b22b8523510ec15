import SnugExplanation
import SnugGeometry
import SnugLayout

extension Constraint {
  /// The size that a constraint requests, for the label of a bar that shows which size it is: `80`,
  /// `≥ 80`, `= name.width`, `0.5 × name.width + 8`, `2 × its height`.
  func wantedSize(_ name: (LayoutItem) -> String) -> String {
    let sign = relation.sign()
    guard let secondItem, multiplier != 0 else { return sign + constant.shortDescription }
    let owner = secondItem == firstItem ? "its " : "\(name(secondItem))."
    let offset = constant == 0 ? "" : constant.addedDescription
    return (sign.isEmpty ? "= " : sign) + factor + owner + secondAttribute.rawValue + offset
  }

  var alignmentNoun: String {
    switch firstAttribute {
    case .firstBaseline, .lastBaseline: "on one baseline"
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: "centred"
    default: "aligned"
    }
  }

  private var factor: String {
    multiplier == 1 ? "" : "\(multiplier.multiplierDescription) × "
  }
}

extension Constraint.Relation {
  func sign(isReversed: Bool = false) -> String {
    switch self {
    case .equal: ""
    case .greaterThanOrEqual: (isReversed ? "≤" : "≥") + " "
    case .lessThanOrEqual: (isReversed ? "≥" : "≤") + " "
    }
  }
}

extension Double {
  /// ` + 8`, ` − 8`
  var addedDescription: String {
    (self < 0 ? " \u{2212} " : " + ") + abs(self).shortDescription
  }

  /// `+20`, `−11.5`
  var signedDescription: String {
    (self < 0 ? "" : "+") + Wording.number(self)
  }
}
