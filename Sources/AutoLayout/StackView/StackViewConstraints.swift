import Geometry

extension ConstraintGeneration {
  /// Adds the constraints a stack view makes for its arranged views; nothing for other views, nor
  /// for a stack view that arranges nothing.
  mutating func addStackView(_ id: ViewID) {
    guard let stack = scene[id].content.stack, !stack.arrangedSubviews.isEmpty else { return }
    let container = LayoutItem.view(id)
    var arrangement = StackArrangement(
      stack: stack,
      canvas: stack.isLayoutMarginsRelativeArrangement ? guide(.layoutMargins, of: id) : container,
      container: container,
      items: stack.arrangedSubviews.map { view in
        StackArrangement.Item(
          view: view, isHidden: scene[view].isHidden,
          intrinsicSize: measurements.proportion(of: view, stack.axis))
      }, range: scene[id].range)
    if arrangement.needsSpanner {
      arrangement.spanner = .guide(addGuide("UISV-alignment-spanner", .stackSpacer, of: id))
    }
    if arrangement.hasGaps {
      arrangement.gaps = arrangement.visible.indices.dropFirst().map {
        .guide(addGuide("_UIOLAGapGuide-\($0)", .stackGap, of: id))
      }
    }
    add(arrangement.constraints, by: scene[id].name) { .stackView(id, $0) }
  }
}
