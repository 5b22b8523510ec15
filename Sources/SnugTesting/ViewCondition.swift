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
struct ViewFindings {
  let kinds: PerAxis<ResizeTable.ViewState.Kind>
  let isAmbiguous: PerAxis<Bool>
  /// Whether the lines a text may take are too few for it.
  let lacksLines: Bool
  /// Whether there is a text, and whether it may wrap.
  let text: Text?

  enum Text { case oneLine, wrapping }

  init(of view: ViewID, in layout: Layout) {
    kinds = PerAxis { layout.kind(of: view, $0) }
    isAmbiguous = PerAxis {
      layout[view].ambiguity.size[$0] || layout[view].ambiguity.origin[$0]
    }
    lacksLines = ResizeTable.TextState(of: view, in: layout)?.isTruncated ?? false
    text = Text(of: view, in: layout.scene)
  }

  /// - Parameter index: the view's place in the table's views.
  init(of index: Int, in row: ResizeTable.Row, of table: ResizeTable) {
    let states = row.states[index]
    let ambiguity = row.layout[table.views[index]].ambiguity
    kinds = PerAxis { states[$0].kind }
    isAmbiguous = PerAxis { states[$0].isAmbiguous || ambiguity.origin[$0] }
    lacksLines = row.texts[index]?.isTruncated ?? false
    text = Text(of: table.views[index], in: row.layout.scene)
  }

  /// Whether the view is that, on an axis or, for `nil`, on any; of its intrinsic size it is on both.
  func meets(_ condition: ViewCondition, on axis: Axis?) -> Bool {
    let axes = axis.map { [$0] } ?? Axis.allCases
    func any(_ isSo: (Axis) -> Bool) -> Bool { axes.contains(where: isSo) }
    switch condition {
    case .stretched: return any { kinds[$0] == .stretched }
    case .compressed: return any(isCompressed)
    case .intrinsic: return axes.allSatisfy { kinds[$0] == .intrinsic }
    case .ambiguous: return any { isAmbiguous[$0] }
    case .truncated:
      guard let text else { return false }
      return any { axis in
        axis == .horizontal && text == .wrapping
          ? lacksLines || kinds[.horizontal] == .gone : isCompressed(axis)
      }
    }
  }

  private func isCompressed(_ axis: Axis) -> Bool {
    kinds[axis] == .compressed || kinds[axis] == .gone
  }
}

extension ViewFindings.Text {
  fileprivate init?(of view: ViewID, in scene: Scene) {
    guard let text = scene[view].content.mainText, !text.string.isEmpty else { return nil }
    self = text.lineLimit.numberOfLines == 1 ? .oneLine : .wrapping
  }
}
