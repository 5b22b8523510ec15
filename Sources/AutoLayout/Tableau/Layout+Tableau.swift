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
    let items =
      scene.viewIDs.map(LayoutItem.view)
      + system.guides.indices.map { LayoutItem.guide(LayoutGuideID(index: $0)) }
    for item in items {
      for axis in Axis.allCases {
        let isHorizontal = axis == .horizontal
        names[system.variables.size(item, axis).index] =
          "\(system.name(of: item)).\(isHorizontal ? "width" : "height")"
        if let origin = system.variables.origin(item, axis) {
          names[origin.index] = "\(system.name(of: item)).\(isHorizontal ? "x" : "y")"
        }
      }
    }
    return names
  }
}

extension ConstraintSystem.Entry {
  /// The identifier and the equation; the size of the root is only said once.
  fileprivate var label: String {
    switch origin {
    case .rootSize: description
    case .author, .contentSize, .fittingSize, .guide, .autoresizingMask, .stackView:
      "\(id): \(description)"
    }
  }
}
