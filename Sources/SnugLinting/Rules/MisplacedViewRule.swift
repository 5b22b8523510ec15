import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Views in an Interface Builder file whose stored frames differ from the layout.
///
/// One view that moves usually moves others, so all of a scene are one finding, at the first.
///
/// Texts and controls have the sizes that are stored in the file, so that a difference between
/// Snug's and Xcode's text measurement is not reported.
struct MisplacedViewRule: LintRule {
  let id = Diagnostic.ID.misplacedView
  let summary = "the frame a .xib or .storyboard stores is not what Auto Layout gives"

  func findings(in context: LintContext) -> [LintFinding] {
    guard context.scene.views.contains(where: { $0.interfaceBuilderObject != nil }) else {
      return []
    }
    let layout = context.engine.layout(context.scene.withStoredSizes())
    let misplaced = layout.scene.viewIDs.dropFirst().compactMap { id -> (View, String)? in
      let view = layout.scene[id]
      guard let object = view.interfaceBuilderObject, !object.isExempt,
        let stored = object.frame, !layout.scene.isHidden(id)
      else { return nil }
      let frame = layout.frameInSuperview(of: id)
      guard frame.largestDifference(from: stored) > Self.tolerance else { return nil }
      return (view, "stored \(Self.text(stored)), and its constraints give \(Self.text(frame))")
    }
    guard let (view, frames) = misplaced.first else { return [] }
    let others =
      switch misplaced.count - 1 {
      case 0: ""
      case 1: "; another view is also misplaced"
      case let count: "; \(count) other views are also misplaced"
      }
    return [
      finding(
        "'\(view.name)' is \(frames)\(others)", at: view.range,
        notes: ["“Update Frames” in Xcode stores the frame constraints give"],
        views: misplaced.map(\.0.name))
    ]
  }

  /// In points. Frames are stored at whole pixels, and rounding errors add up.
  private static let tolerance = 1.0

  private static func text(_ rect: Rect) -> String {
    "\(rect.size.width.shortDescription) × \(rect.size.height.shortDescription) "
      + "at (\(rect.origin.x.shortDescription), \(rect.origin.y.shortDescription))"
  }
}
