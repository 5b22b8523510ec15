package import AutoLayout
import Geometry
package import LayoutExplanation

/// How views fare from the smallest size of the root to the largest: a row of bars for each view.
package struct Ribbon {
  let table: ResizeTable
  /// The sizes of the root that panels show, in points, each once, from small to large.
  let shown: [Double]
  package let rows: [Row]
  /// How many rows there is no room for.
  let omitted: Int

  package struct Row {
    package let name: String
    package let runs: [Run]
  }

  /// The sizes of the root at which a row says the same.
  package struct Run {
    package let range: ClosedRange<Double>
    package let state: State
    /// From the longest on: the first that fits is written.
    package let words: [String]
  }

  package struct State: Equatable {
    package var kind = ResizeTable.ViewState.Kind.none
    package var isAmbiguous = false
    package var isConflicting = false

    /// Whether it is something other than that a view is as large as its content.
    var isEvent: Bool { isAmbiguous || (kind != .none && kind != .intrinsic) }

    /// How the bar is drawn; `nil` where nothing is wrong.
    package var verdict: Verdict? {
      switch kind {
      case .stretched: .stretched
      case .compressed, .zero: .compressed
      case .none, .intrinsic: isConflicting ? .conflict : nil
      }
    }

    fileprivate func words(_ axis: Axis) -> [String] {
      let words =
        switch kind {
        case .none: [String]()
        case .zero: ["no \(Wording.dimension(axis)) left"]
        case .intrinsic, .stretched, .compressed: [kind.rawValue]
        }
      return words + (isAmbiguous ? ["ambiguous"] : [])
    }
  }

  /// With more rows, those that are the same at all sizes are left out; then all beyond the most.
  private static let fewRows = 12
  private static let mostRows = 20

  package init(_ table: ResizeTable, showing layouts: [Layout]) {
    self.table = table
    shown = Set(layouts.map { $0[.root].alignmentRect.size[table.axis] }).sorted()
    var rows = table.views.indices.flatMap { Self.rows(of: $0, in: table) }
    rows += Self.statusRow(of: table)
    if rows.count > Self.fewRows { rows = rows.filter { $0.runs.count > 1 } }
    omitted = max(0, rows.count - Self.mostRows)
    self.rows = Array(rows.prefix(Self.mostRows))
  }

  /// The sizes of the root at which something changes in a row; or a state, and not only the number
  /// of lines of a text.
  package func breakpoints(ofStates areOfStates: Bool = false) -> [Double] {
    let changes = rows.flatMap { zip($0.runs, $0.runs.dropFirst()) }
    return Set(
      changes.filter { !areOfStates || $0.state != $1.state }.map { $1.range.lowerBound }
    ).sorted()
  }

  private struct Value: Equatable {
    var state: State
    var text: ResizeTable.TextState?
  }

  /// A row for the axis of the table, if anything happens to the view there; one for the other axis
  /// if its state changes there.
  private static func rows(of index: Int, in table: ResizeTable) -> [Row] {
    guard let layout = table.rows.first?.layout else { return [] }
    let name = layout.scene[table.views[index]].name
    return [table.axis, table.axis.cross].compactMap { axis in
      let isMain = axis == table.axis
      let runs = table.runs { row in
        let state = row.states[index][axis]
        return Value(
          state: State(kind: state.kind, isAmbiguous: state.isAmbiguous),
          text: isMain ? row.texts[index] : nil)
      }
      let isTold = runs.contains { $0.value.state.isEvent }
      guard isMain ? isTold || runs.count > 1 : isTold && runs.count > 1 else { return nil }
      return Row(
        name: isMain ? name : "\(Wording.possessive(name)) \(Wording.dimension(axis))",
        runs: runs.map { value, indices in
          let state = value.state.words(axis)
          let lines = runs.contains { $0.value.text != runs[0].value.text } ? value.text : nil
          let text = lines.map(ResizeTable.words).map { [$0] } ?? []
          return Run(
            range: table.range(of: indices), state: value.state,
            words: [(state + text).joined(separator: ", ")] + text
              + [state.joined(separator: ", ")] + state)
        })
    }
  }

  /// Whether the layout as a whole is ambiguous, or conflicts, if that changes.
  private static func statusRow(of table: ResizeTable) -> [Row] {
    let runs = table.runs(\.status)
    guard runs.count > 1 else { return [] }
    return [
      Row(
        name: "layout",
        runs: runs.map { status, indices in
          Run(
            range: table.range(of: indices),
            state: State(
              isAmbiguous: status == .ambiguous, isConflicting: status == .conflicting),
            words: [status.rawValue])
        })
    ]
  }
}

extension ResizeTable {
  fileprivate func range(of indices: ClosedRange<Int>) -> ClosedRange<Double> {
    rows[indices.lowerBound].range.lowerBound...rows[indices.upperBound].range.upperBound
  }
}
