import SnugGeometry
import SnugLayout

/// A stored frame and that of our layout, both in the superview.
struct ComparedFrame {
  let view: ViewID
  let superview: ViewID?
  let stored: Rect
  let laidOut: Rect

  /// The nearest view before this one along an axis, in the stored frames: of those in the same superview that
  /// it overlaps across the axis, the one that ends last where this one begins or before.
  fileprivate func predecessor(among frames: [ComparedFrame], along axis: Axis) -> ComparedFrame? {
    let before = frames.filter { other in
      other.superview == superview && other.view != view
        && other.stored[axis].end <= stored[axis].start + 0.01
        && other.stored[axis.cross].overlaps(stored[axis.cross])
    }
    return before.max { $0.stored[axis].end < $1.stored[axis].end }
  }
}

/// How far a frame is from the stored one, in points.
struct Difference {
  let ofFrame: Double
  let ofSize: Double
  /// Of the distances to the nearest views before it, else to the edges of the superview. So a view is not
  /// counted that is only moved by one of another size.
  let ofGaps: Double

  init(of frame: ComparedFrame, among frames: [ComparedFrame]) {
    let (stored, laidOut) = (frame.stored, frame.laidOut)
    ofFrame = laidOut.largestDifference(from: stored)
    ofSize = max(abs(laidOut.width - stored.width), abs(laidOut.height - stored.height))
    ofGaps = Axis.allCases.map { axis in
      let before = frame.predecessor(among: frames, along: axis)
      let storedGap = stored[axis].start - (before?.stored[axis].end ?? 0)
      return abs(
        laidOut[axis].start - (before?.laidOut[axis].end ?? 0) - storedGap)
    }.reduce(0, max)
  }
}
