import SnugGeometry
import SnugLayout

/// Builds a layout as the numbers of its horizontal axis, and of selected views on the vertical axis.
struct LayoutBuilder {
  var problem: LayoutProblem
  private var superviews: [ViewID?] = [nil]
  /// The variables of each view; `nil` on an axis that is left out.
  private var sides: [PerAxis<LayoutProblem.Side?>]

  init(width: Double) {
    problem = LayoutProblem(width: width)
    let width = LayoutProblem.containerWidth
    sides = [PerAxis(horizontal: LayoutProblem.Side(origin: width, size: width), vertical: nil)]
  }

  mutating func addView(
    in superview: ViewID = .root, intrinsic: Double? = nil, hugging: Double = 250,
    hasVerticalSide: Bool = false
  ) -> ViewID {
    let id = ViewID(index: sides.count)
    let side = problem.addSide(intrinsic: intrinsic, hugging: hugging)
    superviews.append(superview)
    sides.append(PerAxis(horizontal: side, vertical: hasVerticalSide ? problem.addSide() : nil))
    problem.viewCount += 1
    return id
  }

  mutating func add(
    _ first: ViewID, _ attribute: Constraint.Attribute,
    _ relation: Constraint.Relation, _ second: ViewID,
    _ secondAttribute: Constraint.Attribute, multiplier: Double = 1,
    _ constant: Double = 0, priority: Double? = nil
  ) {
    problem.add(
      terms(of: attribute, of: first, beside: second, times: 1)
        + terms(of: secondAttribute, of: second, beside: first, times: -multiplier),
      relation, constant, priority: priority)
  }

  /// The position of a view's attribute in its superview's coordinates, or in its own if it
  /// is the superview of the other view.
  private func terms(
    of attribute: Constraint.Attribute, of view: ViewID, beside other: ViewID, times factor: Double
  ) -> LayoutProblem.Terms {
    guard let axis = attribute.axis, let side = sides[view.index][axis] else { return [] }
    let origin = superviews[other.index] == view ? [] : [(factor, side.origin)]
    return switch attribute {
    case .leading, .top: origin
    case .width, .height: [(factor, side.size)]
    case .centerX: origin + [(factor / 2, side.size)]
    default: origin + [(factor, side.size)]
    }
  }

  /// Adds a view for each intrinsic size, edge to edge from the container's leading edge to its
  /// trailing one.
  @discardableResult
  mutating func addRow(of intrinsics: [Double]) -> [ViewID] {
    var row: [ViewID] = []
    for intrinsic in intrinsics {
      let label = addView(intrinsic: intrinsic)
      add(label, .leading, .equal, row.last ?? .root, row.isEmpty ? .leading : .trailing)
      row.append(label)
    }
    if let last = row.last { add(last, .trailing, .equal, .root, .trailing) }
    return row
  }
}
