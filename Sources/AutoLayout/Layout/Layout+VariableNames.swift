import Cassowary
import Geometry

extension Layout {
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
