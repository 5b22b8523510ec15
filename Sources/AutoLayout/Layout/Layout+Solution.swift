import Cassowary
import Geometry

extension Layout {
  /// Makes a layout from a solution.
  init(_ system: ConstraintSystem, _ solution: Solution, pass: Int) {
    let scene = system.scene
    let rects = Self.rects(system) { solution[$0] }
    let measurements = system.measurements
    // A log lists only the conflicting constraints. What is ambiguous without the others was not
    // ambiguous in the app.
    let isWhole = scene.consoleReport == nil
    views = scene.viewIDs.map { id in
      let rect = rects[id.index]
      let frame = rect.outset(by: scene[id].alignmentRectInsets)
      return LaidOutView(
        frame: frame, alignmentRect: rect, pixelFrame: scene.pixelGrid.rounded(frame),
        layoutMargins: measurements.layoutMargins[id.index],
        safeAreaInsets: measurements.safeAreaInsets[id.index],
        intrinsicContentSize: measurements.intrinsicContentSizes[id.index],
        ambiguity: FrameAmbiguity(
          origin: PerAxis {
            isWhole && solution.isAmbiguous(system.variables.start(.view(id), $0))
          },
          size: PerAxis { isWhole && solution.isAmbiguous(system.variables.size(id, $0)) }))
    }
    guides = Array(rects.dropFirst(views.count))
    conflicts = solution.conflicts.map { conflict in
      let entries = conflict.constraints.map(\.index)
      let views = entries.flatMap { system.views(of: system.entries[$0].constraint) }
      return Conflict(
        entries: entries, broken: conflict.broken.index, views: Set(views).sorted())
    }
    let broken = Set(conflicts.map(\.broken))
    constraints = system.entries.enumerated().map { index, entry in
      let violation = Self.withoutNoise(
        entry.linear.violation(at: solution.value(of: entry.linear.expression)))
      return ConstraintState(
        violation: violation,
        isBroken: broken.contains(index) || entry.priority.isRequired && violation > 0)
    }
    self.system = system
    self.solution = solution
    passes = Passes(count: pass)
  }

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
