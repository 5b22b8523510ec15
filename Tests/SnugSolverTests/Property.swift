import SnugSolverSupport
import SnugTestSupport
import Testing

/// A property does not apply to a case. The case is skipped, but not too often.
struct Inapplicable: Error {}

/// Checks a property for the cases that a generator makes from seeds.
///
/// When it fails, the test prints the seed, the smallest example that still fails in the same way,
/// and its error.
///
/// - Parameters:
///   - leavingOut: the share of the seeds that may be left out, because the property is
///     `Inapplicable` or exact numbers outgrew the reference. With many, the test could pass by
///     skipping.
///   - property: the error of an example. Its random numbers are the same each time.
func check<Example: Shrinkable & CustomStringConvertible>(
  _ seeds: Range<Int>, leavingOut share: Double = 0.01, _ example: (Int) -> Example,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: (Example, inout SeededGenerator) throws -> [Discrepancy]
) throws {
  var leftOut = 0
  for seed in seeds {
    func discrepancies(in example: Example) throws -> [Discrepancy] {
      // Other random numbers than those that generated the example.
      var random = SeededGenerator(seed: -1 - seed)
      return try property(example, &random)
    }
    let drawn = example(seed)
    do {
      guard let first = try discrepancies(in: drawn).first else { continue }
      // Cases to which the property does not apply, or that fail in another way, are not kept.
      let smallest = drawn.shrunk { candidate in
        (try? discrepancies(in: candidate))?.contains { $0.kind == first.kind } ?? false
      }
      let text = try discrepancies(in: smallest).map(\.description).joined(separator: "\n")
      Issue.record("seed \(seed):\n\(smallest)\n\(text)", sourceLocation: sourceLocation)
      // One at a time: the next ones are likely the same defect.
      return
    } catch is ArithmeticOverflow {
      leftOut += 1
    } catch is Inapplicable {
      leftOut += 1
    }
  }
  #expect(
    Double(leftOut) <= share * Double(seeds.count),
    "\(leftOut) of \(seeds.count) were left out", sourceLocation: sourceLocation)
}

/// Checks a property for random systems.
func check(
  _ seeds: Range<Int>, _ options: SystemGenerator.Options, leavingOut share: Double = 0.01,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: (LinearSystem, inout SeededGenerator) throws -> [Discrepancy]
) throws {
  try check(
    seeds, leavingOut: share, { SystemGenerator.system(seed: $0, options: options) },
    sourceLocation: sourceLocation, property)
}
