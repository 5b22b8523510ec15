import AutoLayout
import Geometry

/// The text of an equation taken apart at its relation, its constant and its priority.
struct EquationEdit {
  private let left: Substring
  private let relation: Constraint.Relation
  /// Without the spaces around it.
  private let right: Substring
  /// What follows the `@`, without the spaces around it.
  private let priority: Substring?
  private let quote: String

  /// - Parameter text: the equation as it is written, with its quotes. `nil` if it is none.
  init?(_ text: String) {
    let mark = text.first.flatMap { "'\"".contains($0) ? String($0) : nil } ?? ""
    guard text.count > 2 * mark.count else { return nil }
    let content = text.dropFirst(mark.count).dropLast(mark.count)
    let parts = content.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let found = Constraint.Relation.allCases.compactMap { relation in
      parts[0].firstRange(of: relation.rawValue).map { (relation, $0) }
    }.min { $0.1.lowerBound < $1.1.lowerBound }
    guard let (relation, range) = found, !content.contains("constraint(") else { return nil }
    quote = mark
    left = parts[0][..<range.lowerBound]
    self.relation = relation
    right = parts[0][range.upperBound...].trimmed
    priority = parts.count > 1 ? parts[1].trimmed : nil
  }

  /// The equation with one part of it changed; `nil` where the part is written in a way of its own.
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

  /// `b.trailing + 8` with another number; a metric is left to whoever wrote it.
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

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
