import SnugGeometry

/// Finds the view that has a view's baselines: the view itself, except for a stack view.
///
/// A horizontal stack view has the baselines of its tallest arranged view; a vertical one has the
/// first baseline of its first and the last baseline of its last view (`UIStackView.h`). UIKit
/// determines the tallest view during layout. Here it is the one with the tallest content, because
/// constraints must not depend on their solution. Of equals it is the first.
struct BaselineViews {
  /// In the order of ``Scene/views``. None is a stack view with visible arranged views.
  private var first: [ViewID]
  private var last: [ViewID]

  init(of scene: Scene, _ measurements: Measurements) {
    first = scene.viewIDs
    last = first
    var heights = measurements.intrinsicContentSizes.map { $0.size.vertical ?? 0 }
    // Subviews come after their superviews, so in reverse order the views of a stack view are known
    // before it.
    for id in scene.viewIDs.reversed() {
      guard let stack = scene[id].content.stack else { continue }
      let visible = stack.arrangedSubviews.filter { !scene[$0].isHidden }
      guard let tallest = visible.max(by: { (heights[$0.index], $1) < (heights[$1.index], $0) })
      else { continue }
      let isRow = stack.axis == .horizontal
      first[id.index] = first[(isRow ? tallest : visible[0]).index]
      last[id.index] = last[(isRow ? tallest : visible[visible.count - 1]).index]
      heights[id.index] =
        isRow
        ? heights[tallest.index]
        : visible.reduce(0) { $0 + heights[$1.index] }
          + visible.dropLast().reduce(0) { $0 + (stack.customSpacing[$1] ?? stack.spacing) }
    }
  }

  /// The item itself, or for a baseline of a stack view the view inside it that has the baseline.
  func item(for item: LayoutItem, _ attribute: Constraint.Attribute) -> LayoutItem {
    switch (item, attribute) {
    case (.view(let id), .firstBaseline): .view(first[id.index])
    case (.view(let id), .lastBaseline): .view(last[id.index])
    default: item
    }
  }
}
