import ArgumentParser
import SnugLayout
import Foundation
import SnugProcesses

/// Kiwi (<https://github.com/nucleic/kiwi>), a much used Cassowary solver in C++.
///
/// It is not part of this package. Its headers come from the source distribution of `kiwisolver` on
/// PyPI. `kiwi.cpp`, beside this file, is ours and measures it in a process of its own, which can be
/// stopped.
final class Kiwi {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "kiwi-\(UUID().uuidString)")
  private var harness: String { folder.appending(path: "harness").path }

  /// Downloads and compiles it.
  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try run(
      "python3", "-m", "pip", "download", "kiwisolver", "--no-binary", ":all:", "--no-deps",
      "-q", "-d", folder.path)
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "kiwi.cpp")
    try run(
      "sh", "-c",
      """
      cd "$0" && tar -xzf kiwisolver-*.tar.gz && \
      g++ -O3 -std=c++17 -DNDEBUG -I kiwisolver-*/ "$1" -o harness
      """, folder.path, source.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ program: String, _ arguments: String...) throws {
    let log = folder.appending(path: "log").path
    let outcome = try ChildProcess(program, arguments).run(within: 600, output: log)
    guard outcome.isSuccess else {
      throw ValidationError("\(program), which fetches or compiles kiwi, failed: \(outcome.output)")
    }
  }

  // MARK: - Measuring

  /// Times in seconds, as of ``SolverMeasurement``; `nil` for what did not finish.
  struct Result {
    var build: Double?
    var resize: Double?
    var values: [Double]?

    /// Takes what is better in the lines that a process printed until its end.
    mutating func add(_ printed: String) {
      var build: Double?
      for line in printed.split(separator: "\n") {
        let words = line.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Double($0) }
        switch words.first {
        case "build": build = numbers.first
        case "values" where (build ?? .infinity) < self.build ?? .infinity:
          (self.build, values) = (build, numbers)
        case "resize": resize = min(numbers.first ?? .infinity, resize ?? .infinity)
        default: break
        }
      }
    }
  }

  /// Kiwi gets the constraints in several orders, most often the best first, and the container's
  /// width by a required constraint or as an edit variable, which alone can be resized. Of each time
  /// the best counts.
  ///
  /// - Parameter limit: in seconds, for each way. After three that took longer the others are skipped.
  func measure(_ problem: LayoutProblem, limit: Double) throws -> Result {
    let file = folder.appending(path: "problem.txt")
    try Self.text(of: problem).write(to: file, atomically: true, encoding: .utf8)
    var result = Result()
    var slowCount = 0
    for order in [
      "strongest-first", "required-first", "given", "required-last", "strongest-last",
    ] {
      for width in ["pinned-first", "edited-first", "pinned-last", "edited-last"]
      where result.build != nil || slowCount < 3 {
        let outcome = try ChildProcess(harness, [file.path, order, width])
          .run(within: limit, output: folder.appending(path: "output").path)
        if outcome.end == .timeLimit { slowCount += 1 }
        result.add(outcome.output)
      }
    }
    return result
  }

  /// The numbers of variables, the width and the number of constraints; then each constraint's weight
  /// (negative if required), relation, bound and number of terms, and of each term coefficient and
  /// variable. It has no preferences: kiwi gives free variables any value.
  static func text(of problem: LayoutProblem) -> String {
    let weights = weights(of: Set(problem.constraints.compactMap(\.priority)))
    let signs = problem.isNonnegative.indices.filter { problem.isNonnegative[$0] }
      .map { "-1.0 > 0.0 1 1.0 \($0)" }
    let rows = problem.constraints.map { constraint in
      let weight = constraint.priority.flatMap { weights[$0] } ?? -1
      let terms = constraint.terms.map { "\($0.coefficient) \($0.variable)" }
      return
        "\(weight) \(constraint.relation.rawValue.prefix(1)) \(constraint.bound) \(terms.count) "
        + terms.joined(separator: " ")
    }
    let head = "\(problem.isNonnegative.count) \(problem.width) \(signs.count + rows.count)"
    return ([head] + signs + rows).map { $0 + "\n" }.joined()
  }

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
    let levels = priorities.sorted(by: >)
    let factor = min(step, pow(heaviest / lightest, 1 / Double(max(1, levels.count - 1))))
    var weight = heaviest
    return levels.reduce(into: [:]) { weights, level in
      weights[level] = weight
      weight /= factor
    }
  }
}
