import Cassowary
public import Geometry
import Typesetting

extension LayoutEngine {
  /// How a scene behaves while its root is resized: the pieces of a range of sizes of the root on
  /// an axis, in points, from the smallest up.
  ///
  /// With what the views measure at one size the sizes all around it follow from one solution, with
  /// the root's size as its parameter. Where a text takes another number of lines, or something
  /// else measures otherwise, the next solution begins.
  public func pieces(
    of scene: Scene, _ axis: Axis, over range: ClosedRange<Double>
  ) -> [LayoutPiece] {
    let resizing = Resizing(engine: self, scene: scene, axis: axis)
    var pieces: [Found] = []
    var open = [range]
    // Where texts wrap often, a solution is of no use far away.
    var reach = Double.infinity
    while let gap = open.popLast() {
      let length = gap.upperBound - gap.lowerBound
      guard length > Self.hair else { continue }
      let size = gap.lowerBound + 0.618_034 * length
      let found = resizing.pieces(
        over: max(gap.lowerBound, size - reach)...min(gap.upperBound, size + reach), around: size)
      pieces += found
      guard let low = found.first?.piece.range.lowerBound,
        let high = found.last?.piece.range.upperBound
      else { continue }
      reach = 4 * (high - low)
      if high < gap.upperBound { open.append(high...gap.upperBound) }
      if low > gap.lowerBound { open.append(gap.lowerBound...low) }
    }
    pieces.sort { $0.piece.range.lowerBound < $1.piece.range.lowerBound }
    return pieces.enumerated().map { index, found in
      // What the searches from both sides left of a gap.
      let low = index == 0 ? range.lowerBound : found.piece.range.lowerBound
      let next = index + 1 < pieces.count ? pieces[index + 1].piece.range.lowerBound : nil
      let high = Layout.withoutNoise(next ?? range.upperBound)
      let rounded = min(Layout.withoutNoise(low), high)...high
      let middle = (rounded.lowerBound + rounded.upperBound) / 2
      return LayoutPiece(
        axis, rounded, found.layout ?? resizing.layout(at: middle), isSampled: found.isSampled,
        found.piece)
    }
  }

  /// A gap between pieces that nobody could see.
  private static let hair = 1e-5
}

private struct Found {
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
  /// The views that measure otherwise in another width.
  private let wrapping: [ViewID]
  /// Whether margins, or the safe area, may depend on where views are.
  private let hasReachingInsets: Bool

  init(engine: LayoutEngine, scene: Scene, axis: Axis) {
    self.engine = engine
    self.scene = scene
    self.axis = axis
    wrapping = scene.viewIDs.filter { id in
      guard let text = scene[id].content.mainText else { return false }
      return text.lineLimit.numberOfLines != 1
    }
    hasReachingInsets = scene.viewIDs.dropFirst().contains { id in
      let insets = scene.views.map(\.safeAreaInsets)
      return scene[id].preservesSuperviewLayoutMargins || insets.contains { $0 != .zero }
    }
  }

  func layout(at size: Double) -> Layout { engine.layout(scene.resized(axis, to: size)) }

  /// Pieces around a size of the root, as far as what is measured there holds.
  func pieces(over range: ClosedRange<Double>, around size: Double) -> [Found] {
    let layout = layout(at: size)
    let (solution, parameter) = layout.system.parametric(axis)
    let all = solution.pieces(along: parameter, over: range)
    guard layout.passes.isSettled,
      let middle = all.firstIndex(where: { $0.range.contains(size) }),
      holds(layout, in: all[middle], at: size)
    else { return sampled(over: range) }

    var pieces = [all[middle]]
    var high = size
    for piece in all[middle...] {
      let (end, isWhole) = farthest(from: max(size, piece.range.lowerBound), upwards: true) {
        holds(layout, in: piece, at: $0)
      } within: {
        piece.range
      }
      high = end
      if piece.range.lowerBound > size { pieces.append(piece) }
      if !isWhole { break }
    }
    var low = size
    for piece in all[...middle].reversed() {
      let (end, isWhole) = farthest(from: min(size, piece.range.upperBound), upwards: false) {
        holds(layout, in: piece, at: $0)
      } within: {
        piece.range
      }
      low = end
      if piece.range.upperBound < size { pieces.insert(piece, at: 0) }
      if !isWhole { break }
    }
    guard high - low > 1e-5, agrees(pieces, over: low...high) else { return sampled(over: range) }
    pieces[0].limit(to: low...high)
    pieces[pieces.count - 1].limit(to: low...high)
    return pieces.map { piece in
      let isAround = piece.range.lowerBound < size && size < piece.range.upperBound
      return Found(piece: piece, isSampled: false, layout: isAround ? layout : nil)
    }
  }

  /// How far a condition holds, from somewhere in a range to one of its ends, and whether to the
  /// very end. Widths of texts end in one place: a text that fits fits whatever is wider.
  private func farthest(
    from start: Double, upwards: Bool, _ holds: (Double) -> Bool,
    within range: () -> ClosedRange<Double>
  ) -> (Double, isWhole: Bool) {
    let range = range()
    var bad = upwards ? range.upperBound : range.lowerBound
    if holds(bad) { return (bad, true) }
    var good = start
    while abs(bad - good) > 1e-8 {
      let middle = (good + bad) / 2
      if holds(middle) { good = middle } else { bad = middle }
    }
    return (good, false)
  }

  /// Whether at a size of the root the views measure what they measured in a layout.
  private func holds(_ layout: Layout, in piece: Solution.Piece, at size: Double) -> Bool {
    let measured = layout.system.measurements
    for id in wrapping {
      let width = piece.value(of: layout.system.variables.size(id, .horizontal), at: size)
      // In the width it was measured in it measures the same.
      if abs(width - layout[id].alignmentRect.width) < 1e-6 { continue }
      let intrinsic = scene[id].intrinsicContentSize(
        laidOut: Layout.withoutNoise(width), on: scene.pixelGrid, measuring: engine.measurer)
      let limit = scene[id].content.mainText?.lineLimit.numberOfLines ?? 0
      if !intrinsic.isAsGood(as: measured.intrinsicContentSizes[id.index], lines: limit) {
        return false
      }
    }
    guard hasReachingInsets else { return true }
    // They follow from frames, and are soon looked up.
    let there = self.layout(at: size).system.measurements
    return there.layoutMargins == measured.layoutMargins
      && there.safeAreaInsets == measured.safeAreaInsets
  }

  /// Whether layouts are what the pieces say they are.
  private func agrees(_ pieces: [Solution.Piece], over range: ClosedRange<Double>) -> Bool {
    [0.021, 0.979].allSatisfy { fraction in
      let size = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
      guard let piece = pieces.last(where: { $0.range.lowerBound <= size }) else { return false }
      let layout = layout(at: size)
      return scene.viewIDs.allSatisfy { id in
        Axis.allCases.allSatisfy { axis in
          let variables = layout.system.variables
          return [variables.size(id, axis), variables.origin(.view(id), axis)].allSatisfy {
            guard let variable = $0 else { return true }
            return abs(piece.value(of: variable, at: size) - layout.solution[variable]) < 1e-6
          }
        }
      }
    }
  }

  /// Pieces found by laying the scene out as often as it takes.
  private func sampled(over range: ClosedRange<Double>) -> [Found] {
    var tracer = PieceTracer { layout(at: $0).solution }
    return tracer.pieces(over: range).map { Found(piece: $0, isSampled: true) }
  }
}

extension IntrinsicContentSize {
  /// Whether constraints cannot tell it from another, nor a reader who counts lines.
  fileprivate func isAsGood(as other: IntrinsicContentSize, lines limit: Int) -> Bool {
    size == other.size && firstBaselineFromTop == other.firstBaselineFromTop
      && lastBaselineFromBottom == other.lastBaselineFromBottom
      && text?.lineCount == other.text?.lineCount
      && (limit == 0 || text?.isTruncated == other.text?.isTruncated)
  }
}

extension ConstraintSystem {
  /// The system solved with the root's size on an axis as a parameter.
  fileprivate func parametric(_ axis: Axis) -> (Solution, Variable) {
    var solver = solver
    let size = entry(.rootSize(axis)).map { entries[$0].target } ?? 0
    let parameter = solver.addParameter(size)
    if let index = entry(.rootSize(axis)) {
      solver[Solver.ConstraintID(index: index)] = LinearConstraint(
        variables.size(ViewID.root, axis) - parameter, .equal, strength: .required)
    }
    return (solver.solve(preferring: tieBreakers), parameter)
  }
}
