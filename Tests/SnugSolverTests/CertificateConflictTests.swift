import SnugSolver
import SnugSolverSupport
import Testing

/// Proofs of conflicts, worked out by hand, and every change of them.
struct CertificateConflictTests {
  struct Example: CustomTestStringConvertible {
    var name: String
    var system: LinearSystem
    var parameters: [Solver.Parameter] = []
    var members: [Int]
    var parts: [(source: Certificate.Source, multiplier: Double)]
    /// Dropped before.
    var dropped: Set<Int> = []
    /// The member claimed to be dropped, if not the last.
    var broken: Int?

    var testDescription: String { name }

    var failures: [VerificationFailure.Reason] {
      CertificateCheck(
        constraints: system.constraints, isNonnegative: system.isNonnegative,
        parameters: parameters, dropped: dropped.union(members.suffix(1))
      ).failures(
        inConflict: members.map(Solver.ConstraintID.init(index:)),
        breaking: Solver.ConstraintID(index: broken ?? members.last ?? 0), parts)
    }
  }

  static var all: [Example] { [twoWidths, partOfSum, window, proportions, constant] }

  static var twoWidths: Example {
    var system = LinearSystem()
    let width = system.width()
    let first = system.require(width <= 100)
    system.require(width >= 10)
    let second = system.require(width >= 120)
    return Example(
      name: "two widths", system: system, members: [first, second],
      parts: [(.constraint(first), 1), (.constraint(second), -1)])
  }

  /// The rest of the sum would have to be negative.
  static var partOfSum: Example {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    let sum = system.require(left + right == 100)
    let part = system.require(left == 120)
    return Example(
      name: "a part that is more than the whole", system: system, members: [sum, part],
      parts: [(.constraint(sum), 1), (.constraint(part), -1), (.domain(right), -1)])
  }

  static var window: Example {
    var system = LinearSystem()
    let window = system.position()
    let label = system.width()
    let least = system.require(label >= 50)
    let most = system.require(2 * label <= 2 * window)
    var solver = Solver()
    _ = solver.addParameter(30)
    return Example(
      name: "a window that is too narrow", system: system, parameters: solver.parameters,
      members: [least, most],
      parts: [(.constraint(least), -1), (.constraint(most), 0.5), (.domain(window), 1)])
  }

  static var proportions: Example {
    var system = LinearSystem()
    let widths = (0..<4).map { _ in system.position() }
    let chain = zip(widths, widths.dropFirst()).map { system.require($0 == $1 + 8) }
    let end = system.require(widths[3] == widths[0])
    return Example(
      name: "a chain that closes wrongly", system: system, members: chain + [end],
      parts: (chain + [end]).map { (.constraint($0), -1) })
  }

  static var constant: Example {
    var system = LinearSystem()
    let width = system.width()
    let impossible = system.require(width - width == 5)
    return Example(
      name: "a constant that is none", system: system, members: [impossible],
      parts: [(.constraint(impossible), -3)])
  }

  @Test(arguments: all)
  func `a proof is taken, and any multiple of it`(example: Example) {
    for factor in [1e-12, 1, 1e6] {
      var scaled = example
      scaled.parts = example.parts.map { ($0.source, factor * $0.multiplier) }
      #expect(scaled.failures == [])
    }
  }

  @Test(arguments: all)
  func `with opposite signs it is no contradiction`(example: Example) {
    var turned = example
    turned.parts = example.parts.map { ($0.source, -$0.multiplier) }
    let failures = turned.failures
    #expect(failures.contains { if case .noContradiction = $0 { true } else { false } })
    for (source, _) in example.parts {
      let isInequality =
        switch source {
        case .constraint(let id): example.system.constraints[id.index].relation != .equal
        case .domain(let variable): example.system.isNonnegative[variable.index]
        }
      #expect(failures.contains(.wrongSign(source)) == isInequality)
    }
  }

  @Test(arguments: all)
  func `another multiplier leaves something over`(example: Example) {
    for (index, part) in example.parts.enumerated() {
      for value in [-part.multiplier, 2 * part.multiplier, part.multiplier + 1e-6] {
        var changed = example
        changed.parts[index].multiplier = value
        let change = value - part.multiplier
        let failures = changed.failures
        for term in terms(of: part.source, in: example) {
          #expect(
            failures.contains {
              guard case .unbalanced(let variable, let coefficient) = $0 else { return false }
              return variable == term.variable
                && abs(coefficient - change * term.coefficient) < 1e-9
            }, "\(part) as \(value)")
        }
        // Also if all multipliers are small.
        var small = changed
        small.parts = changed.parts.map { ($0.source, 1e-12 * $0.multiplier) }
        #expect(small.failures.isEmpty == failures.isEmpty, "\(part) as \(value)")
        // If there is only a constant, any multiple with the same sign is a proof.
        #expect(!failures.isEmpty || example.system.constraints.count == 1 && value < 0)
      }
      for value in [0, .nan, .infinity] {
        var changed = example
        changed.parts[index].multiplier = value
        #expect(changed.failures.contains(.malformedShare(part.source)))
      }
    }
  }

  @Test(arguments: all)
  func `a part that is missing, there twice, or a stranger's is noticed`(example: Example) {
    for (index, part) in example.parts.enumerated() {
      var without = example
      without.parts.remove(at: index)
      let failures = without.failures
      #expect(!failures.isEmpty)
      if case .constraint(let id) = part.source {
        #expect(failures.contains(without.parts.isEmpty ? .noProof : .idleMember(id)))
      }
      var twice = example
      twice.parts.append(part)
      #expect(twice.failures.contains(.malformedShare(part.source)))
      let strangers =
        example.system.constraints.indices.filter { !example.members.contains($0) }
        + [-1, example.system.constraints.count]
      for stranger in strangers.map(Certificate.Source.constraint) {
        var changed = example
        changed.parts[index].source = stranger
        #expect(changed.failures.contains(.unknownSource(stranger)))
      }
      for variable in example.system.variables where !example.system.isNonnegative[variable.index] {
        guard example.parameters.isEmpty else { continue }
        var changed = example
        changed.parts[index].source = .domain(variable)
        #expect(changed.failures.contains(.unknownSource(.domain(variable))))
      }
    }
    var empty = example
    empty.parts = []
    #expect(empty.failures == [.noProof])
  }

  @Test(arguments: all)
  func `members must be required, in order, and not given up before`(example: Example) {
    for (place, member) in example.members.enumerated() {
      var optional = example
      optional.system.constraints[member].strength = .optional(999)
      #expect(optional.failures == [.malformedConflict])
      if place < example.members.count - 1 {
        var dropped = example
        dropped.dropped = [member]
        #expect(dropped.failures == [.malformedConflict])
        var kept = example
        kept.broken = member
        #expect(kept.failures == [.malformedConflict])
      }
    }
    var repeated = example
    repeated.members.append(example.members[0])
    #expect(repeated.failures == [.malformedConflict])
    var reversed = example
    reversed.members.reverse()
    #expect(reversed.failures == (example.members.count > 1 ? [.malformedConflict] : []))
    var none = example
    none.members = []
    #expect(none.failures == [.malformedConflict])
    for other in example.system.constraints.indices where !example.members.contains(other) {
      var larger = example
      larger.members = (example.members + [other]).sorted()
      #expect(larger.failures == [.idleMember(Solver.ConstraintID(index: other))])
    }
  }

  /// The same multipliers, with constants changed until all constraints can hold.
  @Test(arguments: all)
  func `constraints that can hold are no conflict`(example: Example) {
    for (source, multiplier) in example.parts {
      guard case .constraint(let id) = source else { continue }
      var moved = example
      moved.system.constraints[id.index].expression.constant -= 200 / multiplier
      #expect(
        moved.failures.contains { if case .noContradiction = $0 { true } else { false } })
    }
  }

  private func terms(
    of source: Certificate.Source, in example: Example
  ) -> [LinearExpression.Term] {
    switch source {
    case .constraint(let id): example.system.constraints[id.index].expression.terms
    case .domain(let variable): LinearExpression(variable).terms
    }
  }
}
