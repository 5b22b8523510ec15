import SnugSolver
import SnugSolverSupport
import Testing

/// Proofs worked out by hand are accepted, and proofs that differ in anything are not.
struct CertificateTests {
  @Test(arguments: CertificateExample.all)
  func `a proof is taken`(example: CertificateExample) {
    #expect(example.failures == [])
  }

  /// At every index, including those without a share.
  @Test(arguments: CertificateExample.all)
  func `a multiplier that is another leaves something over`(example: CertificateExample) {
    for source in example.sources {
      for strength in example.strengths {
        let value = example[source, strength]
        for other in [value + 0.25, value - 1e-6, -value, 0, 2 * value, value * 1e6]
        where other != value {
          var changed = example
          changed[source, strength] = other
          expectLeftOver([source: [strength: other - value]], changed)
        }
      }
    }
  }

  @Test(arguments: CertificateExample.all)
  func `a multiplier in another level leaves something over in both`(
    example: CertificateExample
  ) {
    for share in example.certificate.shares {
      for multiplier in share.multipliers {
        for strength in example.strengths where strength != multiplier.strength {
          var changed = example
          changed[share.source, multiplier.strength] = 0
          changed[share.source, strength] += multiplier.value
          expectLeftOver(
            [
              share.source: [
                multiplier.strength: -multiplier.value, strength: multiplier.value,
              ]
            ], changed)
        }
        // A level that does not exist.
        var changed = example
        changed[share.source, multiplier.strength] = 0
        changed[share.source, 333] = multiplier.value
        #expect(changed.failures == [.unknownLevel(333)])
      }
    }
  }

  @Test(arguments: CertificateExample.all)
  func `a share with a wrong source is detected`(example: CertificateExample) {
    for share in example.certificate.shares {
      let all = Dictionary(
        uniqueKeysWithValues: share.multipliers.map { ($0.strength, $0.value) })
      var without = example
      without.certificate.shares.removeAll { $0 == share }
      expectLeftOver([share.source: all.mapValues { -$0 }], without)

      for other in example.sources where other != share.source {
        var changed = without
        for multiplier in share.multipliers {
          changed[other, multiplier.strength] += multiplier.value
        }
        // With the same left side, only the slope can be wrong.
        #expect(!changed.failures.isEmpty, "\(share.source) as \(other)")
        if example.terms(of: other) != example.terms(of: share.source) {
          expectLeftOver([share.source: all.mapValues { -$0 }, other: all], changed)
        }
      }
      let strangers =
        example.dropped.sorted().map(Certificate.Source.constraint)
        + [.constraint(-1), .constraint(example.system.constraints.count)]
        + example.system.variables.map(Certificate.Source.domain)
        .filter { !example.sources.contains($0) }
      for stranger in strangers {
        var changed = without
        for multiplier in share.multipliers {
          changed[stranger, multiplier.strength] = multiplier.value
        }
        #expect(changed.failures == [.unknownSource(stranger)])
      }
    }
  }

  @Test(arguments: CertificateExample.all)
  func `a share that is not well formed is not read`(example: CertificateExample) {
    for (index, share) in example.certificate.shares.enumerated() {
      var twice = example
      twice.certificate.shares.insert(share, at: index)
      #expect(twice.failures == [.malformedShare(share.source)])
      if index > 0 {
        var swapped = example
        swapped.certificate.shares.swapAt(index - 1, index)
        let lesser = swapped.certificate.shares[index].source
        #expect(swapped.failures.contains(.malformedShare(lesser)))
      }
      for place in share.multipliers.indices {
        for value in [0, .nan, .infinity] {
          var changed = example
          changed.certificate.shares[index].multipliers[place].value = value
          #expect(changed.failures == [.malformedShare(share.source)])
        }
        var repeated = example
        repeated.certificate.shares[index].multipliers.insert(
          share.multipliers[place], at: place)
        #expect(repeated.failures == [.malformedShare(share.source)])
      }
      var upsideDown = example
      upsideDown.certificate.shares[index].multipliers.reverse()
      #expect(
        upsideDown.failures
          == (share.multipliers.count > 1 ? [.malformedShare(share.source)] : []))
    }
  }

  @Test(arguments: CertificateExample.all)
  func `an incomplete certificate is one failure`(example: CertificateExample) {
    var changed = example
    changed.certificate = Certificate(missing: .constraint(0))
    // Without costs, an empty certificate is a proof.
    let isProof = example.certificate.shares.isEmpty
    #expect(changed.failures == (isProof ? [] : [.incompleteCertificate(.constraint(0))]))
    // Errors in the values are reported, too.
    guard !example.levels.isEmpty else { return }
    changed.levels[0].violation += 1
    #expect(changed.failures.count == 2)
    #expect(changed.failures.last == .incompleteCertificate(.constraint(0)))
  }

  @Test func `the same unknown multiplier is reported once`() {
    let variables = CertificateExample.window.system.variables
    func gap(_ index: Int, _ subject: VerificationFailure.Subject) -> VerificationFailure {
      VerificationFailure(subject, .incompleteCertificate(.constraint(index)))
    }
    let other = VerificationFailure(.conflict(0), .noProof)
    let (low, high) = (
      VerificationFailure.Subject.end(variables[0], upwards: false),
      VerificationFailure.Subject.end(variables[1], upwards: true)
    )
    #expect(
      [gap(1, low), other, gap(2, low), gap(1, high), other, gap(2, high)].withoutRepeatedGaps
        == [gap(1, low), other, gap(2, low), other])
  }

  /// All at once, so that the sums still cancel and only the slopes are wrong.
  @Test(arguments: CertificateExample.all, [-1.0, 0.5, 2])
  func `a proof times a number is no proof`(example: CertificateExample, factor: Double) {
    // The objective's cost is not multiplied, so its sum would not cancel.
    guard example.objective == nil, !example.certificate.shares.isEmpty else { return }
    var changed = example
    for share in example.certificate.shares {
      for multiplier in share.multipliers {
        changed[share.source, multiplier.strength] = factor * multiplier.value
      }
    }
    let violated = example.system.constraints.indices.filter {
      !example.dropped.contains($0)
        && example.system.violation(of: $0, at: example.values) > 0
    }
    let failures = changed.failures
    #expect(!violated.isEmpty)
    for index in violated { #expect(failures.contains { $0.isNoSlope(of: .constraint(index)) }) }
    #expect(!failures.contains { if case .leftOver = $0 { true } else { false } })
    for (strength, violation) in example.levels where violation != 0 {
      #expect(
        failures.contains(
          .wrongBound(strength: strength, claimed: violation, proved: factor * violation)))
    }
  }

  @Test(arguments: CertificateExample.all)
  func `a value that is another is not the best`(example: CertificateExample) {
    for index in example.values.indices {
      for step in [-1, -1e-4, 1e-4, 1, 1000] {
        var changed = example
        changed.values[index] += step
        let failures = changed.failures
        let broken = changed.system.requiredConstraints.filter {
          !changed.dropped.contains($0)
            && changed.system.violation(of: $0, at: changed.values) > 1e-5
        }
        for constraint in broken {
          #expect(
            failures.contains {
              guard case .brokenRequirement(let source, _) = $0 else { return false }
              return source == .constraint(constraint)
            }, "v\(index) by \(step)")
        }
        #expect(
          !broken.isEmpty
            || failures.contains {
              if case .wrongCost = $0 { true } else { false }
            }, "v\(index) by \(step)")
      }
      for value in [Double.nan, .infinity] {
        var changed = example
        changed.values[index] = value
        #expect(changed.failures == [.unusableValues])
      }
    }
    var short = example
    short.values.removeLast()
    #expect(short.failures == [.unusableValues])
  }

  @Test(arguments: CertificateExample.all)
  func `a wrong claim about a level is noticed`(example: CertificateExample) {
    for (index, level) in example.levels.enumerated() {
      for claimed in [level.violation + 1e-4, level.violation - 1, -level.violation - 1, .nan] {
        var changed = example
        changed.levels[index].violation = claimed
        let failures = changed.failures
        #expect(
          failures.contains {
            if case .wrongCost(level.strength, _, level.violation) = $0 { true } else { false }
          })
        #expect(
          failures.contains {
            if case .wrongBound(level.strength, _, level.violation) = $0 { true } else { false }
          })
      }
      var renamed = example
      renamed.levels[index].strength += 1
      #expect(renamed.failures == [.malformedLevels])
      var without = example
      without.levels.remove(at: index)
      #expect(without.failures == [.malformedLevels])
    }
    var reversed = example
    reversed.levels.reverse()
    #expect(reversed.failures == (example.levels.count > 1 ? [.malformedLevels] : []))
  }

  /// The same proof of another system: a reversed relation, a changed constant, another level.
  @Test(arguments: CertificateExample.all)
  func `a proof of another system is none`(example: CertificateExample) {
    for (index, constraint) in example.system.constraints.enumerated()
    where !example.dropped.contains(index) {
      // A constraint without a share can change while it has slack.
      guard example.certificate.shares.contains(where: { $0.source == .constraint(index) })
      else { continue }
      for step in [-3.0, 3] {
        var moved = example
        moved.system.constraints[index].expression.constant += step
        #expect(!moved.failures.isEmpty, "c\(index) by \(step)")
      }
      if constraint.relation != .equal {
        var turned = example
        turned.system.constraints[index].relation =
          constraint.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        #expect(turned.failures.contains { $0.isNoSlope(of: .constraint(index)) }, "c\(index)")
      }
    }
  }

  /// Expects that, for each variable of sources with wrong multipliers, exactly the error is left
  /// over.
  private func expectLeftOver(
    _ changes: [Certificate.Source: [Double: Double]], _ changed: CertificateExample
  ) {
    let failures = changed.failures
    for strength in changed.strengths {
      var sums = Array(repeating: 0.0, count: changed.values.count)
      for (source, byLevel) in changes {
        for term in changed.terms(of: source) {
          sums[term.variable.index] += (byLevel[strength] ?? 0) * term.coefficient
        }
      }
      for variable in changed.system.variables {
        let found = failures.compactMap { failure -> Double? in
          guard case .leftOver(variable, strength, let coefficient) = failure else { return nil }
          return coefficient
        }
        let sum = sums[variable.index]
        #expect(
          sum == 0 ? found.isEmpty : found.count == 1 && abs(found[0] - sum) < 1e-9,
          "v\(variable.index) in \(strength): \(found), not \(sum)")
      }
    }
  }
}

extension VerificationFailure.Reason {
  func isNoSlope(of source: Certificate.Source) -> Bool {
    if case .noSlope(source, _) = self { true } else { false }
  }
}
