import SnugGeometry
import SnugLayout

/// Layouts without the autoresizing mask of a view.
extension Explanation {
  /// What the author's constraints leave open of a view without its mask.
  func openWithoutMask(_ entry: EntryID, of view: ViewID) -> [FramePart] {
    advice.openWithoutMask.value(for: entry) {
      let trial = trial(whole(.removal(entry: entry)), about: [view])
      return Axis.allCases.flatMap { axis in
        (trial.isSizeAmbiguous(view, axis) ? [FramePart(view: view, axis: axis, isSize: true)] : [])
          + (trial.isOriginAmbiguous(view, axis)
            ? [FramePart(view: view, axis: axis, isSize: false)] : [])
      }
    }
  }

  /// A mask is removed with all its constraints.
  func whole(_ amendment: Amendment) -> [Amendment] {
    guard case .removal(let entry) = amendment, layout[entry].systemKind == .autoresizingMask
    else { return [amendment] }
    let item = layout[entry].constraint.firstItem
    return layout.constraints.filter {
      $0.systemKind == .autoresizingMask && $0.constraint.firstItem == item
    }.map { .removal(entry: $0.id) }
  }
}
