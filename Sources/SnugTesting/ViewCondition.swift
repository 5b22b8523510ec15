import SnugComparison
import SnugExplanation
import SnugGeometry
import SnugLayout

/// A state of a view, named as in the diagrams.
public enum ViewCondition: String, Sendable, CaseIterable {
  /// Larger than its intrinsic content size.
  case stretched
  /// Smaller than its intrinsic content size.
  case compressed
  /// Exactly as large as its intrinsic content size.
  case intrinsic
  /// The constraints leave the size or the position open.
  case ambiguous
  /// The view does not have room for all of its text.
  case truncated
}

/// The states of a view in a layout, or in a range of sizes of the root.
struct ViewStates {
  let kinds: PerAxis<SizeState>
  let isAmbiguous: PerAxis<Bool>
  let cutsText: PerAxis<Bool>

  init(of view: ViewID, in layout: Layout) {
    kinds = PerAxis { layout.kind(of: view, $0) }
    isAmbiguous = PerAxis {
      layout[view].ambiguity.size[$0] || layout[view].ambiguity.origin[$0]
    }
    cutsText = PerAxis { layout.cutsText(of: view, $0) }
  }

  /// - Parameter index: the view's index in the table's views.
  init(of index: Int, in row: ResizeTable.Row, of table: ResizeTable) {
    let states = row.states[index]
    let ambiguity = row.layout[table.views[index]].ambiguity
    kinds = PerAxis { states[$0].kind }
    isAmbiguous = PerAxis { states[$0].isAmbiguous || ambiguity.origin[$0] }
    cutsText = row.cutsText[index]
  }

  /// Whether the view meets the condition on an axis, or for `nil` on any axis. `intrinsic` must hold
  /// on both.
  func meets(_ condition: ViewCondition, on axis: Axis?) -> Bool {
    let axes = axis.map { [$0] } ?? Axis.allCases
    func any(_ isSo: (Axis) -> Bool) -> Bool { axes.contains(where: isSo) }
    switch condition {
    case .stretched: return any { kinds[$0] == .stretched }
    case .compressed: return any { kinds[$0] == .compressed || kinds[$0] == .zero }
    case .intrinsic: return axes.allSatisfy { kinds[$0] == .intrinsic }
    case .ambiguous: return any { isAmbiguous[$0] }
    case .truncated: return any { cutsText[$0] }
    }
  }
}
