extension SystemGenerator {
  /// The kind of systems to generate.
  ///
  /// Numbers and priorities come from small sets, because solvers fail at ties, not at odd
  /// numbers: equal texts, equal priorities, exactly full rows.
  package struct Options: Sendable {
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
    package static var givenNumbers: Options {
      var options = Options()
      options.parameters = 1
      return options
    }

    /// Small systems full of ties.
    package static var degenerate: Options {
      var options = Options()
      options.variableCount = 1...6
      options.sameness = 1
      options.unstructured = 0.15
      options.free = 0.1
      return options
    }

    /// A mix of everything that does not affect precision.
    package static var mixed: Options {
      var options = Options()
      options.variableCount = 1...6
      options.sameness = 0.4
      options.parameters = 0.3
      return options
    }

    /// Systems in which few constraints share a priority.
    package static var manyLevels: Options {
      var options = Options()
      options.variableCount = 1...6
      options.priorityCount = 6...30
      options.sameness = 0.2
      return options
    }

    /// Proportions of a thousand and a thousandth.
    package static var extremeMultipliers: Options {
      var options = Options()
      options.variableCount = 1...4
      options.multipliers = [0.001, 1000, 0.001, 1000, 1, -1]
      options.mixesMultipliers = false
      options.sameness = 0.1
      return options
    }

    /// Lengths of a thousandth of a point beside lengths of ten million.
    package static var extremeLengths: Options {
      var options = Options()
      options.variableCount = 1...4
      options.lengths = [0, 1e-3, 1e-3, 1e7, 1e7, 8, 100]
      options.containers = [1e-3, 1e7, 100]
      options.multipliers = [2, 1, 1, -1, 0.5]
      return options
    }
  }
}
