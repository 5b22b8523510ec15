import Cassowary
public import Geometry

/// Finds why optional constraints of a layout are not satisfied.
///
/// What one looks for the next one finds quickly: constraints that are in each other's way have one
/// reason in common.
public struct LayoutReasons: Sendable {
  private let system: ConstraintSystem
  private var finder: ReasonFinder

  public init(_ layout: Layout) {
    system = layout.system
    finder = ReasonFinder(layout.solution)
  }

  /// A constraint that has a part in a reason, and what its left side is multiplied by.
  public struct Term: Hashable, Sendable {
    public var part: Part
    public var multiplier: Double

    public enum Part: Hashable, Sendable {
      /// A constraint, by its place in the system.
      case constraint(Int)
      /// That a view's size, which is zero, is not negative.
      case nonnegativeSize(ViewID, Axis)
    }
  }

  /// The number of the reason why the constraint at a place in the system is not satisfied; `nil`
  /// when it is, or when rounding hides the reason.
  public mutating func reason(forEntry index: Int) -> Int? {
    finder.reason(for: Solver.ConstraintID(index: index))
  }

  /// What a reason consists of: the left sides, each times its multiplier, add up to a constant,
  /// whatever the layout. If the constraint came out better, another, no weaker, would come out
  /// worse; without any one of them that would not be so.
  ///
  /// The size of a view that has been squeezed to nothing stands for its compression resistance.
  public func terms(ofReason number: Int) -> [Term] {
    finder.reasons[number].multipliers.compactMap { term in
      if let constraint = term.constraint {
        return Term(part: .constraint(constraint.index), multiplier: term.value)
      }
      guard let (view, axis) = term.variable.flatMap(system.variables.owner(of:)) else {
        return nil
      }
      return Term(part: .nonnegativeSize(view, axis), multiplier: term.value)
    }
  }
}
