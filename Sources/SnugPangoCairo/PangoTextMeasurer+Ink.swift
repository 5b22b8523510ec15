public import SnugDrawing
public import SnugGeometry

extension PangoTextMeasurer {
  /// A box that contains the ink of a text: its lines with their full height, within the clip.
  public func inkBox(of mark: TextMark) -> Rect {
    withTypesetter { typesetter in
      let width = mark.box.width / mark.scale
      let layout = typesetter.layout(mark.text, maximumWidth: width)
      let lines = layout.lines.map {
        Interval(start: layout.left(of: $0, in: width), length: $0.width)
      }
      guard let start = lines.map(\.start).min(), let end = lines.map(\.end).max() else {
        return Rect(x: mark.box.minX, y: mark.top, width: 0, height: 0)
      }
      let ink = Rect(
        x: mark.box.minX + start * mark.scale, y: mark.top, width: (end - start) * mark.scale,
        height: layout.metrics.size.height * mark.scale)
      return mark.clip?.clamping(ink) ?? ink
    }
  }
}
