package import SnugGeometry
import SnugSolver

/// The independent parts of a layout. No constraint connects two parts, so a change in one can be
/// tried without the rest.
///
/// A root of given size does not connect parts.
package struct LayoutParts: Sendable {
  /// The part of each variable; `nil` for a size that is given.
  let partOfVariable: [Int?]
  let variablesOfPart: [[Int]]
  private(set) var entriesOfPart: [[EntryID]]
  /// The constraints that concern only given sizes.
  private(set) var entriesOfNoPart: [EntryID] = []
  let givenVariables: [Int]

  package init(of layout: Layout) {
    let system = layout.system
    let constraints = system.solver.constraints
    let count = system.solver.isNonnegative.count
    var isGiven = Array(repeating: false, count: count)
    for axis in Axis.allCases {
      guard let entry = system.entry(.rootSize(axis)), !layout[entry].isBroken else {
        continue
      }
      isGiven[system.variables.size(ViewID.root, axis).index] = true
    }
    var sets = DisjointSets(count: count)
    for constraint in constraints {
      let variables = constraint.expression.terms.map(\.variable.index).filter { !isGiven[$0] }
      for variable in variables.dropFirst() { sets.join(variables[0], variable) }
    }
    let (parts, variablesOfPart) = sets.numbered { !isGiven[$0] }
    partOfVariable = parts
    self.variablesOfPart = variablesOfPart
    givenVariables = (0..<count).filter { isGiven[$0] }
    entriesOfPart = variablesOfPart.map { _ in [] }
    for (entry, constraint) in zip(system.entryIDs, constraints) {
      let part = constraint.expression.terms.lazy.compactMap { parts[$0.variable.index] }.first
      if let part { entriesOfPart[part].append(entry) } else { entriesOfNoPart.append(entry) }
    }
  }

  /// The parts a view's size and its position in its superview belong to, along an axis.
  package func parts(of view: ViewID, _ axis: Axis, in layout: Layout) -> [Int] {
    layout.system.variables.unknowns(of: view, axis).compactMap { partOfVariable[$0.index] }
  }

  /// The other constraints of a constraint's part, with which its priority competes, ascending.
  package func neighbors(of entry: EntryID, in layout: Layout) -> [EntryID] {
    let terms = layout.system[entry].linear.expression.terms
    let part = terms.lazy.compactMap { partOfVariable[$0.variable.index] }.first
    return (part.map { entriesOfPart[$0] } ?? entriesOfNoPart).filter { $0 != entry }
  }

  /// The constraints that affect a view's size or its position in its superview, directly or
  /// indirectly.
  ///
  /// Source: `constraintsAffectingLayout(for:)` returns those that have an impact on the view's
  /// layout, including indirect ones; the horizontal ones concern x and width.
  package func entries(affecting view: ViewID, _ axis: Axis, in layout: Layout) -> [EntryID] {
    let parts = Set(parts(of: view, axis, in: layout))
    // Only a root of given size belongs to no part.
    if parts.isEmpty { return [layout.system.entry(.rootSize(axis))].compactMap { $0 } }
    return parts.flatMap { entriesOfPart[$0] }.sorted()
  }
}
