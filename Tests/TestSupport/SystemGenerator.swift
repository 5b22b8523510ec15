import Cassowary

/// Random systems: some that look like layouts, some without any sense.
///
/// Numbers and priorities come from small sets, because what breaks solvers is not odd numbers but
/// ties: equal texts, equal priorities, rows that are exactly full.
public struct SystemGenerator: Sendable {
  public struct Knobs: Sendable {
    /// How many variables a system has; few more often than many.
    public var variableCount = 1...12
    /// How often a system makes no sense.
    public var unstructured = 0.3
    /// How often required constraints are added without regard to those that are there.
    public var conflict = 0.25
    /// How often a variable may be negative.
    public var free = 0.3

    public init() {}
  }

  private let knobs: Knobs
  private var random: SeededGenerator
  private var system = LinearSystem()
  /// The priorities of this system; 1000 is required.
  private var priorities: [Double] = []

  private static let lengths: [Double] = [0, 8, 10, 16, 20, 40, 40, 60, 100, 100, 120, 200, 12.5]
  private static let multipliers: [Double] = [0.5, 2, 3, 0.1, -1, 1, 1]
  private static let priorityTriples: [[Double]] = [
    [250, 750], [250, 251, 750], [250, 251, 749.5, 750, 751], [250, 500, 1000],
    [249, 250, 749.5, 750, 1000], [750], [1, 250, 999],
  ]

  /// The system of a seed: the same one for the same knobs, always.
  public static func system(seed: Int, knobs: Knobs = Knobs()) -> LinearSystem {
    var generator = SystemGenerator(knobs: knobs, random: SeededGenerator(seed: seed))
    return generator.generate()
  }

  private init(knobs: Knobs, random: SeededGenerator) {
    self.knobs = knobs
    self.random = random
  }

  private mutating func generate() -> LinearSystem {
    priorities = random.choose(Self.priorityTriples)
    // The lesser of two draws: large systems cost much and show little more than small ones.
    let count = min(random.int(in: knobs.variableCount), random.int(in: knobs.variableCount))
    if random.chance(knobs.unstructured) {
      addNonsense(variables: count)
    } else {
      while system.variables.count < count {
        addBlock(of: count - system.variables.count)
      }
      for _ in 0..<random.int(in: 0...2) { addWhim() }
    }
    if random.chance(knobs.conflict) {
      for _ in 0..<random.int(in: 1...2) { addDemand() }
    }
    addPreferences()
    return system
  }

  // MARK: Layouts

  private mutating func addBlock(of count: Int) {
    switch random.int(in: 0...5) {
    case 0 where count >= 3: addTitleAndButton(inside: random.chance(0.7))
    case 1 where count >= 4: addNesting(depth: min(count / 2, random.int(in: 2...4)))
    case 2, 3: addRow(of: min(count, random.int(in: 2...6)), stacked: true)
    default: addRow(of: min(count, random.int(in: 1...6)), stacked: false)
    }
  }

  /// Widths beside each other: of one size, in proportion, or filling a container.
  private mutating func addRow(of count: Int, stacked: Bool) {
    let widths = (0..<count).map { _ in random.chance(0.8) ? label() : system.width() }
    let strength = relationStrength()
    for (left, right) in zip(widths, widths.dropFirst()) where random.chance(0.6) {
      add(left.linear - random.choose(Self.multipliers) * right, relation(), strength)
    }
    guard stacked else { return }
    let gaps = Double(count - 1) * random.choose([0, 8, 10])
    let total = widths.reduce(LinearExpression(constant: gaps)) { $0 + $1.linear }
    let container = random.choose([100, 200, 320, 240, 40 * Double(count) + gaps])
    add(total - container, random.choose([.equal, .equal, .lessThanOrEqual]), relationStrength())
  }

  /// A centred title that a trailing button comes too near to.
  private mutating func addTitleAndButton(inside: Bool) {
    let left = system.position().linear
    let title = label().linear
    let button = label().linear
    let container: Double = random.choose([100, 200, 320])
    let gap: Double = random.choose([0, 8])
    add(2 * left + title - container, .equal, relationStrength())
    add(left + title + button + (gap - container), .lessThanOrEqual, .required)
    if inside { add(left, .greaterThanOrEqual, .required) }
  }

  /// Boxes inside each other, each with margins of its own.
  private mutating func addNesting(depth: Int) {
    var outerLeft = LinearExpression()
    var outerWidth = LinearExpression(constant: random.choose([100, 200, 320]))
    for _ in 0..<depth {
      let left = (random.chance(knobs.free) ? system.position() : system.width()).linear
      let width = (random.chance(0.5) ? label() : system.width()).linear
      let margin = random.choose(Self.lengths)
      let leading = left - outerLeft - margin
      add(leading, random.choose([.equal, .greaterThanOrEqual]), relationStrength())
      let trailing = left + width - outerLeft - outerWidth + margin
      add(trailing, random.choose([.equal, .lessThanOrEqual]), relationStrength())
      if random.chance(0.3) {
        let centers = 2 * left + width - (2 * outerLeft + outerWidth)
        add(centers, .equal, relationStrength())
      }
      outerLeft = left
      outerWidth = width
    }
  }

  private mutating func label() -> Variable {
    let intrinsic = random.choose(Self.lengths)
    let width = system.width()
    add(width.linear - intrinsic, .lessThanOrEqual, contentStrength())
    add(width.linear - intrinsic, .greaterThanOrEqual, contentStrength())
    return width
  }

  /// Something one would add to a layout without thinking of the rest.
  private mutating func addWhim() {
    let variable = random.choose(system.variables)
    let other = random.choose(system.variables)
    var expression = variable.linear
    if random.chance(0.5) {
      expression.add(-random.choose(Self.multipliers), times: other)
      expression.constant = -random.choose([0, 0, 8])
    } else {
      expression.constant = -random.choose(Self.lengths)
    }
    add(expression, relation(), relationStrength())
  }

  // MARK: Nonsense

  private mutating func addNonsense(variables count: Int) {
    for _ in 0..<count {
      _ = system.addVariable(nonnegative: !random.chance(knobs.free))
    }
    for _ in 0..<random.int(in: 1...2 * count + 1) {
      add(expression(), relation(), contentStrength())
    }
  }

  /// Up to four terms; rarely none at all, which leaves a plain true or false.
  private mutating func expression() -> LinearExpression {
    var expression = LinearExpression(constant: -random.choose(Self.lengths))
    for _ in 0..<random.int(in: random.chance(0.02) ? 0...0 : 1...4) {
      let factor = random.choose(Self.multipliers) * random.choose([1, 1, -1])
      expression.add(factor, times: random.choose(system.variables))
    }
    return expression
  }

  // MARK: Pieces

  /// A required constraint that knows nothing of the others.
  private mutating func addDemand() {
    var demand = expression()
    if random.chance(0.6) {
      demand = random.choose(system.variables).linear
      demand.constant = -random.choose([-10, 0, 40, 100, 120])
    }
    add(demand, random.choose([.equal, .lessThanOrEqual, .greaterThanOrEqual]), .required)
  }

  private mutating func addPreferences() {
    for variable in random.shuffle(system.variables) {
      // A free variable may have no least value, so it is `least` only where it is settled.
      if system.isNonnegative[variable.index], random.chance(0.3) {
        system.preferences.append(.least(variable))
      } else {
        system.preferences.append(.near(variable, random.choose([0, 0, 10, 50, -20])))
      }
    }
    for variable in system.variables where random.chance(0.3) {
      system.preferences.append(.least(variable))
    }
  }

  private mutating func relation() -> LinearConstraint.Relation {
    random.choose([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  private mutating func contentStrength() -> Strength {
    let priority = random.choose(priorities)
    return priority == 1000 ? .required : .optional(priority)
  }

  private mutating func relationStrength() -> Strength {
    random.chance(0.5) ? .required : contentStrength()
  }

  private mutating func add(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ strength: Strength
  ) {
    // Terms that met have been added up in binary; what a person would write is a decimal.
    func decimal(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    var written = LinearExpression(constant: decimal(expression.constant))
    for term in expression.terms { written.add(decimal(term.coefficient), times: term.variable) }
    system.constraints.append(LinearConstraint(written, relation, strength: strength))
  }
}
