import Foundation

/// Kiwi (<https://github.com/nucleic/kiwi>), a much used Cassowary solver in C++.
///
/// Its headers come from the source distribution of `kiwisolver` on PyPI.
enum Kiwi {
  static func compile(in folder: URL, cache: URL, _ python: String) throws -> PeerProgram {
    guard try Program.canRun("g++", ["--version"]) else {
      throw BenchmarkError("kiwi is compiled with g++, and there is none: install g++")
    }
    let headers = try headers(in: cache, python)
    let harness = folder.appending(path: "harness")
    let source = Peer.source("kiwi.cpp")
    try Program.run(
      "g++", ["-O3", "-std=c++17", "-DNDEBUG", "-I", headers.path, source, "-o", harness.path])
    return PeerProgram(executable: harness.path, variants: variants, strengths: weights)
  }

  /// The order constraints are added in, most often the best first; and how the container gets its
  /// width: by a required constraint, or as an edit variable, which alone can be resized; before all
  /// constraints or after them.
  private static let variants = PeerVariant.combinations(
    of: ["strongest-first", "required-first", "given", "required-last", "strongest-last"],
    ["pinned-first", "edited-first", "pinned-last", "edited-last"]
  ).map { variant in
    PeerVariant(
      arguments: variant.arguments, canResize: variant.arguments[1].hasPrefix("edited"))
  }

  /// The unpacked source distribution, fetched if it is not there.
  private static func headers(in folder: URL, _ python: String) throws -> URL {
    func unpacked() throws -> URL? {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { FileManager.default.fileExists(atPath: $0.appending(path: "kiwi/kiwi.h").path) }
        .min { $0.path > $1.path }
    }
    if let there = try unpacked() { return there }
    try Program.run(
      python,
      [
        "-m", "pip", "download", "kiwisolver", "--no-binary", ":all:", "--no-deps", "-q", "-d",
        folder.path,
      ])
    let archive = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .first { $0.hasSuffix(".tar.gz") }
    guard let archive else { throw BenchmarkError("pip fetched no source distribution of kiwi") }
    try Program.run("tar", ["-xzf", folder.appending(path: archive).path, "-C", folder.path])
    guard let there = try unpacked() else { throw BenchmarkError("\(archive) has no kiwi/kiwi.h") }
    return there
  }
}

extension Kiwi {
  /// The weight of the highest level. A thousand such constraints still give way to the suggested
  /// width, which has 1e9, as the harness needs.
  private static let heaviest = 1e5
  private static let lightest = 1e-1
  private static let step = 1e3

  /// A weight for each priority.
  ///
  /// Kiwi adds up violations, each times a weight, while our solver compares level by level. The
  /// weights are chosen so that kiwi comes as near to that as possible. Between neighboring levels
  /// they differ by a factor of a thousand, as `weak`, `medium` and `strong` do in kiwi, and by less
  /// where there are too many levels for that.
  static func weights(of priorities: Set<Double>) -> [Double: Double] {
    var weights: [Double: Double] = [:]
    let levels = priorities.sorted(by: >)
    let room = Double(max(1, levels.count - 1))
    let factor = min(step, pow(heaviest / lightest, 1 / room))
    var weight = heaviest
    for level in levels {
      weights[level] = weight
      weight /= factor
    }
    return weights
  }
}
