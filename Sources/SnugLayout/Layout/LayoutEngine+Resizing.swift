public import SnugGeometry
import SnugSolver

extension LayoutEngine {
  /// How a scene behaves while its root is resized: pieces of a range of sizes of the root on an
  /// axis, in points, in ascending order.
  ///
  /// With the measurements at one size, one solution with the root's size as its parameter gives
  /// the layouts around it. A new solution begins where a text has another number of lines, or
  /// another measurement changes.
  public func pieces(
    of scene: Scene, _ axis: Axis, over range: ClosedRange<Double>
  ) -> [LayoutPiece] {
    var resizing = Resizing(engine: self, scene: scene, axis: axis, over: range)
    var pieces: [FoundPiece] = []
    var open = [range]
    // If texts wrap often, a solution is only useful nearby.
    var distance = Double.infinity
    while let gap = open.popLast() {
      let length = gap.upperBound - gap.lowerBound
      guard length > .sameLength else { continue }
      let size = gap.lowerBound + 0.618_034 * length
      let found = resizing.pieces(
        over: max(gap.lowerBound, size - distance)...min(gap.upperBound, size + distance),
        around: size)
      pieces += found
      guard let low = found.first?.piece.range.lowerBound,
        let high = found.last?.piece.range.upperBound
      else { continue }
      // A very short piece between two breakpoints may have long neighbors.
      distance = max(1, 4 * (high - low))
      if high < gap.upperBound { open.append(high...gap.upperBound) }
      if low > gap.lowerBound { open.append(gap.lowerBound...low) }
    }
    pieces.sort { $0.piece.range.lowerBound < $1.piece.range.lowerBound }
    return pieces.enumerated().map { index, found in
      // Closes the gap that the searches from both sides left.
      let low = index == 0 ? range.lowerBound : found.piece.range.lowerBound
      let next = index + 1 < pieces.count ? pieces[index + 1].piece.range.lowerBound : nil
      let high = Layout.withoutNoise(next ?? range.upperBound)
      let rounded = min(Layout.withoutNoise(low), high)...high
      let middle = (rounded.lowerBound + rounded.upperBound) / 2
      return LayoutPiece(
        axis: axis, range: rounded, layout: found.layout ?? resizing.layout(at: middle),
        isSampled: found.isSampled, piece: found.piece)
    }
  }
}

private struct FoundPiece {
  let piece: Solution.Piece
  let isSampled: Bool
  /// A layout inside the piece, if one is known.
  var layout: Layout?
}

/// A scene whose root is resized along an axis.
private struct Resizing {
  let engine: LayoutEngine
  let scene: Scene
  let axis: Axis
  private var texts: TextBreakpoints
  /// The labels that can hug their longest lines.
  private let hugging: Set<ViewID>
  /// Whether margins or the safe area can depend on positions of views.
  private let hasReachingInsets: Bool
  /// Whether measurements other than those of texts depend on frames.
  private let isMovingOtherwise: Bool
  /// The views' widths before labels hug, if these do not depend on the lines of texts.
  private let widthsBeforeHugging: [Solution.Piece]?

  init(engine: LayoutEngine, scene: Scene, axis: Axis, over range: ClosedRange<Double>) {
    self.engine = engine
    self.scene = scene
    self.axis = axis
    let wrapped = engine.layoutBeforeHugging(of: scene.resized(axis, to: range.upperBound))
    hugging = wrapped.labelsFreeToHug
    hasReachingInsets = scene.hasReachingInsets
    isMovingOtherwise = hasReachingInsets || wrapped.system.relatesAxes
    widthsBeforeHugging =
      hugging.isEmpty || isMovingOtherwise
      ? nil : wrapped.system.pieces(axis, at: range.upperBound, over: range)
    texts = TextBreakpoints(of: scene, hugging: hugging, measuring: engine.measurer)
  }

  func layout(at size: Double) -> Layout {
    let (wrapped, hugged) = layouts(at: size)
    return hugged.map { engine.simplified($0, wrapped) } ?? wrapped
  }

  /// The layout before labels hug their longest lines, and the one after, if a label hugs.
  private func layouts(at size: Double) -> (wrapped: Layout, hugged: Layout?) {
    let wrapped = engine.layoutBeforeHugging(of: scene.resized(axis, to: size))
    return (wrapped, engine.hugging(wrapped, hugging))
  }

  /// The pieces around a size of the root for which its measurements hold.
  mutating func pieces(over range: ClosedRange<Double>, around size: Double) -> [FoundPiece] {
    let (wrapped, hugged) = layouts(at: size)
    // A hugging label keeps its longest line while its line breaks stay the same.
    let known = hugged == nil ? nil : widthsBeforeHugging
    var kept = pieces(keeping: wrapped, along: known, over: range, around: size)
    if let hugged {
      kept = kept.flatMap { pieces(keeping: hugged, over: $0.range, around: size) }
    }
    guard let kept, kept.range.upperBound - kept.range.lowerBound > .sameLength,
      !isMovingOtherwise && hugging.isEmpty || agrees(kept.pieces, over: kept.range)
    else { return sampled(over: range) }
    let layout = hugged.map { engine.simplified($0, wrapped) } ?? wrapped
    return kept.pieces.enumerated().map { index, piece in
      FoundPiece(piece: piece, isSampled: false, layout: index == kept.middle ? layout : nil)
    }
  }

  /// The pieces around a size of the root in which all texts have the same lines as in a layout, and
  /// the range they cover. The piece at that size is one of them.
  ///
  /// - Parameter known: pieces with the same widths over all sizes, if known.
  private mutating func pieces(
    keeping layout: Layout, along known: [Solution.Piece]? = nil, over range: ClosedRange<Double>,
    around size: Double
  ) -> (pieces: [Solution.Piece], middle: Int, range: ClosedRange<Double>)? {
    let all =
      known?.limited(to: range) ?? layout.system.pieces(axis, at: size, over: range)
    guard layout.passes.isSettled, let middle = all.firstIndex(where: { $0.range.contains(size) })
    else { return nil }
    let widths = texts.widths(keeping: layout, along: all)
    func extent(of piece: Solution.Piece, from start: Double) -> ClosedRange<Double>? {
      guard let extent = texts.extent(of: piece, keeping: layout, within: widths),
        extent.contains(start), keepsInsets(of: layout, along: piece, over: extent)
      else { return nil }
      return extent
    }
    guard let around = extent(of: all[middle], from: size) else { return nil }

    var (low, high) = (around.lowerBound, around.upperBound)
    var (first, last) = (middle, middle)
    while last + 1 < all.count, high == all[last].range.upperBound,
      let next = extent(of: all[last + 1], from: high), next.upperBound > high
    {
      last += 1
      high = next.upperBound
    }
    while first > 0, low == all[first].range.lowerBound,
      let next = extent(of: all[first - 1], from: low), next.lowerBound < low
    {
      first -= 1
      low = next.lowerBound
    }
    var pieces = Array(all[first...last])
    for index in [0, pieces.count - 1] {
      pieces[index].range = pieces[index].range.clamped(to: low...high)
    }
    return (pieces, middle - first, low...high)
  }

  /// Whether margins and the safe area at both ends of a part of a piece are those of a layout. Along a
  /// line each grows, shrinks or stays, so they are then the same between the ends, too.
  private func keepsInsets(
    of layout: Layout, along piece: Solution.Piece, over part: ClosedRange<Double>
  ) -> Bool {
    guard hasReachingInsets else { return true }
    let measured = layout.system.measurements
    return [part.lowerBound, part.upperBound].allSatisfy { size in
      let rects = Layout.exactRects(layout.system) { piece.value(of: $0, at: size) }
      let frames = scene.viewIDs.map { rects[$0.index].outset(by: scene[$0].alignmentRectInsets) }
      let insets = Measurements.insets(of: scene, frames: frames)
      return zip(
        insets.layoutMargins + insets.safeAreaInsets,
        measured.layoutMargins + measured.safeAreaInsets
      ).allSatisfy { now, then in (now - then).sides.allSatisfy { abs($0) < .sameLength } }
    }
  }

  private func agrees(_ pieces: [Solution.Piece], over range: ClosedRange<Double>) -> Bool {
    [0.021, 0.979].allSatisfy { fraction in
      let size = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
      guard let piece = pieces.last(where: { $0.range.lowerBound <= size }) else { return false }
      let (wrapped, hugged) = layouts(at: size)
      let layout = hugged ?? wrapped
      return scene.viewIDs.allSatisfy { id in
        Axis.allCases.flatMap { layout.system.variables.unknowns(of: id, $0) }.allSatisfy {
          abs(piece.value(of: $0, at: size) - layout.solution[$0]) < .sameLength
        }
      }
    }
  }

  /// Pieces found by laying the scene out at many sizes.
  private func sampled(over range: ClosedRange<Double>) -> [FoundPiece] {
    var tracer = PieceTracer { layout(at: $0).solution }
    return tracer.pieces(over: range).map { FoundPiece(piece: $0, isSampled: true) }
  }
}

extension ConstraintSystem {
  fileprivate func pieces(
    _ axis: Axis, at size: Double, over range: ClosedRange<Double>
  ) -> [Solution.Piece] {
    var solver = solver
    let parameter = solver.addParameter(size)
    if let entry = entry(.rootSize(axis)) {
      solver[entry.inSolver] = LinearConstraint(
        variables.size(ViewID.root, axis) - parameter, .equal, strength: .required)
    }
    return solver.solve(preferring: tieBreakers).pieces(along: parameter, over: range)
  }
}

extension [Solution.Piece] {
  fileprivate func limited(to range: ClosedRange<Double>) -> [Solution.Piece] {
    filter { $0.range.overlaps(range) }.map {
      var piece = $0
      piece.range = piece.range.clamped(to: range)
      return piece
    }
  }
}
