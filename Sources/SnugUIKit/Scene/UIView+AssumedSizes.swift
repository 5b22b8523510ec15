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
      if open.size.horizontal { view.frame.size.width = 44 }
      if open.size.vertical { view.frame.size.height = 44 }
      // Without any constraint for its place it has a frame, most likely from its initializer.
      let isPlaced = conversion.scene.constraints.contains {
        $0.ends.contains { $0.item == .view(id) && !$0.attribute.isSize }
      }
      view.translatesAutoresizingMaskIntoConstraints =
        open.origin == PerAxis(both: true) && !isPlaced
      view.assumedSize = PerAxis { open.size[$0] ? 44 : nil }
    }
    let message = "44 x 44 stands for the unknown size of \(named.joined(separator: ", "))"
    return named.isEmpty ? [] : [Diagnostic(.warning, .notModelled, message)]
  }

  private static let noSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
}
