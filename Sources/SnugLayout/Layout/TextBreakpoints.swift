import SnugGeometry
import SnugSolver

/// A width of a view at which its text changes.
struct TextBreakpoint {
  var width: Double
  /// Whether the height changes, not just the longest line that a label can hug.
  var changesHeight: Bool
}

/// A cache of the widths at which the texts of a scene change their heights, or labels change the longest
/// lines that they can hug.
struct TextBreakpoints {
  private let scene: Scene
  private let measurer: any TextMeasurer
  private let views: [ViewID]
  /// The labels that can hug their longest lines.
  private let hugging: Set<ViewID>
  /// For each view, the range of widths searched so far and the breakpoints in it.
  private var known: [ViewID: (widths: ClosedRange<Double>, breakpoints: [TextBreakpoint])] = [:]

  init(of scene: Scene, hugging: Set<ViewID>, measuring measurer: any TextMeasurer) {
    self.scene = scene
    self.hugging = hugging
    self.measurer = measurer
    let collapsed = scene.collapsedViews
    views = scene.viewIDs.filter {
      scene[$0].content.adaptsToWidth && !collapsed.contains($0)
    }
  }

  /// For each text, the range of widths in which it keeps its height. In a layout before hugging,
  /// it keeps its longest line, too. Searches only the widths in the pieces.
  mutating func widths(
    keeping layout: Layout, along pieces: [Solution.Piece]
  ) -> [(view: ViewID, limits: ClosedRange<Double>)] {
    views.map { id in
      let width = layout[id].alignmentRect.width
      let variable = layout.system.variables.size(id, .horizontal)
      let reached = pieces.flatMap { piece in
        [piece.range.lowerBound, piece.range.upperBound].map { piece.value(of: variable, at: $0) }
      }
      let (least, most) = (min(width, reached.min() ?? width), max(width, reached.max() ?? width))
      let breakpoints = breakpoints(of: id, over: least - 1...most + 1)
        .filter { $0.changesHeight || layout.beforeHugging == nil }.map(\.width)
      let index = breakpoints.firstIndex { !isAbove($0, width, of: id, in: layout) }
      let next = index ?? breakpoints.count
      let low = breakpoints[..<next].last ?? -.infinity
      return (id, low...(breakpoints[next...].first ?? .infinity))
    }
  }

  /// The part of a piece in which every text keeps its height; `nil` if there is none.
  func extent(
    of piece: Solution.Piece, keeping layout: Layout,
    within widths: [(view: ViewID, limits: ClosedRange<Double>)]
  ) -> ClosedRange<Double>? {
    let start = piece.range.lowerBound
    var (low, high) = (start, piece.range.upperBound)
    for (view, limits) in widths {
      let variable = layout.system.variables.size(view, .horizontal)
      let rate = piece.rate(of: variable)
      let width = piece.value(of: variable, at: start)
      if abs(rate) < .sameFactor {
        let isNear = [limits.lowerBound, limits.upperBound].contains {
          abs($0 - width) < .sameLength
        }
        guard isNear ? isKept(view, in: layout, at: width) : limits.contains(width) else {
          return nil
        }
        continue
      }
      let ends = [limits.lowerBound, limits.upperBound].map { start + ($0 - width) / rate }
      low = max(low, min(ends[0], ends[1]))
      high = min(high, max(ends[0], ends[1]))
    }
    return low <= high ? low...high : nil
  }

  private func isAbove(
    _ breakpoint: Double, _ width: Double, of id: ViewID, in layout: Layout
  ) -> Bool {
    guard abs(width - breakpoint) < .sameLength else { return width > breakpoint }
    return isKept(id, in: layout, at: breakpoint + 2 * .sameLength)
  }

  private func isKept(_ id: ViewID, in layout: Layout, at width: Double) -> Bool {
    let there = scene[id].intrinsicContentSize(
      laidOut: Layout.withoutNoise(width), in: scene.system, on: scene.pixelGrid,
      measuring: measurer)
    guard let text = scene[id].content.mainText, let one = there.text,
      let other = layout[id].intrinsicContentSize.text
    else { return true }
    let hugs = layout.beforeHugging == nil && hugging.contains(id)
    return one.matches(other, in: text, includingWidth: hugs)
  }

  private mutating func breakpoints(
    of id: ViewID, over widths: ClosedRange<Double>
  ) -> [TextBreakpoint] {
    func found(over widths: ClosedRange<Double>) -> [TextBreakpoint] {
      scene[id].breakpoints(
        over: widths, hugsLongestLine: hugging.contains(id), in: scene.system, on: scene.pixelGrid,
        measuring: measurer)
    }
    var own = known[id] ?? (widths, found(over: widths))
    let known = own.widths
    if widths.lowerBound < known.lowerBound {
      own.breakpoints.insert(
        contentsOf: found(over: widths.lowerBound...known.lowerBound.nextUp), at: 0)
      own.widths = widths.lowerBound...own.widths.upperBound
    }
    if widths.upperBound > known.upperBound {
      own.breakpoints += found(over: known.upperBound.nextDown...widths.upperBound)
      own.widths = own.widths.lowerBound...widths.upperBound
    }
    self.known[id] = own
    return own.breakpoints
  }
}
