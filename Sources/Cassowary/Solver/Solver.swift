/// A system of linear constraints with strengths, and the one answer to it.
public struct Solver: Sendable {
  /// A constraint of a solver, by the order in which it was added.
  public struct ConstraintID: Hashable, Comparable, Sendable {
    public let index: Int

    public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
      left.index < right.index
    }
  }

  package private(set) var constraints: [LinearConstraint] = []
  /// Whether each variable is declared to be at least zero.
  package private(set) var isNonnegative: [Bool] = []

  public init() {}

  /// Adds an unknown.
  public mutating func addVariable(nonnegative: Bool = false) -> Variable {
    isNonnegative.append(nonnegative)
    return Variable(index: isNonnegative.count - 1)
  }

  /// Adds a constraint; its variables must be this solver's.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    constraints.append(constraint)
    return ConstraintID(index: constraints.count - 1)
  }

  /// The values that satisfy every required constraint and then, level by level from the highest,
  /// violate the others as little as can be; what is still free is settled by the preferences.
  public func solve(preferring preferences: [Preference] = []) -> Solution {
    fatalError("to come")
  }
}
