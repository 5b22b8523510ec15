import SnugSolver
import SnugTestSupport

/// Random systems: some that look like layouts, and some that do not.
package struct SystemGenerator: Sendable {
  private let options: Options
  private var random: SeededGenerator
  private var system = LinearSystem()
  /// The priorities of this system; 1000 is required.
  private var priorities: [Double] = []
  /// The one length of a system in which everything is equal.
  private var onlyLength: Double?

  private static let usualPriorities: [[Double]] = [
    [250, 750], [250, 251, 750], [250, 251, 749.5, 750, 751], [250, 500, 1000],
    [249, 250, 749.5, 750, 1000], [750], [1, 250, 999],
  ]

  /// The system of a seed, always the same for the same options.
  package static func system(seed: Int, options: Options = Options()) -> LinearSystem {
    var generator = SystemGenerator(options: options, random: SeededGenerator(seed: seed))
    return generator.generate()
  }

  private init(options: Options, random: SeededGenerator) {
    self.options = options
    self.random = random
  }

  private mutating func generate() -> LinearSystem {
    priorities = choosePriorities()
    if random.chance(options.sameness) { onlyLength = random.choose([40, 100, 10]) }
    // The lesser of two draws, because large systems cost much and find little more than small
    // ones.
    let count = min(random.int(in: options.variableCount), random.int(in: options.variableCount))
    if random.chance(options.unstructured) {
      addNonsense(variables: count)
    } else {
      while system.variables.count < count {
        addBlock(of: count - system.variables.count)
      }
      for _ in 0..<random.int(in: 0...2) { addWhim() }
    }
    if random.chance(options.conflict) {
      for _ in 0..<random.int(in: 1...2) { addDemand() }
    }
    if onlyLength != nil { repeatConstraints() }
    if random.chance(options.parameters) { addParameters() }
    addPreferences()
    return system
  }

  private mutating func choosePriorities() -> [Double] {
    guard let count = options.priorityCount else { return random.choose(Self.usualPriorities) }
    return (0..<random.int(in: count)).map { _ in Double(random.int(in: 1...1999)) / 2 }
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
      add(left.linear - multiplier() * right, relation(), strength)
    }
    guard stacked else { return }
    let gaps = Double(count - 1) * random.choose([0, 8, 10])
    let total = widths.reduce(LinearExpression(constant: gaps)) { $0 + $1.linear }
    let full = Double(count) * (onlyLength ?? 40) + gaps
    let container = onlyLength == nil ? random.choose(options.containers + [240, full]) : full
    add(total - container, random.choose([.equal, .equal, .lessThanOrEqual]), relationStrength())
  }

  /// A centered title that collides with a trailing button.
  private mutating func addTitleAndButton(inside: Bool) {
    let left = system.position().linear
    let title = label().linear
    let button = label().linear
    let container = random.choose(options.containers)
    let gap: Double = random.choose([0, 8])
    add(2 * left + title - container, .equal, relationStrength())
    add(left + title + button + (gap - container), .lessThanOrEqual, .required)
    if inside { add(left, .greaterThanOrEqual, .required) }
  }

  /// Nested boxes, each with its own margins.
  private mutating func addNesting(depth: Int) {
    var outerLeft = LinearExpression()
    var outerWidth = LinearExpression(constant: random.choose(options.containers))
    for _ in 0..<depth {
      let left = (random.chance(options.free) ? system.position() : system.width()).linear
      let width = (random.chance(0.5) ? label() : system.width()).linear
      let margin = length()
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
    let intrinsic = length()
    let width = system.width()
    add(width.linear - intrinsic, .lessThanOrEqual, contentStrength())
    add(width.linear - intrinsic, .greaterThanOrEqual, contentStrength())
    return width
  }

  /// A constraint that an author might add without regard to the rest.
  private mutating func addWhim() {
    let variable = random.choose(system.variables)
    let other = random.choose(system.variables)
    var expression = variable.linear
    if random.chance(0.5) {
      let factor = -multiplier()
      if mayMention(other, in: expression) { expression.add(factor, times: other) }
      expression.constant = -random.choose([0, 0, 8])
    } else {
      expression.constant = -length()
    }
    add(expression, relation(), relationStrength())
  }

  // MARK: Nonsense

  private mutating func addNonsense(variables count: Int) {
    for _ in 0..<count {
      _ = system.addVariable(nonnegative: !random.chance(options.free))
    }
    for _ in 0..<random.int(in: 1...2 * count + 1) {
      add(expression(), relation(), contentStrength())
    }
  }

  /// Up to four terms; rarely none at all, which makes the relation constant.
  private mutating func expression() -> LinearExpression {
    var expression = LinearExpression(constant: -length())
    for _ in 0..<random.int(in: random.chance(0.02) ? 0...0 : 1...4) {
      let isPlain = !options.mixesMultipliers && !expression.terms.isEmpty
      let factor = (isPlain ? 1 : multiplier()) * random.choose([1, 1, -1])
      let variable = random.choose(system.variables)
      if mayMention(variable, in: expression) { expression.add(factor, times: variable) }
    }
    return expression
  }

  private func mayMention(_ variable: Variable, in expression: LinearExpression) -> Bool {
    options.mixesMultipliers || !expression.terms.contains { $0.variable == variable }
  }

  // MARK: Pieces

  /// A required constraint that ignores the others.
  private mutating func addDemand() {
    var demand = expression()
    if random.chance(0.6) {
      demand = random.choose(system.variables).linear
      demand.constant = -random.choose([-10, 0, 40, 100, 120])
    }
    add(demand, random.choose([.equal, .lessThanOrEqual, .greaterThanOrEqual]), .required)
  }

  private mutating func addPreferences() {
    let unknowns = system.variables.filter { system.given[$0.index] == nil }
    for variable in random.shuffle(unknowns) {
      // A free variable may have no least value, so it is `least` only where it is settled.
      if system.isNonnegative[variable.index], random.chance(0.3) {
        system.preferences.append(.least(variable))
      } else {
        system.preferences.append(.near(variable, random.choose([0, 0, 10, 50, -20])))
      }
    }
    for variable in unknowns where random.chance(0.3) {
      system.preferences.append(.least(variable))
    }
  }

  /// Repeats some of the constraints, some of them with another strength.
  private mutating func repeatConstraints() {
    for _ in 0..<random.int(in: 0...4) where !system.constraints.isEmpty {
      var again = random.choose(system.constraints)
      if random.chance(0.3) { again.strength = contentStrength() }
      system.constraints.insert(again, at: random.int(in: 0...system.constraints.count))
    }
  }

  /// Replaces some numbers by parameters: one parameter for all constraints with a number, such
  /// as the width of a window.
  private mutating func addParameters() {
    let unknowns = system.variables
    for _ in 0..<random.int(in: 1...3) {
      let numbers = system.constraints.map(\.expression.constant).filter { $0 != 0 }
      let value = numbers.isEmpty ? length() : abs(random.choose(numbers))
      let parameter = system.addParameter(value)
      for index in system.constraints.indices where random.chance(0.8) {
        let constant = system.constraints[index].expression.constant
        guard abs(constant) == value else { continue }
        system.constraints[index].expression.constant = 0
        system.constraints[index].expression.add(constant < 0 ? -1 : 1, times: parameter)
      }
      if random.chance(0.4) {
        let share = random.choose([1, 1, 0.5, 2]) * parameter
        add(random.choose(unknowns).linear - share, relation(), relationStrength())
      }
    }
  }

  private mutating func length() -> Double { onlyLength ?? random.choose(options.lengths) }

  private mutating func multiplier() -> Double {
    onlyLength == nil ? random.choose(options.multipliers) : 1
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
    // Terms of the same variable were added up in binary. A person would write a decimal.
    func decimal(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    var written = LinearExpression(constant: decimal(expression.constant))
    for term in expression.terms { written.add(decimal(term.coefficient), times: term.variable) }
    system.constraints.append(LinearConstraint(written, relation, strength: strength))
  }
}
