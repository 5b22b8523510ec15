import Foundation

/// How many random cases the tests draw.
///
/// Each test says how many it draws by default, few enough for every day. `SNUG_SEEDS` in the
/// environment multiplies all of them: `SNUG_SEEDS=10 swift test --filter CassowaryTests` draws ten
/// times as many, a fraction draws fewer.
public enum Seeds {
  /// Whether the tests were built optimised, as by `.ci/run`; see `Package.swift`.
  private static let isOptimized = ProcessInfo.processInfo.environment["SNUG_OPTIMIZED"] != nil

  private static let factor: Double = {
    let text = ProcessInfo.processInfo.environment["SNUG_SEEDS"] ?? "1"
    guard let factor = Double(text), factor > 0 else {
      preconditionFailure("SNUG_SEEDS is '\(text)', which is no number of times")
    }
    return factor
  }()

  /// Seeds in parcels, so that the parcels run side by side.
  ///
  /// - Parameter optimized: how many parcels there are when the tests were built optimised; `nil`
  ///   for as many as otherwise.
  public static func parcels(
    of size: Int, count: Int, optimized: Int? = nil
  ) -> [Range<Int>] {
    let usual = isOptimized ? optimized ?? count : count
    let count = max(1, Int((Double(usual) * factor).rounded()))
    return (0..<count).map { $0 * size..<($0 + 1) * size }
  }
}
