import AutoLayout
import Geometry

extension Wording {
  /// What would give a view a size of its own.
  func whatMeasures(_ id: ViewID) -> String {
    if case .stack = layout.scene[id].content { return "a visible arranged view" }
    return "an intrinsicContentSize"
  }

  /// What the stack views among some constraints, given by their places in the system, ask of
  /// sizes, each thing once: “stack's fillEqually makes a and b equally wide”.
  func arrangements(in entries: [Int]) -> [String] {
    var clauses: [String] = []
    var shares: [(stack: ViewID, dimension: String, clauses: [String])] = []
    // What a stack view asks by one identifier is one thing, however many constraints it takes.
    var told: Set<Asking> = []
    for entry in entries.map({ layout.system.entries[$0] }) {
      guard let (id, identifier) = entry.stackView,
        case .stack(let stack) = layout.scene[id].content
      else { continue }
      if identifier == .fillProportionally, let share = share(entry, of: stack) {
        if shares.last?.stack != id { shares.append((id, Self.dimension(stack.axis), [])) }
        shares[shares.count - 1].clauses.append(share)
      } else if told.insert(Asking(stack: id, identifier: identifier)).inserted,
        let clause = arrangement(entry, identifier, of: stack, id)
      {
        clauses.append(clause)
      }
    }
    return clauses
      + shares.map { share in
        "\(possessive(share.stack)) fillProportionally divides its \(share.dimension): "
          + list(share.clauses)
      }
  }

  private struct Asking: Hashable {
    let stack: ViewID
    let identifier: StackView.ConstraintIdentifier
  }

  /// “a 32 of 238.5 + 16”: of what all want, the spacing added.
  private func share(_ entry: ConstraintSystem.Entry, of stack: StackView) -> String? {
    guard let view = entry.constraint.firstItem.view else { return nil }
    guard entry.constraint.secondItem != nil else { return "\(name(view)) nothing" }
    let visible = stack.arrangedSubviews.filter { !layout.scene[$0].isHidden }
    let wanted = visible.map { max(layout[$0].intrinsicContentSize.size[stack.axis] ?? 0, 0) }
    let spacing = stack.spacing * Double(visible.count - 1)
    let own = max(layout[view].intrinsicContentSize.size[stack.axis] ?? 0, 0)
    return "\(name(view)) \(Self.number(own)) of \(Self.number(wanted.reduce(0, +)))"
      + (spacing == 0 ? "" : " + \(Self.number(spacing))")
  }

  /// What one constraint asks; `nil` for those that only tie edges together, and for those that
  /// want something to be small where nothing else wants anything.
  private func arrangement(
    _ entry: ConstraintSystem.Entry, _ identifier: StackView.ConstraintIdentifier,
    of stack: StackView, _ id: ViewID
  ) -> String? {
    let adverb = entry.constraint.firstAttribute.axis == .horizontal ? "wide" : "high"
    switch identifier {
    case .fillEqually:
      guard entry.constraint.firstItem.view != nil else {
        return stack.distribution == .equalCentering
          ? "\(name(id)) wants the centres of its views equally far apart at \(entry.priority)"
          : "\(possessive(id)) \(stack.distribution) makes its gaps equally \(adverb)"
      }
      let views = stack.arrangedSubviews.filter { !layout.scene[$0].isHidden }
      return "\(possessive(id)) \(stack.distribution) makes \(names(views)) equally \(adverb)"
    case .alignment:
      guard stack.alignment == .fill else { return nil }
      return "\(possessive(id)) alignment fill makes its views equally \(adverb)"
    case .canvasConnection, .spacing, .distributingEdge, .canvasFit, .spanningBoundary,
      .spanningFit, .ambiguitySuppression, .hiding, .fillProportionally:
      return nil
    }
  }
}
