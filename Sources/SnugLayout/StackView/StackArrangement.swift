import SnugDiagnostics
import SnugGeometry

/// The data from which a stack view's constraints are made.
///
/// Sources of the constraints: A. Grebenyuk printed those of live stack views (kean.blog, “Let's
/// Build UIStackView”), and the tests of kean/Arranged and of TZStackView compare their
/// constraints with UIKit's. Comments call the first the “dump”, and the others “Arranged” and
/// “TZStackView”.
///
/// `UISV-text-width-disambiguation`, which gave texts equal shares at 760, is left out. Stack views
/// made it up to iOS 14; since iOS 15, lowering a compression resistance has its usual effect
/// (useyourloaf.com).
struct StackArrangement {
  let stack: StackView
  /// The item that contains the arranged views: the stack view, or its layout margins guide.
  let canvas: LayoutItem
  let container: LayoutItem
  let items: [Item]
  let platform: Platform
  let range: SourceRange?
  /// Spans the arranged views across the axis; `nil` if not needed.
  var spanner: LayoutItem?
  /// The guides between visible views; empty unless gaps are equal.
  var gaps: [LayoutItem] = []

  struct Item {
    let view: ViewID
    let isHidden: Bool
    /// Along the axis, in points; `nil` without a metric.
    let intrinsicSize: Double?

    var layoutItem: LayoutItem { .view(view) }
  }

  var axis: Axis { stack.axis }
  var visible: [Item] { items.filter { !$0.isHidden } }

  /// All constraints, in the order of the dumps where these have one. The order matters: the
  /// last constraint of a conflict is broken.
  var constraints: [Constraint] { items.isEmpty ? [] : distribution + alignment }

  func constraint(
    _ identifier: StackView.ConstraintIdentifier, _ first: LayoutItem,
    _ attribute: Constraint.Attribute,
    _ relation: Constraint.Relation = .equal, _ second: LayoutItem? = nil,
    _ secondAttribute: Constraint.Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, at priority: LayoutPriority = .required
  ) -> Constraint {
    Constraint(
      firstItem: first, firstAttribute: attribute, relation: relation, secondItem: second,
      secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
      priority: priority, identifier: identifier.rawValue, range: range)
  }

  /// The priorities below required that a stack view uses, from the dumps.
  enum Priority {
    static let boundary = LayoutPriority(999.5)!
    static let firstProportion: LayoutPriority = 999
    /// TZStackView counts down from 150. We follow the dump and Arranged, with 149 for all.
    static let equalCentering: LayoutPriority = 149
    static let spanningFit: LayoutPriority = 51
    static let canvasFit: LayoutPriority = 49
    static let ambiguitySuppression: LayoutPriority = 25
    /// For the spanner while no view is visible (Arranged).
    static let emptySpanningFit = LayoutPriority(0.001)!
  }
}

extension ConstraintGeneration {
  mutating func addStackView(_ id: ViewID) {
    guard let stack = scene[id].content.stack, !stack.arrangedSubviews.isEmpty else { return }
    let container = LayoutItem.view(id)
    var arrangement = StackArrangement(
      stack: stack,
      canvas: stack.isLayoutMarginsRelativeArrangement ? guide(.layoutMargins, of: id) : container,
      container: container,
      items: stack.arrangedSubviews.map { view in
        StackArrangement.Item(
          view: view, isHidden: scene[view].isHidden,
          intrinsicSize: measurements.proportion(of: view, stack.axis))
      }, platform: scene.platform, range: scene[id].range)
    if arrangement.needsSpanner {
      arrangement.spanner = .guide(addGuide("UISV-alignment-spanner", .stackSpacer, of: id))
    }
    if arrangement.hasGaps {
      arrangement.gaps = arrangement.visible.indices.dropFirst().map {
        .guide(addGuide("_UIOLAGapGuide-\($0)", .stackGap, of: id))
      }
    }
    add(arrangement.constraints, by: scene[id].name) { .stackView(id, $0) }
  }
}
