import Foundation

/// HiGHS (<https://highs.dev>), a solver of linear programs: `highspy` on PyPI.
enum HiGHS {
  static func install(cache: URL, _ python: String) throws -> PeerProgram {
    let packages = cache.appending(path: "highspy").path
    let path = "PYTHONPATH=\(packages)"
    // Also fails if the package was installed for another Python.
    if try !Program.canRun(path, [python, "-c", "import highspy"]) {
      try Program.run(
        python,
        [
          "-m", "pip", "install", "highspy", "--only-binary", ":all:", "--upgrade", "-q", "-t",
          packages,
        ])
    }
    return PeerProgram(
      executable: Program.env, arguments: [path, python, Peer.source("highs.py")],
      variants: variants, strengths: strengths)
  }

  /// The priorities themselves: levels are compared as ours are.
  static func strengths(of priorities: Set<Double>) -> [Double: Double] {
    Dictionary(uniqueKeysWithValues: priorities.map { ($0, $0) })
  }

  /// Whether presolve is used, which needs that there is no basis yet; how the optimum of a level is
  /// kept; and HiGHS's number of a simplex strategy: primal, its own choice or dual.
  private static let variants = PeerVariant.combinations(
    of: ["on", "off"], ["rows", "fixing"], ["4", "0", "1"])
}
