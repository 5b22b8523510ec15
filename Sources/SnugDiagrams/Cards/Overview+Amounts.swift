import SnugDrawing
import SnugGeometry
import SnugLayout

extension Overview {
  /// “+130.5” on the part that a view gained, if it fits there; with its name, if there is room for that
  /// there alone.
  func drawDelta(of id: ViewID, named: Bool, in sketch: inout Sketch) {
    guard sketch.shows(.changes), !stage.isHidden(id), !stage.containers.contains(id) else {
      return
    }
    let parts = gains(of: id).filter { !$0.outcome.isShared }
    let widest = parts.max {
      min($0.part.width, $0.part.height * 3) < min($1.part.width, $1.part.height * 3)
    }
    guard let (part, outcome, _) = widest else { return }
    let amount = outcome.delta.signedDescription
    for text in (named ? ["\(scene[id].name) \(amount)"] : []) + [amount] {
      let size = sketch.size(of: text, AnnotationFont.smallStrong)
      let sign = outcome.axis == .vertical ? Sketch.heightSign : 0
      let plate = Size(width: size.width + 6 + sign, height: size.height)
      let frame = stage.frame(of: id)
      let corner = Point(
        x: frame.maxX - plate.width / 2 - 4, y: frame.maxY - plate.height / 2 - Self.band - 2)
      let isRoomy = frame.height > 3 * size.height
      for (center, ground) in [(part.center, part)] + (isRoomy ? [(corner, frame)] : []) {
        let box = Rect(center: center, size: plate)
        guard ground.contains(box), sketch.isClear(box) else { continue }
        sketch.plate(
          text, outcome.verdict, outcome.axis, around: center, size: size, role: "delta",
          subject: scene[id].name)
        return
      }
    }
  }
}
