import SnugDiagnostics
import SnugLayout

extension Diagnostic {
  /// Why Auto Layout rejects a constraint, and which constraints it accepts.
  static func pairing(
    _ error: Constraint.PairingError, _ constraint: Constraint,
    _ declaration: ConstraintDeclaration
  ) -> Diagnostic {
    let first = "'\(declaration.first.text)'"
    let second = "'\(declaration.second?.text ?? "")'"
    let range = declaration.second?.range ?? declaration.first.range
    let message: String
    var notes = ["\(first) goes with \(constraint.legalAttributes)"]
    switch error {
    case .locationWithSize:
      let (location, size) = constraint.firstAttribute.isSize ? (second, first) : (first, second)
      message = "\(location) is a location, \(size) a size"
    case .directionalWithAbsolute:
      let isFirst = constraint.firstAttribute.isDirectional
      let (directional, absolute) = isFirst ? (first, second) : (second, first)
      message = "\(directional) follows the writing direction, \(absolute) does not"
      notes.insert("use leading and trailing for both items, or left and right for both", at: 0)
    case .differentAxes: message = "\(first) and \(second) are on different axes"
    case .locationEqualsConstant:
      let attribute = constraint.firstAttribute.rawValue
      return Diagnostic(
        .error, .locationEqualsConstant,
        "\(first) is a location and can't be compared with a constant",
        at: declaration.first.range,
        notes: [
          declaration.second == nil
            ? "compare it with a location, such as 'superview.\(attribute) + 8'"
            : "a multiplier of 0 removes the second location"
        ])
    }
    return Diagnostic(.error, .invalidPairing, message, at: range, notes: notes)
  }
}

extension Constraint {
  /// The attributes that this attribute can be paired with.
  fileprivate var legalAttributes: String {
    Attribute.nameable
      .filter { attribute in
        guard secondItem?.view != nil || attribute.isOfGuides else { return false }
        var other = self
        other.secondAttribute = attribute
        return (try? other.checkPairing()) != nil
      }
      .map(\.rawValue).joined(separator: ", ")
  }
}
