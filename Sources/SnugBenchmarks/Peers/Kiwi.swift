import Foundation

/// Kiwi (<https://github.com/nucleic/kiwi>), a solver in C++ and much used: the yardstick.
///
/// Nothing of it is part of this package. Its headers come from the source distribution of
/// `kiwisolver` on PyPI, which `pip` fetches into a folder of the caller's.
final class Kiwi {
  private let harness: URL
  private let folder: URL
  /// The variants by their times at the last size of a family, best first.
  private var ranking: [Ranked: [KiwiVariant]] = [:]

  private struct Ranked: Hashable {
    var family: Family
    var form: Family.Form
  }

  /// What kiwi did with a problem, by the best of its variants.
  struct Result {
    /// In seconds; `nil` if no variant came to an end.
    var build: Double?
    var resize: Double?
    /// Every variable's, by the variant that was built fastest.
    var values: [Double]?
    /// What a variant said that failed.
    var error: String?
  }

  /// Fetches and compiles kiwi; its headers are kept in a folder for the next time.
  init(keepingHeadersIn cache: URL) throws {
    let python = try ["python3", "python"].first {
      try ChildProcess.canRun($0, ["-m", "pip", "--version"])
    }
    guard let python else {
      throw BenchmarkError("kiwi is fetched with pip, and there is none: install python3-pip")
    }
    guard try ChildProcess.canRun("g++", ["--version"]) else {
      throw BenchmarkError("kiwi is compiled with g++, and there is none: install g++")
    }
    // Nothing else is kept: another benchmark may run at the same time.
    folder = FileManager.default.temporaryDirectory.appending(path: "kiwi-\(UUID().uuidString)")
    harness = folder.appending(path: "harness")
    for folder in [cache, folder] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let headers = try Self.headers(in: cache, python)
    let source = folder.appending(path: "harness.cpp")
    try kiwiHarness.write(to: source, atomically: true, encoding: .utf8)
    try ChildProcess.run(
      "g++", ["-O3", "-std=c++17", "-DNDEBUG", "-I", headers.path, source.path, "-o", harness.path])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The unpacked source distribution, fetched if it is not there.
  private static func headers(in folder: URL, _ python: String) throws -> URL {
    func unpacked() throws -> URL? {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { FileManager.default.fileExists(atPath: $0.appending(path: "kiwi/kiwi.h").path) }
        .min { $0.path > $1.path }
    }
    if let there = try unpacked() { return there }
    try ChildProcess.run(
      python,
      [
        "-m", "pip", "download", "kiwisolver", "--no-binary", ":all:", "--no-deps", "-q", "-d",
        folder.path,
      ])
    let archive = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .first { $0.hasSuffix(".tar.gz") }
    guard let archive else { throw BenchmarkError("pip fetched no source distribution of kiwi") }
    try ChildProcess.run("tar", ["-xzf", folder.appending(path: archive).path, "-C", folder.path])
    guard let there = try unpacked() else { throw BenchmarkError("\(archive) has no kiwi/kiwi.h") }
    return there
  }

  /// Measures a problem: small ones by all variants, large ones by those that did best at the size
  /// before, for some of the others would not end.
  func measure(
    _ problem: LayoutProblem, of family: Family, _ form: Family.Form, limit: Double
  ) throws -> Result {
    let file = folder.appending(path: "problem.txt")
    try KiwiProblem(problem).text.write(to: file, atomically: true, encoding: .utf8)
    let ranked = Ranked(family: family, form: form)
    var result = Result()
    var trials = KiwiTrials()
    for variant in ranking[ranked] ?? KiwiVariant.allCases where !trials.areHopeless {
      let start = ContinuousClock.now
      let output = try ChildProcess(
        harness, [file.path, variant.order.rawValue, variant.width.rawValue]
      ).output(within: min(limit, trials.patience(with: variant)))
      if let error = output.error { result.error = error }
      trials.add(variant, Measurement(printed: output.text), start.duration(to: .now).seconds)
    }
    let best = trials.ranked(by: .build).first?.measurement
    result.build = best?[.build]
    result.values = best?.values
    result.resize = trials.ranked(by: .resize).first?.measurement[.resize]
    if problem.viewCount >= 100, !trials.finalists.isEmpty { ranking[ranked] = trials.finalists }
    return result
  }
}
