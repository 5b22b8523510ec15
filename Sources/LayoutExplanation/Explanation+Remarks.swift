import AutoLayout
import Geometry

extension Explanation {
  /// What is worth a sentence although no priority was violated: hidden views that a stack view
  /// gives no room, and views without an intrinsic size that took, or gave way to, what the others
  /// left.
  public var remarks: [String] {
    let scene = layout.scene
    let collapsed = scene.collapsedViews
    let hidden = scene.viewIDs.filter { scene[$0].isHidden && collapsed.contains($0) }.map { id in
      let stack = scene[id].superview.map { scene[$0].name } ?? ""
      return "\(scene[id].name) is hidden: \(stack) gives it no room."
    }
    return hidden + Axis.allCases.flatMap { unmeasured($0, collapsed) }
  }

  private func unmeasured(_ axis: Axis, _ collapsed: Set<ViewID>) -> [String] {
    let chains = layout.chains(on: axis)
    let sized = sizedViews(axis)
    let measured = Set(
      layout.scene.viewIDs.filter { layout[$0].intrinsicContentSize.size[axis] != nil }
        .map { chains[$0.index] })
    let superviews = Set(layout.scene.views.compactMap(\.superview))
    let leaves = layout.scene.viewIDs.dropFirst().filter { id in
      layout[id].intrinsicContentSize.size[axis] == nil && !superviews.contains(id)
        && !layout[id].ambiguity.size[axis] && !collapsed.contains(id)
    }
    return leaves.compactMap { id in
      let dimension = Wording.dimension(axis)
      let size = layout[id].alignmentRect.size[axis]
      let name = layout.scene[id].name
      if let (stackID, stack) = stackView(arranging: id, across: axis) {
        let made =
          "\(name) has no intrinsic \(dimension): \(layout.scene[stackID].name)'s alignment "
        if stack.alignment == .fill { return made + "fill makes it \(Wording.points(size))." }
        return size == 0 ? made + "\(stack.alignment) leaves it none." : nil
      }
      guard measured.contains(chains[id.index]), !sized.contains(id) else { return nil }
      return size == 0
        ? "\(name) has no intrinsic \(dimension): the others leave it nothing."
        : "\(name) has no intrinsic \(dimension): it takes the \(Wording.points(size)) the others "
          + "leave."
    }
  }

  /// The stack view that arranges a view, if the axis lies across its own.
  private func stackView(arranging id: ViewID, across axis: Axis) -> (ViewID, StackView)? {
    guard let superview = layout.scene[id].superview,
      case .stack(let stack) = layout.scene[superview].content,
      stack.axis != axis, stack.arrangedSubviews.contains(id)
    else { return nil }
    return (superview, stack)
  }

  /// The views whose size on an axis some constraint speaks of.
  private func sizedViews(_ axis: Axis) -> Set<ViewID> {
    let sizes = layout.system.entries.filter { entry in
      switch entry.origin {
      case .author, .autoresizingMask, .stackView:
        entry.constraint.firstAttribute.isSize && entry.constraint.firstAttribute.axis == axis
      case .rootSize, .contentSize, .fittingSize, .guide: false
      }
    }
    return Set(
      sizes.flatMap { [$0.constraint.firstItem, $0.constraint.secondItem] }
        .compactMap { $0?.view })
  }
}
