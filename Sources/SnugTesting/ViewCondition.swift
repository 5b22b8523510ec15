import AutoLayout
import Geometry
import LayoutExplanation

/// Something a view can be, by the words of a diagram.
public enum ViewCondition: String, Sendable, CaseIterable {
  /// Larger than its intrinsic content size.
  case stretched
  /// Smaller than its intrinsic content size.
  case compressed
  /// Exactly as large as its intrinsic content size.
  case intrinsic
  /// Of a size or at a place the constraints leave open.
  case ambiguous
  /// Without room for all of its text.
  case truncated
}

/// What there is to know of a view in a layout, or for a range of sizes of its root.
struct ViewStates {
  let kinds: PerAxis<ResizeTable.ViewState.Kind>
  let isAmbiguous: PerAxis<Bool>
  let cutsText: PerAxis<Bool>

  init(of view: ViewID, in layout: Layout) {
    kinds = PerAxis { layout.kind(of: view, $0) }
    isAmbiguous = PerAxis {
      layout[view].ambiguity.size[$0] || layout[view].ambiguity.origin[$0]
    }
    cutsText = PerAxis { layout.cutsText(of: view, $0) }
  }

  /// - Parameter index: the view's place in the table's views.
  init(of index: Int, in row: ResizeTable.Row, of table: ResizeTable) {
    let states = row.states[index]
    let ambiguity = row.layout[table.views[index]].ambiguity
    kinds = PerAxis { states[$0].kind }
    isAmbiguous = PerAxis { states[$0].isAmbiguous || ambiguity.origin[$0] }
    cutsText = row.cutsText[index]
  }

  /// Whether the view is that, on an axis or, for `nil`, on any; of its intrinsic size it is on both.
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
