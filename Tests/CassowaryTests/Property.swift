import TestSupport
import Testing

/// What a property has nothing to say about: it is left out, but not too often.
struct Inapplicable: Error {}

/// Holds a property against what a generator makes of some seeds.
///
/// When it fails, the test prints the seed, the smallest example that still fails in the same way,
/// and what is wrong with it.
///
/// - Parameters:
///   - leavingOut: the share of the seeds that may be left out, because the property is
///     `Inapplicable` or exact numbers outgrew the reference. If it were many, that would look like
///     success.
///   - property: what is wrong with an example; what it draws by chance is the same each time.
func check<Example: Shrinkable & CustomStringConvertible>(
  _ seeds: Range<Int>, leavingOut share: Double = 0.01, _ example: (Int) -> Example,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: (Example, inout SeededGenerator) throws -> [Discrepancy]
) throws {
  var leftOut = 0
  for seed in seeds {
    func discrepancies(in example: Example) throws -> [Discrepancy] {
      // Not the numbers the example was drawn with.
      var random = SeededGenerator(seed: -1 - seed)
      return try property(example, &random)
    }
    let drawn = example(seed)
    do {
      guard let first = try discrepancies(in: drawn).first else { continue }
      // What the property does not apply to shows nothing, and what fails in another way shows
      // something else.
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

/// Holds a property against random systems.
func check(
  _ seeds: Range<Int>, _ knobs: SystemGenerator.Knobs, leavingOut share: Double = 0.01,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: (LinearSystem, inout SeededGenerator) throws -> [Discrepancy]
) throws {
  try check(
    seeds, leavingOut: share, { SystemGenerator.system(seed: $0, knobs: knobs) },
    sourceLocation: sourceLocation, property)
}
