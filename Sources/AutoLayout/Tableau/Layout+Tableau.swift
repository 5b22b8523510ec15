import Cassowary
import Geometry

extension Layout {
  /// The solver's final tableau in the names of the scene: what presolve removed, and the bounds, rows,
  /// positions and multipliers of the remaining symbols. A view's `x` and `y` are in its superview's
  /// coordinates.
  public var tableauDescription: String {
    let names = variableNames
    return TableauText(
      solution, variable: { names[$0.index] },
      constraint: { [system] in system.entries[$0.index].label }
    ).text
  }

  /// The names of the variables, from the scene.
  var variableNames: [String] {
    var names = system.solver.isNonnegative.indices.map { "v\($0)" }
    for item in system.variables.items {
      let name = system.name(of: item)
      for (axis, origin, size) in [(Axis.horizontal, "x", "width"), (.vertical, "y", "height")] {
        names[system.variables.size(item, axis).index] = "\(name).\(size)"
        if let variable = system.variables.origin(item, axis) {
          names[variable.index] = "\(name).\(origin)"
        }
      }
    }
    return names
  }
}

extension ConstraintSystem.Entry {
  /// The identifier and the equation. For the size of the root they are the same.
  fileprivate var label: String {
    if case .rootSize = origin { description } else { "\(id): \(description)" }
  }
}
