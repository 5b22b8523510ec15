import AutoLayout
import Geometry

extension Explanation {
  /// Lines of Swift that set the priorities the scene says.
  public var prioritiesInSwift: String {
    let roles: [ConstraintSystem.ContentSizeRole] = [.hugging, .compressionResistance]
    var lines: [String] = []
    for id in layout.scene.viewIDs {
      let view = layout.scene[id]
      for role in roles {
        let ranges =
          role == .hugging ? view.contentHuggingRange : view.contentCompressionResistanceRange
        let priorities =
          role == .hugging
          ? view.contentHuggingPriority : view.contentCompressionResistancePriority
        for axis in Axis.allCases where ranges[axis] != nil {
          lines.append(swift(role, of: id, axis, priorities[axis]))
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
