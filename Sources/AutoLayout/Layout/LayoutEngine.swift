import Cassowary
import Geometry
public import Typesetting

/// Lays out scenes as Auto Layout does.
public struct LayoutEngine: Sendable {
  public var measurer: any TextMeasurer

  public init(measuring measurer: any TextMeasurer) { self.measurer = measurer }

  /// Solves a scene: widths first, then the heights of wrapped texts for those widths.
  public func layout(_ scene: Scene) -> Layout {
    var intrinsic = scene.views.map {
      $0.intrinsicContentSize(on: scene.pixelGrid, measuring: measurer)
    }
    var layout = solve(scene, intrinsic)
    // A height may in turn change a width (an aspect ratio, say), so this goes on until nothing
    // changes. It need not end by itself; UIKit stops after its second pass.
    for _ in 0..<Self.mostPasses {
      let wrapped = scene.viewIDs.map { id in
        scene[id].intrinsicContentSize(
          laidOut: layout[id].frame.width, on: scene.pixelGrid, measuring: measurer)
      }
      if wrapped == intrinsic { break }
      intrinsic = wrapped
      layout = solve(scene, intrinsic)
    }
    return layout
  }

  private static let mostPasses = 8

  private func solve(_ scene: Scene, _ intrinsic: [IntrinsicContentSize]) -> Layout {
    let system = ConstraintSystem(scene, intrinsic: intrinsic)
    let solution = system.solver.solve(
      preferring: tieBreakers(scene, intrinsic, system.variables))
    return Layout(scene, system, intrinsic, solution)
  }

  /// How ambiguity is settled, so that a picture never changes by chance: views in the order they
  /// are listed keep their intrinsic size, so the last listed yields; then the smaller size; then
  /// the leading-most and the top-most position.
  ///
  /// UIKit documents no such rule (“the engine has to make a choice for you”); this one is ours.
  private func tieBreakers(
    _ scene: Scene, _ intrinsic: [IntrinsicContentSize], _ variables: LayoutVariables
  ) -> [Preference] {
    var preferences: [Preference] = []
    for view in scene.viewIDs {
      for axis in Axis.allCases {
        guard let size = intrinsic[view.index].size[axis] else { continue }
        preferences.append(.near(variables.size(view, axis), size))
      }
    }
    for view in scene.viewIDs {
      preferences += Axis.allCases.map { .least(variables.size(view, $0)) }
    }
    for view in scene.viewIDs {
      preferences += Axis.allCases.compactMap { variables.origin(view, $0).map { .least($0) } }
    }
    return preferences
  }
}

extension Layout {
  init(
    _ scene: Scene, _ system: ConstraintSystem, _ intrinsic: [IntrinsicContentSize],
    _ solution: Solution
  ) {
    let variables = system.variables
    var origins: [Point] = []
    views = scene.viewIDs.map { id in
      // Relative to the superview, which stands before the view.
      let relative = PerAxis<Double> { axis in
        variables.origin(id, axis).map { solution[$0] } ?? 0
      }
      let superorigin = scene[id].superview.map { origins[$0.index] } ?? .zero
      origins.append(
        Point(x: superorigin.x + relative.horizontal, y: superorigin.y + relative.vertical))
      return LaidOutView(
        frame: Rect(
          x: Self.withoutNoise(origins[id.index].x),
          y: Self.withoutNoise(origins[id.index].y),
          width: Self.withoutNoise(solution[variables.size(id, .horizontal)]),
          height: Self.withoutNoise(solution[variables.size(id, .vertical)])),
        intrinsicContentSize: intrinsic[id.index],
        ambiguity: FrameAmbiguity(
          origin: PerAxis { solution.isAmbiguous(variables.start(id, $0)) },
          size: PerAxis { solution.isAmbiguous(variables.size(id, $0)) }))
    }
    conflicts = solution.conflicts.map {
      Conflict(constraints: $0.constraints.map(\.index), broken: $0.broken.index)
    }
    let broken = Set(conflicts.map(\.broken))
    constraints = system.entries.enumerated().map { index, entry in
      let violation = Self.withoutNoise(
        entry.linear.violation(at: solution.value(of: entry.linear.expression)))
      return ConstraintState(
        violation: violation,
        isBroken: broken.contains(index) || entry.priority.isRequired && violation > 0)
    }
    self.scene = scene
    self.system = system
    self.solution = solution
  }
}
