import Foundation

/// Measures a peer, in separate processes.
final class PeerSolver {
  let peer: Peer
  private let program: PeerProgram
  private let folder: URL

  /// A peer's results for a problem, from the best of its variants.
  struct Result {
    /// In seconds; `nil` if no variant finished.
    var build: Double?
    var resize: Double?
    /// Every variable's, by the variant that was built fastest.
    var values: [Double]?
    /// The error of a variant that failed.
    var error: String?
    /// How many variants did not fail.
    private var count = 0
    /// For each quantity, the least total time of a process that measured it.
    private var durations: [Measurement.Quantity: Double] = [:]

    init(build: Double? = nil, resize: Double? = nil) {
      self.build = build
      self.resize = resize
    }

    /// - Parameter duration: in seconds.
    mutating func add(_ measurement: Measurement, error: String?, duration: Double) {
      self.error = error ?? self.error
      if error == nil { count += 1 }
      if let time = measurement[.build], time < build ?? .infinity {
        (build, values) = (time, measurement.values)
      }
      if let time = measurement[.resize] { resize = min(time, resize ?? .infinity) }
      for quantity in [Measurement.Quantity.build, .resize] where measurement[quantity] != nil {
        durations[quantity] = min(duration, durations[quantity] ?? .infinity)
      }
    }

    /// Whether so many variants took too long that the others are skipped. A variant that fails costs
    /// little.
    var isHopeless: Bool { count >= 3 && build == nil }

    /// The time limit of another variant, in seconds, from the times of those before it: one that
    /// takes three times as long is not the best for any quantity.
    func timeLimit(for variant: PeerVariant) -> Double {
      durations[variant.canResize ? .resize : .build].map { max(5, 3 * $0) } ?? .infinity
    }
  }

  /// Prepares a peer. Downloads are kept in the cache.
  init(_ peer: Peer, cache: URL) throws {
    self.peer = peer
    // A separate folder for each run, because another benchmark may run at the same time.
    folder = FileManager.default.temporaryDirectory.appending(path: "peer-\(UUID().uuidString)")
    for folder in [cache, folder] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    do {
      program = try peer.prepare(in: folder, cache: cache)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Measures a problem by all variants.
  func measure(_ problem: LayoutProblem, limit: Double) throws -> Result {
    let file = folder.appending(path: "problem.txt")
    try ProblemFile(problem, strengths: program.strengths).text
      .write(to: file, atomically: true, encoding: .utf8)
    var result = Result()
    for variant in program.variants where !result.isHopeless {
      let start = ContinuousClock.now
      let output = try Program.output(
        of: program.executable, program.arguments + [file.path] + variant.arguments,
        within: min(limit, result.timeLimit(for: variant)))
      result.add(
        Measurement(printed: output.text), error: output.error,
        duration: start.duration(to: .now).seconds)
    }
    return result
  }
}
