import Foundation

/// Measures a peer, in processes of its own.
final class PeerSolver {
  let peer: Peer
  private let program: PeerProgram
  private let folder: URL
  /// The variants by their times at the last size of a family, best first.
  private var ranking: [Family: [Family.Form: [PeerVariant]]] = [:]

  /// What a peer did with a problem, by the best of its variants.
  struct Result {
    /// In seconds; `nil` if no variant came to an end.
    var build: Double?
    var resize: Double?
    /// Every variable's, by the variant that was built fastest.
    var values: [Double]?
    /// What a variant said that failed.
    var error: String?
  }

  /// Gets a peer ready; what is downloaded is kept in the cache.
  init(_ peer: Peer, cache: URL) throws {
    self.peer = peer
    // Nothing else is kept: another benchmark may run at the same time.
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

  /// Measures a problem: small ones by all variants, large ones by those that did best at the size
  /// before, for some of the others would not end.
  func measure(
    _ problem: LayoutProblem, of family: Family, _ form: Family.Form, limit: Double
  ) throws -> Result {
    let file = folder.appending(path: "problem.txt")
    try ProblemFile(problem, strengths: program.strengths).text
      .write(to: file, atomically: true, encoding: .utf8)
    var result = Result()
    var trials = PeerTrials()
    for variant in ranking[family]?[form] ?? program.variants where !trials.areHopeless {
      let start = ContinuousClock.now
      let output = try Program.output(
        of: program.executable, program.arguments + [file.path] + variant.arguments,
        within: min(limit, trials.patience(with: variant)))
      if let error = output.error { result.error = error }
      trials.add(
        PeerTrials.Trial(
          variant: variant, measurement: Measurement(printed: output.text),
          hasFailed: output.error != nil, duration: start.duration(to: .now).seconds))
    }
    let best = trials.ranked(by: .build).first?.measurement
    result.build = best?[.build]
    result.values = best?.values
    result.resize = trials.ranked(by: .resize).first?.measurement[.resize]
    if problem.viewCount >= 100, !trials.finalists.isEmpty {
      ranking[family, default: [:]][form] = trials.finalists
    }
    return result
  }
}
