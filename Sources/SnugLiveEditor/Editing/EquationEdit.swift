import SnugGeometry
import SnugLayout

/// The text of an equation, split at its relation, its constant and its priority.
struct EquationEdit {
  private let quote: Substring
  private let left: Substring
  private let relation: Constraint.Relation
  /// Without the spaces around it.
  private let right: Substring
  /// The text after the `@`, without the spaces around it.
  private let priority: Substring?

  /// `nil` if the text is not an equation.
  ///
  /// - Parameter text: the written equation, including its quotes.
  init?(_ text: String) {
    let equation = /(['"]?)([^@]*?)(==|<=|>=) *([^@]*?) *(?:@ *(.*?) *)?\1/
    guard !text.contains("constraint("), let match = text.wholeMatch(of: equation),
      let relation = Constraint.Relation(rawValue: String(match.3))
    else { return nil }
    self.relation = relation
    (quote, left, right, priority) = (match.1, match.2, match.4, match.5)
  }

  /// The equation with one part changed; `nil` if the part is written in a form that is not
  /// supported.
  func text(with part: SceneEditor.ConstraintPart) -> String? {
    switch part {
    case .constant(let constant): right(with: constant).map { written(relation, $0, priority) }
    case .relation(let relation): written(relation, String(right), priority)
    case .priority(let priority):
      written(relation, String(right), priority.isRequired ? nil : "\(priority)")
    }
  }

  private func written(
    _ relation: Constraint.Relation, _ right: String, _ priority: Substring?
  ) -> String {
    let end = priority.map { " @ \($0)" } ?? ""
    return "\(quote)\(left)\(relation.rawValue) \(right)\(end)\(quote)"
  }

  /// `b.trailing + 8` with another number; `nil` if the constant is a metric.
  private func right(with constant: Double) -> String? {
    let number = abs(constant).shortDescription
    if right.wholeMatch(of: /[-+−]?\s*[0-9.]+/) != nil { return constant.shortDescription }
    guard right.contains(".") else { return nil }
    let item: Substring
    if let match = right.firstMatch(of: /\s*[-+−]\s*[0-9.]+$/) {
      item = right[..<match.range.lowerBound]
    } else if right.last.map({ $0.isLetter }) ?? false, right.firstMatch(of: /[-+−]/) == nil {
      item = right
    } else {
      return nil
    }
    return constant == 0 ? String(item) : "\(item) \(constant < 0 ? "-" : "+") \(number)"
  }
}
