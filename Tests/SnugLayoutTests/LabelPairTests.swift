import SnugGeometry
import SnugLayout
import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Two texts in a row, with all relevant combinations of priorities, on either axis.
struct LabelPairTests {
  private static let hugging: [LayoutPriority] = [50, 250, 251, 1000]
  private static let resistance: [LayoutPriority] = [250, 750, 751, 1000]
  /// 60 and 80 wide: too narrow, exact, too wide.
  private static let lengths: [Double] = [0, 70, 100, 140, 200]

  private struct Case: CustomStringConvertible {
    var hugging: [LayoutPriority]
    var resistance: [LayoutPriority]
    var length: Double
    var description: String { "hug \(hugging), resist \(resistance), in \(length)" }
  }

  private static let cases: [Case] = {
    var cases: [Case] = []
    for first in hugging {
      for second in hugging {
        for one in resistance {
          for other in resistance {
            for length in lengths {
              cases.append(
                Case(hugging: [first, second], resistance: [one, other], length: length))
            }
          }
        }
      }
    }
    return Seeds.sample(of: cases)
  }()

  private func layout(_ row: Case, along axis: Axis) -> Layout {
    let (start, end): (Constraint.Attribute, Constraint.Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var root = View(name: "view", superview: nil)
    root.requiredSize = PerAxis { $0 == axis ? row.length : 50 }
    let views = [60.0, 80].enumerated().map { index, length in
      var view = View(name: "v\(index)", superview: .root)
      view.intrinsicContentSizeOverride = PerAxis { $0 == axis ? length : 20 }
      view.contentHuggingPriority = PerAxis { $0 == axis ? row.hugging[index] : 250 }
      view.contentCompressionResistancePriority = PerAxis {
        $0 == axis ? row.resistance[index] : 750
      }
      return view
    }
    let (one, other) = (ViewID(index: 1), ViewID(index: 2))
    return LayoutEngine(measuring: NoText()).layout(
      Scene(
        title: "", views: [root] + views,
        constraints: [
          Constraint(
            firstItem: .view(one), firstAttribute: start, secondItem: .root, secondAttribute: start),
          Constraint(
            firstItem: .view(other), firstAttribute: start, secondItem: .view(one),
            secondAttribute: end),
          Constraint(
            firstItem: .view(other), firstAttribute: end, secondItem: .root, secondAttribute: end),
        ]))
  }

  @Test(arguments: Axis.allCases) func `the one with the lower priority gives way`(axis: Axis) {
    for row in Self.cases {
      let layout = layout(row, along: axis)
      let sizes = layout.views.dropFirst().map { $0.frame.size[axis] }
      let deciding = row.length < 140 ? row.resistance : row.hugging
      let least = zip(row.resistance, [60.0, 80]).reduce(0) { $0 + ($1.0.isRequired ? $1.1 : 0) }
      let isConflict =
        least > row.length || row.length > 140 && row.hugging.allSatisfy(\.isRequired)
      #expect(layout.conflicts.isEmpty != isConflict, "\(row)")
      if isConflict { continue }
      // Of equals the last listed gives way, and never by more than its width.
      let isFirst = deciding[0] < deciding[1]
      let rest = max(0, row.length - (isFirst ? 80 : 60))
      let expected = isFirst ? [rest, row.length - rest] : [row.length - rest, rest]
      #expect(sizes == expected, "\(row)")
      let isOpen = deciding[0] == deciding[1] && row.length != 140 && row.length != 0
      #expect(layout.views[1].ambiguity.size[axis] == isOpen, "\(row)")
      #expect(layout.views[2].ambiguity.size[axis] == isOpen, "\(row)")
      #expect(layout.views[2].ambiguity.origin[axis] == isOpen, "\(row)")
    }
  }

  @Test(arguments: Axis.allCases) func `the reference agrees`(axis: Axis) throws {
    for row in Self.cases {
      let layout = layout(row, along: axis)
      let system = LinearSystem(layout.system.solver)
      let answer = try ReferenceSolver(system).answer()
      #expect(answer.conflicts.isEmpty == layout.conflicts.isEmpty, "\(row)")
      for (index, entry) in layout.system.entries.enumerated() {
        guard case .contentSize(let view, let axis, _) = entry.origin else { continue }
        let size = system.constraints[index].expression.terms[0].variable
        #expect(answer.isAmbiguous(size) == layout[view].ambiguity.size[axis], "\(row)")
        #expect(answer.range(of: size) ≈ layout.sizeRange(of: view, axis), "\(row)")
        #expect(answer.range(of: size).contains(layout[view].frame.size[axis]), "\(row)")
      }
    }
  }

  @Test func `a column is a row turned round`() {
    for row in Self.cases {
      let across = layout(row, along: .horizontal).views.map(\.frame)
      let down = layout(row, along: .vertical).views.map(\.frame)
      #expect(
        down.map { Rect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) } == across,
        "\(row)")
    }
  }
}
