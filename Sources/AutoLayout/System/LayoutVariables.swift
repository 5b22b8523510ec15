import Cassowary
import Geometry

/// The unknowns of a layout: for each view its origin in its superview, and its size.
///
/// The root's origin is not unknown: everything is measured from it. Origins are relative to the
/// superview, so that a subtree stays the same wherever its superview goes, and so that numbers in
/// a constraint mean what `NSLayoutConstraint.h` says they mean: distances in the coordinate
/// system of the view the constraint is installed on.
struct LayoutVariables {
  private let origins: [PerAxis<Variable>?]
  private let sizes: [PerAxis<Variable>]
  private let superviews: [ViewID?]
  private let owners: [Int: (view: ViewID, axis: Axis)]

  init(of scene: Scene, in solver: inout Solver) {
    var origins: [PerAxis<Variable>?] = []
    var sizes: [PerAxis<Variable>] = []
    for id in scene.viewIDs {
      origins.append(id == .root ? nil : PerAxis { _ in solver.addVariable() })
      // Source: WWDC 2012, session 228: “sizes are required to be at least 0 even if you never
      // establish a constraint”. It is a domain, as in UIKit's logs, where no row shows it.
      sizes.append(PerAxis { _ in solver.addVariable(nonnegative: true) })
    }
    self.origins = origins
    self.sizes = sizes
    superviews = scene.views.map(\.superview)
    var owners: [Int: (view: ViewID, axis: Axis)] = [:]
    for (index, size) in sizes.enumerated() {
      for axis in Axis.allCases { owners[size[axis].index] = (ViewID(index: index), axis) }
    }
    self.owners = owners
  }

  func size(_ view: ViewID, _ axis: Axis) -> Variable { sizes[view.index][axis] }

  /// The unknown distance from the superview's origin; `nil` for the root.
  func origin(_ view: ViewID, _ axis: Axis) -> Variable? { origins[view.index]?[axis] }

  /// The view and axis whose size a variable is; `nil` for an origin.
  func owner(of variable: Variable) -> (view: ViewID, axis: Axis)? {
    owners[variable.index]
  }

  /// Where a view begins on an axis, in the coordinates of one of its ancestors (or itself).
  func start(_ view: ViewID, _ axis: Axis, in ancestor: ViewID = .root) -> LinearExpression {
    var start = LinearExpression()
    var view = view
    while view != ancestor, let origin = origins[view.index], let superview = superviews[view.index]
    {
      start.add(1, times: origin[axis])
      view = superview
    }
    return start
  }

  /// The nearest view that contains both; a view contains itself.
  func commonAncestor(_ one: ViewID, _ other: ViewID) -> ViewID {
    // Superviews stand before their subviews, so the later of two can always be lifted.
    var one = one
    var other = other
    while one != other {
      if one < other {
        other = superviews[other.index] ?? .root
      } else {
        one = superviews[one.index] ?? .root
      }
    }
    return one
  }
}
