import Foundation

/// The number of random cases in the tests.
///
/// Each test gives the total. `swift test` draws a hundredth. `SNUG_SEEDS` in the environment multiplies
/// it: `SNUG_SEEDS=100 swift test --filter SnugSolverTests` draws all. `.ci/run` draws a
/// twenty-fifth for pictures.
public enum Seeds {
  private static let factor: Double = {
    let environment = ProcessInfo.processInfo.environment
    let text = environment["SNUG_SEEDS"] ?? "1"
    guard let factor = Double(text), factor > 0 else {
      preconditionFailure("SNUG_SEEDS is '\(text)', which is not a positive number")
    }
    return factor / 100
  }()

  /// Whether every case of a list is drawn.
  public static let areAllDrawn = factor >= 0.1

  /// All of some cases if all are drawn; otherwise every seventh, or one in `step` for slow
  /// cases. Seven divides the lengths of few lists, so that every value of nested loops is drawn.
  public static func sample<Case>(of cases: [Case], every step: Int = 7) -> [Case] {
    areAllDrawn ? cases : cases.indices.filter { $0 % step == 0 }.map { cases[$0] }
  }

  /// All pairs of two values, or a sample of them.
  public static func sample<One, Other>(of ones: [One], with others: [Other]) -> [(One, Other)] {
    sample(of: ones.flatMap { one in others.map { (one, $0) } })
  }

  /// Seeds from 0, in parcels that run in parallel: if all are drawn, `count` parcels of `size` seeds,
  /// and never fewer than `least`.
  public static func parcels(of size: Int, count: Int, least: Int = 1) -> [Range<Int>] {
    let total = max(least, Int((Double(size * count) * factor).rounded()))
    return stride(from: 0, to: total, by: size).map { $0..<min($0 + size, total) }
  }
}
