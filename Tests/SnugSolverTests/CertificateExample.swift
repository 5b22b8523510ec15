import SnugSolver
import SnugSolverSupport
import Testing

/// A system with its best values and the proof, all worked out by hand.
struct CertificateExample: CustomTestStringConvertible {
  var name: String
  var system: LinearSystem
  var parameters: [Solver.Parameter] = []
  var dropped: Set<Int> = []
  var values: [Double]
  var levels: [(strength: Double, violation: Double)]
  var objective: LinearExpression?
  var certificate: Certificate

  var testDescription: String { name }

  var check: CertificateCheck {
    CertificateCheck(
      constraints: system.constraints, isNonnegative: system.isNonnegative,
      parameters: parameters, dropped: dropped)
  }

  var failures: [VerificationFailure.Reason] {
    check.failures(in: certificate, at: values, levels: levels, minimizing: objective)
  }

  /// All levels of multipliers.
  var strengths: [Double] {
    levels.map(\.strength) + (objective == nil ? [] : [RangeEnd.objectiveStrength])
  }

  /// All sources that can have a share.
  var sources: [Certificate.Source] {
    let variables = system.variables.filter { variable in
      system.isNonnegative[variable.index]
        || parameters.contains { $0.variable == variable.index }
    }
    return system.constraints.indices.filter { !dropped.contains($0) }.map { .constraint($0) }
      + variables.map { .domain($0) }
  }

  /// The terms of a source's left side, without the constant.
  func terms(of source: Certificate.Source) -> [LinearExpression.Term] {
    switch source {
    case .constraint(let id): system.constraints[id.index].expression.terms
    case .domain(let variable): LinearExpression(variable).terms
    }
  }

  subscript(source: Certificate.Source, strength: Double) -> Double {
    get {
      certificate.shares.first { $0.source == source }?
        .multipliers.first { $0.strength == strength }?.value ?? 0
    }
    set {
      var multipliers =
        certificate.shares.first { $0.source == source }?.multipliers ?? []
      multipliers.removeAll { $0.strength == strength }
      if newValue != 0 {
        multipliers.append(Certificate.LevelMultiplier(strength: strength, value: newValue))
      }
      multipliers.sort { $0.strength > $1.strength }
      certificate.shares.removeAll { $0.source == source }
      if !multipliers.isEmpty {
        certificate.shares.append(Certificate.Share(source: source, multipliers: multipliers))
      }
      certificate.shares.sort { $0.source < $1.source }
    }
  }
}

extension Certificate.Source {
  static func constraint(_ index: Int) -> Certificate.Source {
    .constraint(Solver.ConstraintID(index: index))
  }
}

extension Certificate {
  /// `(source, [level: value])`, in any order.
  init(_ shares: [(Source, [Double: Double])]) {
    self.init(
      shares: shares.sorted { $0.0 < $1.0 }.map { source, values in
        Share(
          source: source,
          multipliers: values.sorted { $0.key > $1.key }.map {
            LevelMultiplier(strength: $0.key, value: $0.value)
          })
      })
  }
}

extension CertificateExample {
  static let all = [
    squeezedLabel, wishFromTheOtherSide, equalLabels, window, afterConflict, greatestLabel,
    noLevels,
  ]

  /// A label of 80 has room for only 60.
  static var squeezedLabel: CertificateExample {
    var system = LinearSystem()
    let label = system.label(intrinsic: 80, hug: 250, resist: 750)
    let width = system.require(label == 60)
    return CertificateExample(
      name: "a compressed label", system: system, values: [60], levels: [(750, 20), (250, 0)],
      certificate: Certificate([(.constraint(1), [750: -1]), (.constraint(width), [750: 1])]))
  }

  /// A required constraint opposes one level and supports a lower one. Its multipliers have both
  /// signs, and the higher level's decides.
  static var wishFromTheOtherSide: CertificateExample {
    var system = LinearSystem()
    let position = system.position()
    system.add(position == -10, at: 750)
    system.add(position >= 200, at: 250)
    system.require(position >= 120)
    return CertificateExample(
      name: "a preference from the other side", system: system, values: [120],
      levels: [(750, 130), (250, 80)],
      certificate: Certificate([
        (.constraint(0), [750: 1]), (.constraint(1), [250: -1]),
        (.constraint(2), [750: -1, 250: 1]),
      ]))
  }

  /// The longer text decides. Its resistance has a multiplier at 250, which costs nothing at 750.
  static var equalLabels: CertificateExample {
    var system = LinearSystem()
    let long = system.label(intrinsic: 100, hug: 250, resist: 750)
    let short = system.label(intrinsic: 40, hug: 250, resist: 750)
    let equal = system.require(long == short)
    return CertificateExample(
      name: "equal labels", system: system, values: [100, 100], levels: [(750, 0), (250, 60)],
      certificate: Certificate([
        (.constraint(1), [250: -1]), (.constraint(2), [250: 1]), (.constraint(equal), [250: 1]),
      ]))
  }

  /// A window of given width, and a field that shrinks to zero.
  static var window: CertificateExample {
    var system = LinearSystem()
    let window = system.position()
    let (label, field) = (system.width(), system.width())
    let sum = system.require(label + field == window)
    let preference = system.add(2 * label == LinearExpression(constant: 80), at: 750)
    // Only a solver can make parameters.
    var solver = Solver()
    _ = solver.addParameter(30)
    return CertificateExample(
      name: "a window", system: system, parameters: solver.parameters,
      values: [30, 30, 0], levels: [(750, 20)],
      certificate: Certificate([
        (.constraint(sum), [750: 2]), (.constraint(preference), [750: -1]),
        (.domain(window), [750: 2]), (.domain(field), [750: -2]),
      ]))
  }

  static var afterConflict: CertificateExample {
    var system = LinearSystem()
    let width = system.width()
    let kept = system.require(width == 100)
    let broken = system.require(width == 120)
    let preference = system.add(width <= 50, at: 500)
    return CertificateExample(
      name: "after a conflict", system: system, dropped: [broken], values: [100],
      levels: [(500, 50)],
      certificate: Certificate([
        (.constraint(kept), [500: -1]), (.constraint(preference), [500: 1]),
      ]))
  }

  /// Two labels with equal hugging share 100. The first can be as wide as the other allows.
  static var greatestLabel: CertificateExample {
    var system = LinearSystem()
    let (left, right) = (system.width(), system.width())
    system.require(left + right == 100)
    system.add(left <= 30, at: 250)
    system.add(right <= 30, at: 250)
    let below = RangeEnd.objectiveStrength
    return CertificateExample(
      name: "the greatest label", system: system, values: [70, 30], levels: [(250, 40)],
      objective: -1 * LinearExpression(left),
      certificate: Certificate([
        (.constraint(0), [250: -1, below: 1]), (.constraint(1), [250: 1]),
        (.constraint(2), [250: 1, below: -1]),
      ]))
  }

  /// No levels: only the required constraints must hold.
  static var noLevels: CertificateExample {
    var system = LinearSystem()
    let (left, right) = (system.position(), system.position())
    system.require(left - right == 10)
    return CertificateExample(
      name: "no levels", system: system, values: [30, 20], levels: [], certificate: Certificate())
  }
}
