import Foundation
import SnugGeometry

/// A range of the root's sizes in which all numbers of items are linear functions of the size.
struct PageSegment: Sendable {
  var range: ClosedRange<Double>
  var items: [Item]

  struct Item: Sendable {
    var kind: PageItem.Kind
    var lines: [Line]
  }

  /// A number as a linear function of the root's size.
  struct Line: Sendable {
    /// The value at size 0.
    var base: Double
    /// The increase per point of the root's size.
    var slope: Double

    func at(_ size: Double) -> Double { base + slope * size }
  }
}

/// What a page draws and says over its range of sizes.
struct PageSegments: Sendable {
  var drawn: [PageSegment] = []
  var described: [PageSegment] = []
  /// The bounding box of all drawings, in the picture's points from the corner of the root.
  var extent = Rect(origin: .zero, size: .zero)
}

extension PageSampler {
  /// The segments of both layers, and the bounding box of all drawings.
  ///
  /// - Parameter knots: the sizes at which the movement of views changes, in ascending order.
  ///   Between two of them frames move linearly, and annotations almost linearly: a segment also
  ///   ends where a label changes its side or deviates from its line. What is between two is
  ///   independent of all other sizes, so that all processors can draw.
  func segments(between knots: [Double]) -> PageSegments {
    let sampler = self
    var all = PageSegments()
    OrderedWork.run(
      over: zip(knots, knots.dropFirst()).map { $0...$1 },
      on: ProcessInfo.processInfo.activeProcessorCount, into: &all
    ) { range in
      var sampler = sampler
      return PageSegments(
        drawn: sampler.segments(of: .drawn, in: range),
        described: sampler.segments(of: .described, in: range), extent: sampler.extent)
    } take: { all, _, next in
      all.drawn += next.drawn
      all.described += next.described
      all.extent = all.extent.union(next.extent)
      return true
    }
    return all
  }

  private mutating func segments(
    of layer: Layer, in range: ClosedRange<Double>
  ) -> [PageSegment] {
    let (low, high) = (range.lowerBound, range.upperBound)
    let inset = min(0.01, (high - low) / 8)
    let length = high - low - 2 * inset
    let count = max(1, (length / Self.step).rounded(.up))
    let grid = stride(from: 0, through: count, by: 1).map { low + inset + length * $0 / count }
    return segments(of: layer, at: grid, in: range)
  }

  /// The maximal distance of sampled sizes, and the precision of the sizes at which a label moves.
  private static var step: Double { 6 }
  private static var precision: Double { 0.5 }
  /// The maximal slope, in points per point of the root's size.
  private static var fastest: Double { 4 }
  /// The tolerance for the position of a label, in the picture's points.
  private static var tolerance: Double { 3 }
  /// The tolerance for a number in a description. The number and the ends are rounded to
  /// hundredths.
  private static var roundingTolerance: Double { 0.015 }

  private mutating func segments(
    of layer: Layer, at grid: [Double], in range: ClosedRange<Double>
  ) -> [PageSegment] {
    var segments: [PageSegment] = []
    var run = [grid[0]]
    var start = range.lowerBound
    for size in grid.dropFirst() {
      while let last = run.last, last < size {
        guard !areAlike(layer, last, size) else {
          run.append(size)
          continue
        }
        var (near, far) = (last, size)
        while far - near > Self.precision {
          let middle = (near + far) / 2
          if areAlike(layer, near, middle) {
            near = middle
            run.append(middle)
          } else {
            far = middle
          }
        }
        let end = (near + far) / 2
        segments += straightSegments(of: layer, run, in: start...end)
        // Labels can move back and forth before the next size; the page moves them once.
        (run, start) = ([layer == .drawn ? size : far], end)
      }
    }
    return segments + straightSegments(of: layer, run, in: start...range.upperBound)
  }

  /// Whether the same items are drawn at both sizes and none jumps in between.
  private mutating func areAlike(_ layer: Layer, _ one: Double, _ other: Double) -> Bool {
    let (items, others) = (items(layer, at: one), items(layer, at: other))
    let way = Self.tolerance + Self.fastest * zoom * abs(other - one)
    return items.count == others.count
      && zip(items, others).allSatisfy { item, other in
        item.kind == other.kind
          && zip(item.numbers, other.numbers).prefix(item.kind.locations)
            .allSatisfy { abs($0 - $1) <= way }
      }
  }

  /// The smallest number of segments for items at several sizes, all with the same kinds.
  private mutating func straightSegments(
    of layer: Layer, _ run: [Double], in range: ClosedRange<Double>
  ) -> [PageSegment] {
    var run = run
    if run.count == 1 {
      // A line needs two points.
      let near = [run[0] + 0.02, run[0] - 0.02].first {
        range.contains($0) && areAlike(layer, run[0], $0)
      }
      run = (run + [near].compactMap(\.self)).sorted()
    }
    var segments: [PageSegment] = []
    var (first, low) = (0, range.lowerBound)
    repeat {
      var last = run.count - 1
      while last > first + 1, !isStraight(layer, run[first...last]) { last -= 1 }
      let high = last == run.count - 1 ? range.upperBound : run[last]
      segments.append(segment(of: layer, from: run[first], to: run[last], over: low...high))
      (first, low) = (last, high)
    } while first < run.count - 1
    return segments
  }

  private mutating func isStraight(_ layer: Layer, _ run: ArraySlice<Double>) -> Bool {
    guard let low = run.first, let high = run.last else { return true }
    let (from, to) = (items(layer, at: low), items(layer, at: high))
    return run.dropFirst().dropLast().allSatisfy { size in
      let share = (size - low) / (high - low)
      return zip(items(layer, at: size), zip(from, to)).allSatisfy { item, ends in
        item.numbers.indices.allSatisfy { index in
          let (start, end) = (ends.0.numbers[index], ends.1.numbers[index])
          let isLocation = index < item.kind.locations
          return abs(start + share * (end - start) - item.numbers[index])
            <= (isLocation ? Self.tolerance : Self.roundingTolerance)
        }
      }
    }
  }

  private mutating func segment(
    of layer: Layer, from low: Double, to high: Double, over range: ClosedRange<Double>
  ) -> PageSegment {
    let (from, to) = (exactItems(layer, at: low), exactItems(layer, at: high))
    return PageSegment(
      range: range,
      items: zip(items(layer, at: low), zip(from, to)).map { item, ends in
        PageSegment.Item(
          kind: item.kind,
          lines: zip(item.numbers, zip(ends.0.numbers, ends.1.numbers)).map { number, ends in
            let slope = high > low ? (ends.1 - ends.0) / (high - low) : 0
            return abs(slope) < 1e-7
              ? PageSegment.Line(base: number, slope: 0)
              : PageSegment.Line(base: ends.0 - slope * low, slope: slope)
          })
      })
  }
}
