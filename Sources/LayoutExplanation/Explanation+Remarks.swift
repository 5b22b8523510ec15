import AutoLayout
import Geometry

extension Explanation {
  /// What is worth a sentence although no priority was violated: views without an intrinsic size
  /// that took, or gave way to, what the others left.
  public var remarks: [String] {
    Axis.allCases.flatMap { axis in
      let chains = layout.chains(on: axis)
      let sized = sizedViews(axis)
      let measured = Set(
        layout.scene.viewIDs.filter { layout[$0].intrinsicContentSize.size[axis] != nil }
          .map { chains[$0.index] })
      let superviews = Set(layout.scene.views.compactMap(\.superview))
      return layout.scene.viewIDs.dropFirst().filter { id in
        layout[id].intrinsicContentSize.size[axis] == nil && !superviews.contains(id)
          && !layout[id].ambiguity.size[axis] && measured.contains(chains[id.index])
          && !sized.contains(id)
      }.map { id in
        let dimension = Wording.dimension(axis)
        let size = layout[id].frame.size[axis]
        let name = layout.scene[id].name
        return size == 0
          ? "\(name) has no intrinsic \(dimension): the others leave it nothing."
          : "\(name) has no intrinsic \(dimension): it takes the \(Wording.points(size)) the others "
            + "leave."
      }
    }
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
