import AutoLayout
import Geometry

extension Explanation {
  /// Lines of Swift that set the priorities the scene says.
  public var prioritiesInSwift: String {
    var lines: [String] = []
    for id in layout.scene.viewIDs {
      let view = layout.scene[id]
      for role in ConstraintSystem.ContentSizeRole.allCases {
        for axis in Axis.allCases where view[keyPath: role.ranges][axis] != nil {
          lines.append(swift(role, of: id, axis, view[keyPath: role.priorities][axis]))
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
