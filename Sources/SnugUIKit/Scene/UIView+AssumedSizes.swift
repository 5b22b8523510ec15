import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension UIView {
  /// Gives each empty view that stands for an undeclared one a size where the layout leaves it open: its content is not
  /// known, and no constraint is missing. Returns a warning that names them.
  func assumeSizes() -> [Diagnostic] {
    let conversion = SceneConversion(self, title: "")
    var named: [String] = []
    for view in conversion.views where view.isStandIn {
      guard let id = conversion.id(of: view), let open = currentLayout?[id].ambiguity,
        open.size != PerAxis(both: false), view.intrinsicContentSize == Self.noSize
      else { continue }
      named.append("'\(conversion.scene[id].name)'")
      let size: PerAxis<Double?> = PerAxis { open.size[$0] ? Self.assumedLength : nil }
      view.assumedSize = size
      view.frame.size.width = size.horizontal ?? view.frame.size.width
      view.frame.size.height = size.vertical ?? view.frame.size.height
      // Without any constraint for its place it has a frame, most likely from its initializer.
      let isPlaced = conversion.scene.constraints.contains {
        $0.ends.contains { $0.item == .view(id) && !$0.attribute.isSize }
      }
      view.translatesAutoresizingMaskIntoConstraints =
        open.origin == PerAxis(both: true) && !isPlaced
    }
    let message =
      "44 points stand for each unknown width or height of \(named.joined(separator: ", "))"
    return named.isEmpty ? [] : [Diagnostic(.warning, .notModelled, message)]
  }

  /// In points: the least size of what is tapped, in Apple's Human Interface Guidelines.
  private static let assumedLength = 44.0

  private static let noSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
}
