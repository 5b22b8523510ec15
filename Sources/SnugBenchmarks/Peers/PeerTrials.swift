/// What the variants took for one problem, and which are worth trying with a larger one.
struct PeerTrials {
  private var trials: [Trial] = []

  struct Trial {
    var variant: PeerVariant
    var measurement: Measurement
    /// Whether it ended by an error, not by the limit.
    var hasFailed: Bool
    /// From the start of the process to its end, in seconds.
    var duration: Double
  }

  mutating func add(_ trial: Trial) { trials.append(trial) }

  /// Those that came to measure a quantity, the best first.
  func ranked(by quantity: Measurement.Quantity) -> [Trial] {
    trials.compactMap { trial in trial.measurement[quantity].map { (trial, $0) } }
      .sorted { $0.1 < $1.1 }
      .map(\.0)
  }

  /// The best at building, at building what can be resized, and at resizing; a variant may be
  /// quick to resize and never be built.
  var finalists: [PeerVariant] {
    let builders = ranked(by: .build)
    let resizers = ranked(by: .resize)
    let best =
      builders.prefix(3) + builders.filter { $0.variant.canResize }.prefix(2) + resizers.prefix(2)
    var finalists: [PeerVariant] = []
    for trial in best where !finalists.contains(trial.variant) { finalists.append(trial.variant) }
    return finalists
  }

  /// Whether so many variants took too long that the others are spared; one that fails costs little.
  var areHopeless: Bool { trials.count { !$0.hasFailed } >= 3 && ranked(by: .build).isEmpty }

  /// The seconds another variant gets, seeing what was enough for those before it: who takes three
  /// times as long is the best at nothing.
  func patience(with variant: PeerVariant) -> Double {
    let durations = trials.filter {
      $0.measurement[variant.canResize ? .resize : .build] != nil
    }.map(\.duration)
    return durations.min().map { max(5, 3 * $0) } ?? .infinity
  }
}
