import AutoLayout
import Geometry

extension Explanation {
  /// Why a root with a fitting size along an axis has its size.
  ///
  /// - Parameter inFull: whether to include the reason even if the author set no limit, so that it
  ///   is only the sum of the lengths.
  func fitting(includingLines: Bool, inFull: Bool) -> [String] {
    fittings.compactMap { contest in
      let wording = ContestWording(
        contest: contest, explanation: self, includesLines: includingLines)
      let limits = limits(contest.axis)
      let size = layout[.root].alignmentRect.size[contest.axis]
      let opening =
        "\(words.name(.root)) is \(Wording.number(size)) \(Wording.adjective(contest.axis))"
      if let limit = limits.first(where: contest.constraints.contains) {
        let entry = layout.system.entries[limit]
        let priority = entry.priority.isRequired ? "" : " at \(entry.priority)"
        let least = Trial(
          layout, limits.map { .removal(entry: $0) }, about: [.root], on: [contest.axis], .unbroken,
          in: parts
        ).size(of: .root, contest.axis)
        let constraint = words.constraint(entry, includingLine: includingLines)
        return "\(opening) because of \(constraint)\(priority)"
          + (least < size - 0.005 ? "; its content needs only \(Wording.number(least))." : ".")
      }
      guard inFull || !limits.isEmpty else { return nil }
      let equations = limits.map {
        words.constraint(layout.system.entries[$0], includingLine: includingLines)
      }
      let comparison =
        equations.isEmpty
        ? ""
        : ", more than \(words.list(equations)) \(equations.count == 1 ? "asks" : "ask") for"
      let why = wording.fitting
      return why.isEmpty && equations.isEmpty
        ? nil : opening + comparison + (why.isEmpty ? "." : why)
    }
  }

  /// The author's constraints on the root's minimal size, by their indices in the system.
  private func limits(_ axis: Axis) -> [Int] {
    layout.system.entries.indices.filter { index in
      let entry = layout.system.entries[index]
      return entry.isWritten && entry.isSize && entry.constraint.firstItem == .root
        && entry.constraint.firstAttribute == .size(axis)
        && entry.constraint.relation != .lessThanOrEqual && layout.constraints[index].isSatisfied
    }
  }

  /// The root's size along an axis on which no constraint leads from its content to its far edge, so
  /// that nothing keeps it from being 0, and the constraint that would.
  var openEnds: [String] {
    Axis.allCases.compactMap { axis in
      guard layout.scene.consoleReport == nil, let last = lastView(axis),
        layout.system.entry(.fittingSize(axis)) != nil,
        !layout.system.entries.contains(where: { isOnFarSide($0, axis) })
      else { return nil }
      let edge: Constraint.Attribute = axis == .horizontal ? .trailing : .bottom
      let ends = [layout[.root], layout[last]].map { $0.alignmentRect[axis].end }
      let addition = Constraint(
        firstItem: .root, firstAttribute: edge, secondItem: .view(last), secondAttribute: edge,
        constant: margin(axis))
      let trial = Trial(
        layout, [.addition(addition)], about: [.root], on: [axis], .unbroken, in: parts)
      let fix =
        trial.conflicts.isEmpty
        ? " To settle it, add \(addition.equation(layout.system.name(of:)))." : ""
      return ends[0] >= ends[1]
        ? nil
        : "No constraint leads from the content to \(words.name(.root)).\(edge), so "
          + "\(words.name(.root)) is \(Wording.number(layout[.root].alignmentRect.size[axis])) "
          + "\(Wording.adjective(axis)).\(fix)"
    }
  }

  /// The view in the root that ends last.
  private func lastView(_ axis: Axis) -> ViewID? {
    layout.scene.visibleViews.filter { layout.scene[$0].superview == .root }
      .max { layout[$0].alignmentRect[axis].end < layout[$1].alignmentRect[axis].end }
  }

  /// The least distance of the content from the near edge.
  private func margin(_ axis: Axis) -> Double {
    layout.scene.visibleViews.filter { layout.scene[$0].superview == .root }
      .map { layout[$0].alignmentRect[axis].start }.filter { $0 >= 0 }.min() ?? 0
  }

  /// Whether a constraint determines the root's size along an axis, or the place of something by it.
  private func isOnFarSide(_ entry: ConstraintSystem.Entry, _ axis: Axis) -> Bool {
    if case .fittingSize = entry.origin { return false }
    if case .guide = entry.origin { return false }
    return entry.constraint.ends.contains { item, attribute in
      guard attribute.axis == axis, layout.system.view(of: item) == .root else { return false }
      return attribute.isEnd != false || item != .root
    }
  }
}
