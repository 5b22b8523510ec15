import SnugGeometry
import SnugLayout

/// What must be known beside a sum.
extension ContestWording {
  /// Whether a constraint is necessary to understand the sum: an optional one, one with a
  /// multiplier, a center, which makes lengths count twice, or a size that the sum does not show.
  /// The order of the views is visible in the picture.
  func isNotable(_ entry: ConstraintSystem.Entry) -> Bool {
    let constraint = entry.constraint
    if !entry.priority.isRequired || constraint.multiplier != 1 { return true }
    if contest.form == .equation {
      if constraint.isCenter || isOfBaselines || contest.payers.contains(where: { $0.view == nil })
      {
        return true
      }
    }
    guard constraint.firstAttribute.isSize else { return false }
    guard contest.form == .row || contest.form == .division, entry.isSize,
      let view = constraint.firstItem.view, let axis = constraint.firstAttribute.axis,
      contest.wanted.contains(where: { $0.view == view && $0.entry != contest.payers.first?.entry })
    else { return true }
    // The size is in the sum. It is notable only if it differs from the content's.
    let intrinsic = layout[view].intrinsicContentSize.size[axis]
    return intrinsic.map { abs($0 - entry.target) > .leastShown } ?? false
  }

  /// Whether baselines take part: nobody knows how far they are from an edge, so there is no sum.
  private var isOfBaselines: Bool {
    contest.constraints.contains { layout.system[$0].constraint.firstAttribute.isBaseline }
  }

  /// “sampleView.width == 120 (line 17) is required, stack's fillEqually makes a and b equally wide.”
  var requirements: String {
    let entries = constraints.map { layout.system[$0] }
    let causes = includesLines ? [] : causingEntries
    var required: [String] = []
    var clauses: [String] = []
    for (id, entry) in zip(constraints, entries) where entry.isWritten && isNotable(entry) {
      let equation = words.constraint(entry, includingLine: includesLines)
      let product = product(of: entry)
      if causes.contains(id) {
        if let product { clauses.append(product) }
      } else if !entry.priority.isRequired {
        clauses.append(
          "\(equation) is wanted at \(entry.priority)" + (product.map { ": \($0)" } ?? ""))
      } else if let product {
        clauses.append("\(equation) is required: \(product)")
      } else {
        required.append(equation)
      }
    }
    clauses = Array(clauses.prefix(Wording.most))
    if !required.isEmpty {
      clauses.insert(
        "\(words.list(required)) \(required.count == 1 ? "is" : "are") required", at: 0)
    }
    clauses += entries.compactMap { entry in
      guard case .fittingSize = entry.origin, let view = entry.constraint.firstItem.view else {
        return nil
      }
      return "\(words.name(view)) is as small as possible, at \(entry.priority)"
    }
    clauses += words.arrangements(
      in: constraints, withAlignment: contest.form == .equal || isSingle)
    return clauses.isEmpty ? "" : clauses.joined(separator: "; ") + "."
  }

  /// “outer's alignment is leading: title and row keep their widths.”: what does not fill a column that is
  /// wider than its content.
  var unfilled: String {
    guard axis == .horizontal, contest.ambiguity == nil, contest.payers.count == 1, alike.isEmpty,
      contest.payers[0].amount > 0,
      let view = contest.payers[0].view, let stack = layout.scene[view].content.stack,
      stack.axis == .vertical, stack.alignment != .fill
    else { return "" }
    let arranged = stack.arrangedSubviews.filter { !layout.scene[$0].isHidden }
    guard (1...Wording.most).contains(arranged.count) else { return "" }
    let property = words.property(.alignment(stack.alignment), of: view)
    let isOne = arranged.count == 1
    return "\(words.possessive(view)) alignment is \(property.value): \(words.names(arranged)) "
      + "\(isOne ? "keeps its" : "keep their") \(Wording.dimension(axis))\(isOne ? "" : "s")."
  }

  /// “75 % of 375 = 281.25”
  func product(of entry: ConstraintSystem.Entry) -> String? {
    let constraint = entry.constraint
    guard parts != nil || !isCircular, constraint.multiplier != 1,
      let second = constraint.secondItem,
      constraint.firstAttribute.isSize, constraint.secondAttribute.isSize,
      let axis = constraint.secondAttribute.axis
    else { return nil }
    let length = layout.rect(of: second).size[axis]
    let percent = constraint.multiplier * 100
    let factor =
      constraint.multiplier > 0 && constraint.multiplier < 1 && percent == percent.rounded()
      ? "\(Wording.number(percent)) % of" : "\(constraint.multiplier.multiplierDescription) ×"
    let sum =
      constraint.constant == 0
      ? "" : (constraint.constant < 0 ? " − " : " + ") + Wording.number(abs(constraint.constant))
    let result = constraint.multiplier * length + constraint.constant
    return "\(factor) \(Wording.number(length))\(sum) = \(Wording.number(result))"
  }
}

extension Constraint {
  var isCenter: Bool { firstAttribute == .centerX || firstAttribute == .centerY }
}
