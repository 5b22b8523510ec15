package import SnugComparison
package import SnugExplanation
import SnugGeometry
package import SnugLayout

/// The states of views over a range of root sizes: for each view, how much it gains or loses.
package struct Ribbon {
  let table: ResizeTable
  /// The root sizes of the panels, in points, ascending without duplicates.
  let shown: [Double]
  package let rows: [Row]
  /// The number of rows beyond the limit.
  let omitted: Int

  package struct Row {
    package let name: String
    package let runs: [Run]
  }

  /// A range of root sizes in which the text of a row is constant.
  package struct Run {
    package let range: ClosedRange<Double>
    package let state: State
    /// Alternative texts, the longest first. The first one that fits is drawn.
    package let words: [String]
    /// How much the view gains or loses; empty if it wants no size.
    var differences: [ResizeTable.Difference] = []
  }

  package struct State: Equatable {
    package var kind = SizeState.none
    package var isAmbiguous = false
    package var isConflicting = false

    /// Whether the view is stretched, compressed, without a size, or ambiguous.
    var isEvent: Bool { isAmbiguous || (kind != .none && kind != .intrinsic) }

    /// The appearance of the bar; `nil` if there is no problem.
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

  /// Beyond `fewRows`, rows without changes are left out. `mostRows` is the limit for the rest.
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

  /// The root sizes at which a row changes; with `areOfStates` only those at which a state changes,
  /// and not only the number of lines of a text.
  package func breakpoints(ofStates areOfStates: Bool = false) -> [Double] {
    let changes = rows.flatMap { zip($0.runs, $0.runs.dropFirst()) }
    return Set(
      changes.filter { !areOfStates || $0.state != $1.state }.map { $1.range.lowerBound }
    ).sorted()
  }

  private struct Value: Equatable {
    var state: State
    var text: TextState?
  }

  /// A row for the table's axis, if the view has an event there; and one for the other axis, if its
  /// state changes there.
  private static func rows(of index: Int, in table: ResizeTable) -> [Row] {
    [table.axis, table.axis.cross].compactMap { axis in
      let isMain = axis == table.axis
      let runs = table.runs { row in
        let state = row.states[index][axis]
        return Value(
          state: State(kind: state.kind, isAmbiguous: state.isAmbiguous),
          text: isMain ? row.texts[index] : nil)
      }
      let hasEvents = runs.contains { $0.value.state.isEvent }
      guard isMain ? hasEvents || runs.count > 1 : hasEvents && runs.count > 1 else { return nil }
      return Row(
        name: table.subject(index, axis),
        runs: runs.map { value, indices in
          let state = value.state.words(axis)
          let lines = runs.contains { $0.value.text != runs[0].value.text } ? value.text : nil
          let text = lines.map(ResizeTable.words).map { [$0] } ?? []
          return Run(
            range: table.range(of: indices), state: value.state,
            words: [(state + text).joined(separator: ", ")] + text
              + [state.joined(separator: ", ")] + state,
            differences: table.rows[indices].flatMap { $0.differences[index][axis] })
        })
    }
  }

  /// A row for the status of the whole layout, ambiguous or conflicting, if it changes.
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
