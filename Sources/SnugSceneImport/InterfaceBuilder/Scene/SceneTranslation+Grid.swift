import SnugLayout
import SnugSceneFormat

/// Translates an `NSGridView` to guides for its rows and columns, and constraints between them and
/// the contents of its cells.
///
/// The private constraints of `NSGridView` are unknown; these result in the saved frames. A row or
/// a column has its written size, which does not include padding, or the smallest size for its
/// contents.
struct GridTranslation {
  private let grid: XMLElement
  private let name: String
  private let names: ViewNames

  init(_ grid: XMLElement, _ names: ViewNames) {
    self.grid = grid
    self.names = names
    name = names[grid] ?? "view"
  }

  /// The names for one axis of the grid in files and constraints.
  private struct Line {
    /// The attribute of a cell: `column` or `row`. It is also the prefix of other names in the
    /// file.
    let index: String
    /// The prefix of the names of guides.
    let guide: String
    let size: String
    let start: String
    let end: String
    let placement: String
    let center: String

    func elements(of grid: XMLElement) -> [XMLElement] { grid.elements(of: index + "s") }
  }

  private static let lines = [
    Line(
      index: "column", guide: "Column", size: "width", start: "leading", end: "trailing",
      placement: "xPlacement", center: "centerX"),
    Line(
      index: "row", guide: "Row", size: "height", start: "top", end: "bottom",
      placement: "yPlacement", center: "centerY"),
  ]

  /// The default spacing of rows and columns in saved frames, in points.
  private static let spacing = 6.0

  var guides: [String] {
    Self.lines.flatMap { line in line.elements(of: grid).indices.map { guide(line, $0) } }
  }

  private func guide(_ line: Line, _ index: Int) -> String { "\(name)\(line.guide)\(index + 1)" }

  /// The constraints, as equations.
  var constraints: [YAMLNode] {
    (Self.lines.flatMap { alongAxis($0) + placements($0) } + alignments)
      .map { .string($0, at: grid.range) }
  }

  /// Constraints that line up the rows or the columns from edge to edge.
  private func alongAxis(_ line: Line) -> [String] {
    let equal = Constraint.Relation.equal
    let elements = line.elements(of: grid)
    let spacing = grid.number("\(line.index)Spacing") ?? Self.spacing
    var edge = "\(name).\(line.start)"
    var padding: Double?
    var equations: [String] = []
    for (index, element) in elements.enumerated() {
      let guide = guide(line, index)
      let before = element.number("\(line.start)Padding") ?? 0
      // Negative paddings on both sides of a gap count once. Source: the rows of one file.
      let gap =
        padding.map { spacing + (before < 0 && $0 < 0 ? min(before, $0) : before + $0) } ?? before
      equations.append(equal.equation("\(guide).\(line.start)", edge, constant: gap))
      edge = "\(guide).\(line.end)"
      padding = element.number("\(line.end)Padding") ?? 0
      // Without a written size it is as small as possible, with less priority than any hugging.
      let size = element.number(line.size)
      equations.append(
        equal.equation(
          "\(guide).\(line.size)", nil, constant: size ?? 0,
          priority: size == nil ? .fittingSizeLevel : .required))
    }
    if let padding {
      // At the end of the grid a negative padding counts for nothing. Source: the rows of one file.
      equations.append(equal.equation("\(name).\(line.end)", edge, constant: max(0, padding)))
    }
    return equations
  }

  /// Constraints that place each content in its cell, by the placement of the cell, its row or
  /// column, or the grid.
  private func placements(_ line: Line) -> [String] {
    let elements = line.elements(of: grid)
    return cells.flatMap { cell -> [String] in
      guard let content = cell.child(key: "contentView"), let view = names[content] else {
        return []
      }
      let span = span(of: cell, line.index).compactMap { id in
        elements.firstIndex { $0["id"] == id }
      }
      guard let first = span.min(), let last = span.max() else { return [] }
      let inherited = ["inherited", nil]
      let word =
        [cell[line.placement], elements[first][line.placement]]
        .first { !inherited.contains($0) } ?? grid[line.placement]
      func equations(_ start: Constraint.Relation, _ end: Constraint.Relation) -> [String] {
        [
          start.equation("\(view).\(line.start)", "\(guide(line, first)).\(line.start)"),
          end.equation("\(view).\(line.end)", "\(guide(line, last)).\(line.end)"),
        ]
      }
      switch word {
      // With its baseline aligned, a view keeps its height. Source: four rows of one file.
      case "fill" where line.index == "row" && baseline(of: elements[first]) != nil:
        return equations(.greaterThanOrEqual, .lessThanOrEqual)
      case "fill": return equations(.equal, .equal)
      case "trailing", "bottom": return equations(.greaterThanOrEqual, .equal)
      case "center":
        let center = "\(view).\(line.center) == \(guide(line, first)).\(line.center)"
        return equations(.greaterThanOrEqual, .lessThanOrEqual) + (first == last ? [center] : [])
      case "none": return []
      default: return equations(.equal, .lessThanOrEqual)
      }
    }
  }

  /// Constraints for rows with baseline alignment.
  private var alignments: [String] {
    grid.elements(of: "rows").flatMap { row -> [String] in
      guard let word = baseline(of: row) else { return [] }
      let views = cells.filter { $0["row"] == row["id"] }
        .compactMap { $0.child(key: "contentView").flatMap { names[$0] } }
      return views.dropFirst().map { "\($0).\(word) == \(views[0]).\(word)" }
    }
  }

  /// The baseline at which the contents of a row are aligned; `nil` for none.
  private func baseline(of row: XMLElement) -> String? {
    let words = [row["rowAlignment"], grid["rowAlignment"]].compactMap(\.self)
    return words.first { $0 != "inherited" }.flatMap { $0.hasSuffix("aseline") ? $0 : nil }
  }

  // MARK: Cells

  private var gridCells: [XMLElement] { grid.elements(of: "gridCells") }

  /// The cells with a content. Of merged cells it is the first.
  private var cells: [XMLElement] {
    gridCells.filter { $0["headOfMergedCell"] == nil || $0["headOfMergedCell"] == $0["id"] }
  }

  /// The IDs of the rows or columns of a cell and of the cells that are merged with it.
  private func span(of cell: XMLElement, _ attribute: String) -> [String] {
    gridCells.filter { $0 === cell || $0["headOfMergedCell"].map { $0 == cell["id"] } ?? false }
      .compactMap { $0[attribute] }
  }
}
