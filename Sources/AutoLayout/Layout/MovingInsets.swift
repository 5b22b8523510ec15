import Cassowary
import Geometry

/// The margins and safe area insets as functions of the root's size. They depend on frames, and
/// are linear while the frames are linear and no inset reaches zero.
struct MovingInsets {
  private let layout: Layout
  /// The size of the root in the layout.
  private let size: Double
  /// The values in the layout, and their change per point of the root's size: first the margins of
  /// all views, then the safe area insets of all, each as top, left, bottom, right.
  private var values: [Double]
  private var rates: [Double]

  /// Insets that do not change.
  init(of layout: Layout, at size: Double) {
    self.layout = layout
    self.size = size
    let measurements = layout.system.measurements
    values = (measurements.layoutMargins + measurements.safeAreaInsets).flatMap(\.sides)
    rates = values.map { _ in 0 }
  }

  /// The measurements at a root one point larger.
  var measurementsFurtherOn: Measurements {
    var measurements = layout.system.measurements
    let count = measurements.layoutMargins.count
    func moved(_ insets: EdgeInsets, _ index: Int) -> EdgeInsets {
      let rates = Array(rates[4 * index..<4 * index + 4])
      return insets + EdgeInsets(top: rates[0], left: rates[1], bottom: rates[2], right: rates[3])
    }
    for index in 0..<count {
      measurements.layoutMargins[index] = moved(measurements.layoutMargins[index], index)
      measurements.safeAreaInsets[index] = moved(
        measurements.safeAreaInsets[index], count + index)
    }
    return measurements
  }

  /// The insets given by the frames of a piece around the layout.
  func following(_ piece: Solution.Piece) -> MovingInsets {
    var copy = self
    copy.values = insets(in: piece, at: size)
    // A power of two, so that the division is exact.
    let step = 0x1p-6
    copy.rates = zip(copy.values, insets(in: piece, at: size + step)).map { ($1 - $0) / step }
    return copy
  }

  /// Whether the insets change at the same rates as others.
  func moves(as other: MovingInsets) -> Bool {
    zip(rates, other.rates).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  /// The range around a size in which the frames of a piece give these insets, limited to a part of
  /// the piece.
  func extent(
    in piece: Solution.Piece, within part: ClosedRange<Double>, from start: Double
  ) -> ClosedRange<Double> {
    func farthest(towards end: Double) -> Double {
      if holds(in: piece, at: end) { return end }
      var (good, bad) = (start, end)
      while abs(bad - good) > 1e-8 {
        let middle = (good + bad) / 2
        if holds(in: piece, at: middle) { good = middle } else { bad = middle }
      }
      return good
    }
    return farthest(towards: part.lowerBound)...farthest(towards: part.upperBound)
  }

  private func holds(in piece: Solution.Piece, at position: Double) -> Bool {
    let insets = insets(in: piece, at: position)
    return insets.indices.allSatisfy {
      abs(insets[$0] - values[$0] - (position - size) * rates[$0]) < 1e-6
    }
  }

  /// The insets given by the frames at a size of the root.
  private func insets(in piece: Solution.Piece, at position: Double) -> [Double] {
    let scene = layout.scene
    let rects = Layout.exactRects(layout.system) { piece.value(of: $0, at: position) }
    let frames = scene.viewIDs.map { rects[$0.index].outset(by: scene[$0].alignmentRectInsets) }
    let insets = Measurements.insets(of: scene, frames: frames)
    return (insets.layoutMargins + insets.safeAreaInsets).flatMap(\.sides)
  }
}
