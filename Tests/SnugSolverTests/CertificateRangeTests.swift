import SnugSolver
import SnugSolverSupport
import Testing

/// Proofs for the ends of ranges, and for ranges without an end.
struct CertificateRangeTests {
  /// A position bounded on the left by an optional constraint, and a width beside it.
  private struct Open {
    var system = LinearSystem()
    let position: Variable
    let width: Variable
    var values = [20.0, 20]
    var ray: [Double]? = [1, 1]
    var claimed = Double.infinity
    var upwards = true
    var level = (strength: 250.0, violation: 0.0)

    init() {
      position = system.position()
      width = system.width()
      system.require(position - width == 0)
      system.add(position >= 10, at: 250)
    }

    var failures: [VerificationFailure.Reason] {
      CertificateCheck(
        constraints: system.constraints, isNonnegative: system.isNonnegative, parameters: [],
        dropped: []
      ).failures(
        in: RangeEnd(values: values, ray: ray), of: LinearExpression(position), upwards: upwards,
        claimed: claimed, levels: [level])
    }
  }

  @Test func `a ray without end is taken, however long its arrow`() {
    var open = Open()
    #expect(open.failures == [])
    for length in [1e-6, 1e6] {
      open.ray = [length, length]
      #expect(open.failures == [])
    }
  }

  @Test func `a ray may be much longer in one variable than in another`() {
    var system = LinearSystem()
    let (first, second, third) = (system.width(), system.width(), system.width())
    system.require(second <= 0.0001 * third)
    system.require(second >= 1e6 * first + 1e7)
    let solution = system.makeSolver().solve()
    #expect(solution.range(of: LinearExpression(first)) == 0 ... .infinity)
    expectVerified(solution)
  }

  /// The position must not exceed 100, and because of rounding it seems to move with the width.
  @Test(arguments: [1e-11, 1e-9]) func `a rounding error is not a ray`(noise: Double) {
    var system = LinearSystem()
    let (position, _) = (system.position(), system.width())
    system.require(position <= 100)
    let check = CertificateCheck(
      constraints: system.constraints, isNonnegative: system.isNonnegative, parameters: [],
      dropped: [])
    let failures = check.failures(
      in: RangeEnd(values: [0, 0], ray: [noise, 1]), of: LinearExpression(position),
      upwards: true, claimed: .infinity, levels: [])
    #expect(failures == [.blockedRay(.constraint(0))])
  }

  @Test func `a ray that leads out of something is not`() {
    for (ray, failures) in [
      ([0.0, 0.0], [VerificationFailure.Reason.idleRay]), ([1, 0], [.blockedRay(.constraint(0))]),
      ([0, 1], [.blockedRay(.constraint(0)), .idleRay]),
      ([1, 1 - 1e-6], [.blockedRay(.constraint(0))]),
      (
        [-1, -1],
        [
          .blockedRay(.constraint(1)), .blockedRay(.domain(Variable.second)), .idleRay,
        ]
      ), ([1], [.unusableValues]), ([1, .nan], [.unusableValues]),
    ] {
      var open = Open()
      open.ray = ray
      #expect(open.failures == failures)
    }
    var downwards = Open()
    downwards.upwards = false
    downwards.claimed = -.infinity
    downwards.ray = [-1, -1]
    #expect(
      downwards.failures == [.blockedRay(.constraint(1)), .blockedRay(.domain(downwards.width))])
  }

  @Test func `a ray begins where everything is at its best`() {
    var open = Open()
    open.values = [20, 21]
    #expect(open.failures == [.brokenRequirement(.constraint(0), by: 1)])
    open.values = [5, 5]
    #expect(open.failures == [.wrongCost(strength: 250, claimed: 0, found: 5)])
    open.values = [20]
    #expect(open.failures.contains(.unusableValues))
  }

  @Test func `a wrong claim about an end is noticed`() {
    var open = Open()
    open.claimed = 1e9
    #expect(open.failures == [.wrongEnd(claimed: 1e9, found: .infinity)])
    open.ray = nil
    #expect(open.failures.contains(.wrongEnd(claimed: 1e9, found: 20)))

    let example = CertificateExample.greatestLabel
    let left = LinearExpression(example.system.variables[0])
    let end = RangeEnd(values: example.values, certificate: example.certificate)
    func failures(upwards: Bool, claimed: Double) -> [VerificationFailure.Reason] {
      example.check.failures(
        in: end, of: left, upwards: upwards, claimed: claimed, levels: example.levels)
    }
    #expect(failures(upwards: true, claimed: 70) == [])
    for claimed in [69.99, 70.01, Double.infinity, -.infinity, .nan] {
      let found = failures(upwards: true, claimed: claimed)
      #expect(found.count == 1, "\(claimed): \(found)")
    }
    // Nor is the greatest value the least.
    #expect(
      failures(upwards: false, claimed: 70).contains(
        .leftOver(example.system.variables[0], strength: -.infinity, coefficient: 2)))
  }
}

extension Variable {
  /// The second of any solver.
  fileprivate static var second: Variable {
    var solver = Solver()
    _ = solver.addVariable()
    return solver.addVariable()
  }
}
