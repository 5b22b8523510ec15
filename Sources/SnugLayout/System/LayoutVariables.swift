import SnugGeometry
import SnugSolver

/// The unknowns of a layout: for each view and guide its origin in its superview, and its size.
///
/// The root's origin is known: everything is measured from it. Origins are relative to the
/// superview, so that a subtree does not change with its superview's position, and so that
/// constants have the meaning in `NSLayoutConstraint.h`: distances in the coordinate system of the
/// view the constraint is installed on. Horizontal origins are distances from the superview's
/// leading edge to the item's leading edge, so that a right-to-left layout mirrors the
/// left-to-right one, including tie-breaks.
struct LayoutVariables {
  private let views: [Unknowns]
  private let guides: [Unknowns]
  private let isMirrored: [Bool]
  private var owners: [Int: (item: LayoutItem, axis: Axis)] = [:]

  private struct Unknowns {
    /// `nil` for the root.
    let superview: ViewID?
    let origin: PerAxis<Variable>?
    let size: PerAxis<Variable>
  }

  init(of scene: Scene, _ guides: [LayoutGuide], in solver: inout Solver) {
    func unknowns(in superview: ViewID?) -> Unknowns {
      Unknowns(
        superview: superview,
        origin: superview == nil ? nil : PerAxis { _ in solver.addVariable() },
        // Source: WWDC 2012, session 228: “sizes are required to be at least 0 even if you never
        // establish a constraint”. It is a domain, not a constraint: UIKit's logs have no row
        // for it. It holds for guides, too: in a log, one with 15 + 15 points of margins
        // conflicts with a view of width 0.
        size: PerAxis { _ in solver.addVariable(nonnegative: true) })
    }
    views = scene.views.map { unknowns(in: $0.superview) }
    self.guides = guides.map { unknowns(in: $0.owningView) }
    isMirrored = scene.viewIDs.map { scene.layoutDirection(of: $0) == .rightToLeft }
    for item in items {
      for axis in Axis.allCases { owners[size(item, axis).index] = (item, axis) }
    }
  }

  /// The views, then the guides.
  var items: [LayoutItem] {
    views.indices.map { LayoutItem.view(ViewID(index: $0)) }
      + guides.indices.map { LayoutItem.guide(LayoutGuideID(index: $0)) }
  }

  private subscript(item: LayoutItem) -> Unknowns {
    switch item {
    case .view(let id): views[id.index]
    case .guide(let id): guides[id.index]
    }
  }

  func size(_ item: LayoutItem, _ axis: Axis) -> Variable { self[item].size[axis] }

  func size(_ view: ViewID, _ axis: Axis) -> Variable { views[view.index].size[axis] }

  /// The unknown distance from the superview's leading or top edge; `nil` for the root.
  func origin(_ item: LayoutItem, _ axis: Axis) -> Variable? { self[item].origin?[axis] }

  /// The variables of a view's size and its position in its superview along an axis; for the root,
  /// only the size.
  func unknowns(of view: ViewID, _ axis: Axis) -> [Variable] {
    [size(view, axis), origin(.view(view), axis)].compactMap(\.self)
  }

  func owner(of variable: Variable) -> (item: LayoutItem, axis: Axis) {
    owners[variable.index]!
  }

  /// The position of an item's left or top edge, in the coordinates of the item or of a view
  /// around it.
  func start(_ item: LayoutItem, _ axis: Axis, in ancestor: ViewID = .root) -> LinearExpression {
    var start = LinearExpression()
    var item = item
    while item != .view(ancestor), let origin = origin(item, axis),
      let superview = superview(of: item)
    {
      if axis == .horizontal, isMirrored[superview.index] {
        start.add(1, times: size(superview, axis))
        start.add(-1, times: size(item, axis))
        start.add(-1, times: origin)
      } else {
        start.add(1, times: origin)
      }
      item = .view(superview)
    }
    return start
  }

  /// The nearest view that contains both; a view contains itself.
  func commonAncestor(_ one: LayoutItem, _ other: LayoutItem) -> ViewID {
    // Superviews come before their subviews, so the later of two views can always be replaced by
    // its superview.
    var one = view(of: one)
    var other = view(of: other)
    while one != other {
      if one < other {
        other = views[other.index].superview ?? .root
      } else {
        one = views[one.index].superview ?? .root
      }
    }
    return one
  }

  /// A view's superview, or a guide's owning view; `nil` for the root.
  func superview(of item: LayoutItem) -> ViewID? { self[item].superview }

  /// The view itself, or a guide's owning view.
  func view(of item: LayoutItem) -> ViewID { item.view ?? superview(of: item) ?? .root }

  /// Whether a view's content is arranged from right to left.
  func isMirrored(_ view: ViewID) -> Bool { isMirrored[view.index] }
}
