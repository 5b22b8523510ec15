extension SystemGenerator {
  /// The kind of systems to generate.
  ///
  /// Numbers and priorities come from small sets, because solvers fail at ties, not at odd
  /// numbers: equal texts, equal priorities, exactly full rows.
  package struct Knobs: Sendable {
    /// The number of variables of a system. Few are more frequent than many.
    package var variableCount = 1...12
    /// The probability that a system does not look like a layout.
    package var unstructured = 0.3
    /// The probability of adding required constraints without regard to existing ones.
    package var conflict = 0.25
    /// The probability that a variable may be negative.
    package var free = 0.3
    /// The probability that a system has parameters.
    package var parameters = 0.0
    /// The probability that everything in a system is equal: one length, one proportion, exactly
    /// full containers, and repeated constraints.
    package var sameness = 0.0
    /// The number of priorities of a system; `nil` for some that are usual in layouts.
    package var priorityCount: ClosedRange<Int>?
    /// Sizes, gaps and margins.
    package var lengths: [Double] = [0, 8, 10, 16, 20, 40, 40, 60, 100, 100, 120, 200, 12.5]
    /// Sizes of containers.
    package var containers: [Double] = [100, 200, 320]
    /// Proportions.
    package var multipliers: [Double] = [0.5, 2, 3, 0.1, -1, 1, 1]
    /// Whether a constraint may have several multipliers, and add them up for a variable it
    /// mentions twice. With a thousand and a thousandth in one constraint, two such constraints
    /// give a factor of 1e-12, which is not distinguishable from zero.
    package var mixesMultipliers = true

    package init() {}

    /// Every system has parameters.
    package static var givenNumbers: Knobs {
      var knobs = Knobs()
      knobs.parameters = 1
      return knobs
    }

    /// Small systems full of ties.
    package static var degenerate: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...6
      knobs.sameness = 1
      knobs.unstructured = 0.15
      knobs.free = 0.1
      return knobs
    }

    /// A mix of everything that does not affect precision.
    package static var mixed: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...6
      knobs.sameness = 0.4
      knobs.parameters = 0.3
      return knobs
    }

    /// Systems in which few constraints share a priority.
    package static var manyLevels: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...6
      knobs.priorityCount = 6...30
      knobs.sameness = 0.2
      return knobs
    }

    /// Proportions of a thousand and a thousandth.
    package static var extremeMultipliers: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...4
      knobs.multipliers = [0.001, 1000, 0.001, 1000, 1, -1]
      knobs.mixesMultipliers = false
      knobs.sameness = 0.1
      return knobs
    }

    /// Lengths of a thousandth of a point beside lengths of ten million.
    package static var extremeLengths: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...4
      knobs.lengths = [0, 1e-3, 1e-3, 1e7, 1e7, 8, 100]
      knobs.containers = [1e-3, 1e7, 100]
      knobs.multipliers = [2, 1, 1, -1, 0.5]
      return knobs
    }
  }
}
