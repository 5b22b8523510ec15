import SnugGeometry
import SnugSolver

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
    system.variables.items.map { item in
      Rect(
        spanning: PerAxis { axis in
          let start = system.variables.start(item, axis)
          return Interval(
            start: start.terms.reduce(start.constant) { $0 + $1.coefficient * value($1.variable) },
            length: value(system.variables.size(item, axis)))
        })
    }
  }
}
