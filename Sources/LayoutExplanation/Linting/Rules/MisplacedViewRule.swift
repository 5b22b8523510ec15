import AutoLayout
import Diagnostics
import Geometry

/// Views of a file of Interface Builder whose stored frames are not what their constraints give.
///
/// Texts and controls count with the sizes the file stores, so that a frame is never misplaced because
/// Snug measures a text otherwise than Xcode did.
struct MisplacedViewRule: LintRule {
  let id = Diagnostic.ID.misplacedView
  let summary = "the frame a .xib or .storyboard stores is not what Auto Layout gives"

  func findings(in context: LintContext) -> [LintFinding] {
    guard context.scene.views.contains(where: { $0.interfaceBuilderObject != nil }) else {
      return []
    }
    let layout = context.engine.layout(context.scene.withStoredSizes())
    return layout.scene.viewIDs.dropFirst().compactMap { id in
      let view = layout.scene[id]
      guard let object = view.interfaceBuilderObject, !object.isExempt,
        let stored = object.frame, !layout.scene.isHidden(id)
      else { return nil }
      let frame = layout.frameInSuperview(of: id)
      guard frame.largestDifference(from: stored) > Self.tolerance else { return nil }
      return finding(
        "'\(view.name)' is stored \(Self.text(stored)), and its constraints give "
          + Self.text(frame),
        at: view.range, notes: ["“Update Frames” in Xcode stores the frame constraints give"],
        views: [view.name])
    }
  }

  /// Frames are stored on pixels, and rounding adds up, in points.
  private static let tolerance = 1.0

  private static func text(_ rect: Rect) -> String {
    "\(rect.size.width.shortDescription) × \(rect.size.height.shortDescription) "
      + "at (\(rect.origin.x.shortDescription), \(rect.origin.y.shortDescription))"
  }
}
