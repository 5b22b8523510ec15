import SnugGeometry
import SnugSolver

/// The size that a container's content needs along an axis, if the container can be larger: a stack
/// view across its axis, unless its alignment is `fill`, or a view from whose edges an inequality
/// keeps a subview.
///
/// It is the smallest size at which the subviews keep their laid-out sizes and all constraints
/// among them and the container stay satisfied. To a container it is what the intrinsic size is to
/// a label. The root and scroll views have none: their content does not determine their sizes.
public struct ContentFit: Hashable, Sendable {
  /// In points.
  public let size: Double
  /// The constraint that asks for this size, or else the inequality with the room:
  /// `UISV-spanning-fit` or `UISV-canvas-fit` of a stack view.
  package let entry: EntryID
  /// The priority of that constraint; `nil` if nothing asks for the size.
  public let priority: LayoutPriority?
}

extension Layout {
  /// The content fits of all containers, by view.
  ///
  /// - Parameter value: the values of the system's variables, in the layout or with a root of another
  ///   size, at which the same constraints are satisfied.
  func contentFits(at value: (Variable) -> Double) -> [ViewID: PerAxis<ContentFit?>] {
    // The views of a log have assumed sizes.
    guard scene.consoleReport == nil else { return [:] }
    var entriesOfContainer: [ViewID: PerAxis<[EntryID]>] = [:]
    var containers: [ViewID: PerAxis<EntryID?>] = [:]
    for made in constraints {
      let constraint = made.constraint
      guard let second = constraint.secondItem,
        let axis = constraint.firstAttribute.axis,
        (constraint.secondAttribute.axis ?? axis) == axis,
        let container = container(of: constraint), container != .root
      else { continue }
      entriesOfContainer[container, default: PerAxis(both: [])][axis].append(made.id)
      let isEdge = [constraint.firstItem, second].count { system.view(of: $0) == container } == 1
      guard isEdge, constraint.relation != .equal, made.priority.isRequired,
        made.isSatisfied, !constraint.firstAttribute.isSize
      else { continue }
      if containers[container, default: PerAxis(both: nil)][axis] == nil {
        containers[container, default: PerAxis(both: nil)][axis] = made.id
      }
    }
    let hidden = containers.isEmpty ? [] : scene.hiddenViews
    var fits: [ViewID: PerAxis<ContentFit?>] = [:]
    for (container, edges) in containers
    where !scene[container].viewClass.isScrollView && !hidden.contains(container) {
      fits[container] = PerAxis { axis in
        edges[axis].flatMap { edge in
          size(of: container, axis, keeping: entriesOfContainer[container]?[axis] ?? [], at: value)
            .map { size in
              let fit = fitConstraint(of: container, axis)
              return ContentFit(
                size: size, entry: fit ?? edge, priority: fit.map { system[$0].priority })
            }
        }
      }
    }
    return fits
  }

  private func container(of constraint: Constraint) -> ViewID? {
    guard let secondItem = constraint.secondItem else { return nil }
    let (first, second) = (system.view(of: constraint.firstItem), system.view(of: secondItem))
    if first == second { return constraint.firstItem == secondItem ? nil : first }
    let superviews = [scene[first].superview, scene[second].superview]
    if superviews[0] == second { return second }
    if superviews[1] == first { return first }
    return superviews[0] == superviews[1] ? superviews[0] : nil
  }

  private func fitConstraint(of container: ViewID, _ axis: Axis) -> EntryID? {
    var count = 0
    while let id = system.entry(.stackView(container, count)) {
      let entry = system[id]
      let isFit = [.spanningFit, .canvasFit].contains(entry.stackView?.identifier)
      if isFit, entry.constraint.firstAttribute == .size(axis) { return id }
      count += 1
    }
    return nil
  }

  /// The smallest size of a container; `nil` if its content needs none.
  private func size(
    of container: ViewID, _ axis: Axis, keeping entries: [EntryID], at value: (Variable) -> Double
  ) -> Double? {
    var solver = Solver()
    let needed = solver.addVariable(nonnegative: true)
    var local = [system.variables.size(container, axis).index: needed]
    func free(_ variable: Variable?) {
      guard let index = variable?.index, local[index] == nil else { return }
      local[index] = solver.addVariable(nonnegative: system.solver.isNonnegative[index])
    }
    let kept = entries.filter { self[$0].isSatisfied }.map { system[$0] }
    for item in kept.flatMap({ [$0.constraint.firstItem, $0.constraint.secondItem] }) {
      guard let item, item != .view(container) else { continue }
      free(system.variables.origin(item, axis))
      // Subviews keep their sizes, guides do not.
      if item.view == nil { free(system.variables.size(item, axis)) }
    }
    for entry in kept {
      var expression = LinearExpression(constant: entry.linear.expression.constant)
      for term in entry.linear.expression.terms {
        if let variable = local[term.variable.index] {
          expression.add(term.coefficient, times: variable)
        } else {
          expression.constant += term.coefficient * value(term.variable)
        }
      }
      if expression.terms.isEmpty { continue }
      solver.add(
        LinearConstraint(expression, entry.constraint.relation.linear, strength: .required))
    }
    solver.add(LinearConstraint(LinearExpression(needed), .equal, strength: .optional(1)))
    let fitting = solver.solve()
    guard fitting.conflicts.isEmpty else { return nil }
    let smallest = Self.withoutNoise(fitting[needed])
    return smallest > 0 ? smallest : nil
  }
}
