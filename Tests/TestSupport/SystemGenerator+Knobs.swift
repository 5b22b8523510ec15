extension SystemGenerator {
  /// What kind of systems are drawn.
  ///
  /// Numbers and priorities come from small sets, because what breaks solvers is not odd numbers
  /// but ties: equal texts, equal priorities, rows that are exactly full.
  public struct Knobs: Sendable {
    /// How many variables a system has; few more often than many.
    public var variableCount = 1...12
    /// How often a system makes no sense.
    public var unstructured = 0.3
    /// How often required constraints are added without regard to those that are there.
    public var conflict = 0.25
    /// How often a variable may be negative.
    public var free = 0.3
    /// How often a system has parameters.
    public var parameters = 0.0
    /// How often everything in a system is equal to everything else: one length, one proportion,
    /// containers that are exactly full, and constraints that are said several times.
    public var sameness = 0.0
    /// How many priorities a system may have; `nil` for some that are usual in layouts.
    public var priorityCount: ClosedRange<Int>?
    /// Sizes, gaps and margins.
    public var lengths: [Double] = [0, 8, 10, 16, 20, 40, 40, 60, 100, 100, 120, 200, 12.5]
    /// Sizes of what contains others.
    public var containers: [Double] = [100, 200, 320]
    /// Proportions.
    public var multipliers: [Double] = [0.5, 2, 3, 0.1, -1, 1, 1]
    /// Whether a constraint may have several multipliers, and add them up where it mentions a
    /// variable twice. A thousand beside a thousandth in one constraint, twice over, is a millionth
    /// of a millionth, which nobody could tell from nothing.
    public var mixesMultipliers = true

    public init() {}

    /// Every system has parameters.
    public static var givenNumbers: Knobs {
      var knobs = Knobs()
      knobs.parameters = 1
      return knobs
    }

    /// Small systems full of ties.
    public static var degenerate: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...6
      knobs.sameness = 1
      knobs.unstructured = 0.15
      knobs.free = 0.1
      return knobs
    }

    /// Some of everything that is harmless to precision.
    public static var mixed: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...6
      knobs.sameness = 0.4
      knobs.parameters = 0.3
      return knobs
    }

    /// Hardly two constraints of a priority.
    public static var manyLevels: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...6
      knobs.priorityCount = 6...30
      knobs.sameness = 0.2
      return knobs
    }

    /// Proportions a thousand times larger and smaller than one.
    public static var extremeMultipliers: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...4
      knobs.multipliers = [0.001, 1000, 0.001, 1000, 1, -1]
      knobs.mixesMultipliers = false
      knobs.sameness = 0.1
      return knobs
    }

    /// Lengths of a thousandth of a point beside such of ten million.
    public static var extremeLengths: Knobs {
      var knobs = Knobs()
      knobs.variableCount = 1...4
      knobs.lengths = [0, 1e-3, 1e-3, 1e7, 1e7, 8, 100]
      knobs.containers = [1e-3, 1e7, 100]
      knobs.multipliers = [2, 1, 1, -1, 0.5]
      return knobs
    }
  }
}
