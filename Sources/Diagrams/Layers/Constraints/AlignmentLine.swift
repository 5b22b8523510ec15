import AutoLayout
import Geometry

/// A constraint that aligns edges, centers or baselines, drawn as a line across the aligned items.
struct AlignmentLine {
  /// The axis of the position. The line is perpendicular to it.
  let axis: Axis
  /// The position of the line in the picture.
  let position: Double
  /// The extent of the line, including its overhang.
  var span: Interval
  let text: SignText
  let style: ConstraintStyle
  /// Whether a reason cites the constraint, or the constraint is not satisfied.
  let isCited: Bool
  /// The constraints that the line represents, by their indices in the system, and the ID of the
  /// first.
  private(set) var entries: [Int]
  let id: String
  /// The intervals across the axis in which the line may cross a text: the one whose baseline it
  /// is.
  var exempt: [Interval]

  var entry: Int { entries[0] }

  /// The overhang of a line beyond the views it aligns, in points.
  private static let overhang = 6.0

  /// Whether the constraint is not satisfied or is part of a conflict.
  var isEssential: Bool { style.isInConflict || style.gaveWay }

  /// The lines of an author's constraint: one if its items are aligned, otherwise one for each of
  /// the two items; none for a constraint that aligns nothing.
  static func lines(
    entry index: Int, on stage: Stage, _ citations: Citations
  ) -> [AlignmentLine] {
    let layout = stage.layout
    let entry = layout.system.entries[index]
    guard entry.isWritten, let distance = Distance(entry, in: layout),
      distance.isAlignment, let axis = entry.constraint.firstAttribute.axis,
      let second = entry.constraint.secondItem
    else { return [] }
    let constraint = entry.constraint
    let isBaseline = [constraint.firstAttribute, constraint.secondAttribute].contains {
      $0 == .firstBaseline || $0 == .lastBaseline
    }
    let style = citations.style(
      of: index, isBaseline ? .baseline : .line, asked: 0, came: distance.came)
    let isSatisfied = layout.constraints[index].isSatisfied
    let items = [constraint.firstItem, second]
    let isHidden = items.contains { stage.isHidden(layout.system.view(of: $0)) }
    if isHidden, !style.isInConflict { return [] }
    let sides = items.map { stage.projection(layout.rect(of: $0))[axis.cross] }
    // If it is not satisfied, the strut between the two lines has the text.
    let text =
      isSatisfied
      ? SignText(
        wanted: constraint.alignmentCaption(layout.system.name(of:)),
        numbers: citations.numbers(of: index)) : SignText(wanted: "")
    func line(_ position: Double, _ span: Interval) -> AlignmentLine {
      AlignmentLine(
        axis: axis, position: stage.projection(position, axis), span: span.expanded(by: overhang),
        text: text, style: style, isCited: citations.contains(index), entries: [index],
        id: entry.id, exempt: isBaseline ? sides : [])
    }
    guard isSatisfied || distance.came < 0.01 else {
      return zip(distance.positions, sides).map(line)
    }
    return [line(distance.positions[1], sides[0].union(sides[1]))]
  }

  /// Whether two lines have the same position and appearance.
  private func isAlike(_ other: AlignmentLine) -> Bool {
    axis == other.axis && abs(position - other.position) < 0.02 && text == other.text
      && style == other.style
  }

  /// Merges lines that lie on each other. The result is in the order of their first constraints.
  static func merged(_ lines: [AlignmentLine]) -> [AlignmentLine] {
    let sorted = lines.sorted {
      // Round away the solver's rounding errors.
      ($0.axis.rawValue, ($0.position * 100).rounded(), $0.span.start, $0.entry)
        < ($1.axis.rawValue, ($1.position * 100).rounded(), $1.span.start, $1.entry)
    }
    var merged: [AlignmentLine] = []
    for line in sorted {
      let previous = merged.firstIndex { $0.isAlike(line) && line.span.start <= $0.span.end }
      if let previous {
        merged[previous].span.end = max(merged[previous].span.end, line.span.end)
        merged[previous].exempt += line.exempt
        merged[previous].entries += line.entries
      } else {
        merged.append(line)
      }
    }
    return merged.sorted { $0.entry < $1.entry }
  }
}
