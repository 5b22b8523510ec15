import Cassowary
import Geometry

extension Layout {
  /// The alignment rects of all views, then the rectangles of all guides, in the root's
  /// coordinates.
  static func rects(
    _ system: ConstraintSystem, _ value: (Variable) -> Double
  ) -> [Rect] {
    exactRects(system, value).map {
      Rect(
        x: withoutNoise($0.minX), y: withoutNoise($0.minY), width: withoutNoise($0.width),
        height: withoutNoise($0.height))
    }
  }

  /// The same without removing rounding errors.
  static func exactRects(
    _ system: ConstraintSystem, _ value: (Variable) -> Double
  ) -> [Rect] {
    let scene = system.scene
    let variables = system.variables
    var exact: [Rect] = []
    /// Superviews come before their subviews, and views before guides.
    func rect(of item: LayoutItem, in superview: ViewID?) -> Rect {
      Rect(
        spanning: PerAxis { axis in
          let length = value(variables.size(item, axis))
          guard let superview else { return Interval(start: 0, length: length) }
          let outer = exact[superview.index][axis]
          let origin = variables.origin(item, axis).map(value) ?? 0
          let isMirrored = axis == .horizontal && variables.isMirrored(superview)
          return Interval(
            start: isMirrored ? outer.end - origin - length : outer.start + origin, length: length)
        })
    }
    for id in scene.viewIDs { exact.append(rect(of: .view(id), in: scene[id].superview)) }
    for (index, guide) in system.guides.enumerated() {
      exact.append(rect(of: .guide(LayoutGuideID(index: index)), in: guide.owningView))
    }
    return exact
  }
}
