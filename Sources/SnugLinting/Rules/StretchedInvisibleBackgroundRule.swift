import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Labels and plain buttons that are larger than their text, next to views that are aligned with
/// their edges.
///
/// The edges of such a view are invisible. They matter if another view is positioned relative to an
/// edge away from the text: below a label that centers its text in a height of 40 points, or
/// centered on a label with leading text. An edge with a constraint to the superview is also a
/// margin, and therefore visible. A text with an explicit size, or with a hugging priority below
/// the default, is intended; both are excluded.
struct StretchedInvisibleBackgroundRule: LintRule {
  let id = Diagnostic.ID.stretchedInvisibleBackground
  let summary = "a label or plain button is stretched, and another view is placed by its edge"

  func findings(in context: LintContext) -> [LintFinding] {
    context.scene.visibleViews.flatMap { id -> [LintFinding] in
      Axis.allCases.compactMap { finding(of: id, $0, in: context) }
    }
  }

  private func finding(of id: ViewID, _ axis: Axis, in context: LintContext) -> LintFinding? {
    let view = context.scene[id]
    let deformation = context.layout.deformation(of: id, axis)
    guard let position = Self.position(ofTextIn: view, axis),
      case .stretched(let amount) = deformation,
      !isIntended(id, axis, in: context),
      let (constraint, distance) = misleadingConstraint(
        by: id, axis, position, amount, in: context),
      distance > context.accuracy(of: id, axis)
    else { return nil }
    let edge =
      switch position {
      case .start: axis == .horizontal ? "at its left edge" : "at its top"
      case .middle: "in its middle"
      case .end: axis == .horizontal ? "at its right edge" : "at its bottom"
      }
    return finding(
      "'\(view.name)' is \(context.words.difference(deformation, axis)) than its text, and nothing "
        + "shows it",
      at: view.range,
      notes: [
        "\(context.equation(constraint)) uses an edge \(Wording.points(distance)) from the "
          + "text, which is \(edge)"
      ] + advice(on: id, axis, in: context), views: [view.name], on: [axis])
  }

  /// Where views tie, the advice on the tie says which of them is to give way.
  private func advice(on id: ViewID, _ axis: Axis, in context: LintContext) -> [String] {
    if context.layout[id].ambiguity.size[axis] { return [] }
    guard context.isDecided(by: .hugging, of: id, axis) else {
      return [LintContext.another(insteadOf: "hugging")]
    }
    if let other = context.compressed(by: .hugging, of: id, axis) {
      return [
        "let another view or constraint give way: with more hugging it would compress '\(context.scene[other].name)'"
      ]
    }
    return ["raise the hugging of '\(context.scene[id].name)', so that another view gives way"]
  }

  /// Whether a constraint determines the view's size, or its hugging priority was lowered
  /// explicitly.
  private func isIntended(_ id: ViewID, _ axis: Axis, in context: LintContext) -> Bool {
    let view = context.scene[id]
    if view.contentHuggingRange[axis] != nil, view.contentHuggingPriority[axis] < .defaultLow {
      return true
    }
    return context.scene.constraints.contains { constraint in
      constraint.firstAttribute.isSize && constraint.firstAttribute.axis == axis
        && (constraint.firstItem == .view(id) || constraint.secondItem == .view(id))
    }
  }

  // MARK: Position of the text

  private enum TextPosition: Double { case start = 0, middle = 0.5, end = 1 }

  /// The position of the text in a view without a background; `nil` for other views.
  private static func position(ofTextIn view: View, _ axis: Axis) -> TextPosition? {
    let traits = view.content.traits
    guard traits.hasInvisibleEdges, view.intrinsicContentSizeOverride == nil,
      view.contentInsets == .zero, view.interfaceBuilderObject?.hasBackground != true
    else { return nil }
    return TextPosition(rawValue: traits.position[axis])
  }

  // MARK: Misleading constraints

  /// The first constraint that positions another view relative to an edge away from the text, and
  /// the distance of that edge from the text, in points.
  private func misleadingConstraint(
    by id: ViewID, _ axis: Axis, _ position: TextPosition, _ amount: Double, in context: LintContext
  ) -> (constraint: Constraint, distance: Double)? {
    let scene = context.scene
    let contest = context.explanation.contests.first { $0.axis == axis && $0.payer(id) != nil }
    let relations = scene.constraints.map { relation(of: id, axis, in: $0, context) }
    // The edges with equations to the view itself or to one of its ancestors.
    let tied = zip(scene.constraints, relations).compactMap {
      constraint, relation -> TextPosition? in
      guard let (edge, other) = relation, constraint.relation == .equal,
        other == id || scene.isView(id, inside: other)
      else { return nil }
      return edge
    }
    // The edges with constraints to views that are neither ancestors nor descendants.
    let edges = relations.map { relation -> (edge: TextPosition, other: ViewID)? in
      guard let (_, other) = relation, other != id, !scene.isView(id, inside: other),
        !scene.isView(other, inside: id)
      else { return nil }
      return relation
    }
    // A view that is also aligned with the edge of the text is in the same column.
    let companions = edges.compactMap { $0?.edge == position ? $0?.other : nil }
    for (index, constraint) in scene.constraints.enumerated() {
      // As in most rows, a text at one edge can be stretched up to its neighbor at the other edge.
      if position != .middle, let entry = context.layout.system.entry(.author(index)),
        contest?.constraints.contains(entry) ?? false
      {
        continue
      }
      guard let (edge, other) = edges[index], edge != position else { continue }
      if companions.contains(other) { continue }
      let isSeen =
        edge == .middle ? tied.contains(.start) && tied.contains(.end) : tied.contains(edge)
      if isSeen { continue }
      return (constraint, edge == .middle || position == .middle ? amount / 2 : amount)
    }
    return nil
  }

  private func relation(
    of id: ViewID, _ axis: Axis, in constraint: Constraint, _ context: LintContext
  ) -> (edge: TextPosition, other: ViewID)? {
    guard let second = constraint.secondItem, !constraint.firstAttribute.isSize else { return nil }
    let isFirst = constraint.firstItem == .view(id)
    guard isFirst || second == .view(id) else { return nil }
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let other = context.layout.system.view(of: isFirst ? second : constraint.firstItem)
    let isMirrored = context.layout.direction(of: constraint) == .rightToLeft
    guard attribute.axis == axis else { return nil }
    switch attribute.undirected(isMirrored: isMirrored) {
    case .left, .top: return (.start, other)
    case .right, .bottom: return (.end, other)
    case .centerX, .centerY: return (.middle, other)
    default: return nil
    }
  }
}
