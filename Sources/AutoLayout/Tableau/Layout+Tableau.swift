import Cassowary
import Geometry

extension Layout {
  /// What the solver ended with, in the names of the scene: what presolve removed, and the bounds,
  /// rows, positions and multipliers of the symbols that are left. A view's `x` and `y` are measured in its superview.
  public var tableauDescription: String {
    let names = variableNames
    return TableauText(
      solution, variable: { names[$0.index] }, constraint: { system.entries[$0.index].label }
    ).text
  }

  /// What each variable is, in the words of the scene.
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
  /// The identifier and the equation; the size of the root is only said once.
  fileprivate var label: String {
    if case .rootSize = origin { description } else { "\(id): \(description)" }
  }
}
