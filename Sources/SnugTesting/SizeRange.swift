import SnugComparison
import SnugExplanation
import SnugGeometry

enum SizeRange {
  /// The error in a range of sizes; `nil` if it is valid.
  static func message(about range: ClosedRange<Double>) -> String? {
    range.lowerBound >= 0 && range.upperBound.isFinite
      ? nil
      : "\(range.lowerBound.shortDescription)...\(range.upperBound.shortDescription) is no range of "
        + "sizes: a size is finite and not negative"
  }

  /// A size inside a range, a whole number if possible.
  static func example(of range: ClosedRange<Double>) -> Double {
    let middle = (range.lowerBound + range.upperBound) / 2
    let whole = middle.rounded()
    return range.lowerBound < whole && whole < range.upperBound ? whole : middle
  }

  /// “280 to 301.5 and 400 to 430 points”
  static func words(for ranges: [ClosedRange<Double>]) -> String {
    let words = ranges.map { range in
      range.lowerBound == range.upperBound
        ? range.lowerBound.shortDescription
        : "\(range.lowerBound.shortDescription) to \(range.upperBound.shortDescription)"
    }
    let all = words.dropLast(2) + [words.suffix(2).joined(separator: " and ")]
    return all.joined(separator: ", ") + " points"
  }
}

extension ResizeTable {
  /// The ranges of sizes of the root whose rows match. Adjacent ranges are joined.
  func ranges(where isSuch: (Row) -> Bool) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    for row in rows where isSuch(row) {
      if let last = ranges.last, last.upperBound == row.range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound...row.range.upperBound
      } else {
        ranges.append(row.range)
      }
    }
    return ranges
  }
}
