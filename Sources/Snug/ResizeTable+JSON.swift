public import SnugComparison
import SnugExplanation
import SnugGeometry
import SnugLayout

extension ResizeTable: Report {
  /// The table as JSON, as printed by `snug explain --widths --format json`.
  public var json: String {
    JSON.document([
      "title": .string(title),
      "axis": .string(axis.rawValue),
      "from": .number(range.lowerBound),
      "to": .number(range.upperBound),
      "breakpoints": .array(breakpoints.map(JSON.number)),
      "perfectSizes": .array(perfectSizes.map(JSON.number)),
      "rows": .array(rows.map(json)),
      "sentences": .array(sentences.map(JSON.string)),
    ])
  }

  private func json(_ row: Row) -> JSON {
    [
      "from": .number(row.range.lowerBound),
      "to": .number(row.range.upperBound),
      "status": .string(row.status.rawValue),
      "sampled": .bool(row.isSampled),
      "views": .array(views.indices.map { json(row, $0) }),
    ]
  }

  private func json(_ row: Row, _ index: Int) -> JSON {
    let sizes = row.sizes[index][axis]
    let text = row.texts[index]
    return [
      "id": .string(row.layout.scene[views[index]].name),
      "ambiguous": .array(row.layout[views[index]].ambiguity.quantities.map(JSON.string)),
      "horizontal": json(row.states[index].horizontal),
      "vertical": json(row.states[index].vertical),
      "sizes": ["from": .number(sizes.low), "to": .number(sizes.high)],
      "lines": text.map { .count($0.lineCount) },
      "truncated": text.map { .bool($0.isTruncated) },
    ]
  }

  private func json(_ state: ViewState) -> JSON {
    let trend =
      switch state.trend {
      case .growing: "growing"
      case .shrinking: "shrinking"
      case .constant: "constant"
      }
    return ["state": .string(state.kind.rawValue), "trend": .string(trend)]
  }
}
