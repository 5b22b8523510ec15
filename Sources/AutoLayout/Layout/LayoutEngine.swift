package import Cassowary
public import Geometry

/// Lays out scenes as Auto Layout does.
public struct LayoutEngine: Sendable {
  public var measurer: any TextMeasurer

  public init(measuring measurer: any TextMeasurer) { self.measurer = measurer }

  /// Solves a scene: widths first, then what follows from them, the heights of wrapped texts above
  /// all.
  public func layout(_ scene: Scene) -> Layout {
    let fittingSizes = fittingSizes(in: scene)
    var measurements = Measurements(of: scene, measuring: measurer)
    measurements.fittingSizes = fittingSizes
    var layout = solve(scene, measurements, pass: 1)
    // A height may in turn change a width (an aspect ratio, say), so this goes on until nothing
    // changes. It need not end by itself; UIKit stops after its second pass.
    for pass in 2...Self.mostPasses {
      var next = Measurements(of: scene, laidOut: layout, measuring: measurer)
      next.fittingSizes = fittingSizes
      if next == measurements { return layout }
      layout = solve(scene, next, pass: pass)
      measurements = next
    }
    let last = Measurements(of: scene, laidOut: layout, measuring: measurer)
    return layout.ending(with: scene.viewIDs.filter { last.differs(from: measurements, in: $0) })
  }

  static let mostPasses = 9

  private func solve(_ scene: Scene, _ measurements: Measurements, pass: Int) -> Layout {
    let system = ConstraintSystem(scene, measurements)
    return Layout(system, system.solver.solve(preferring: system.tieBreakers), pass: pass)
  }
}

extension ConstraintSystem {
  /// How ambiguity is settled, so that a picture never changes by chance: views in the order they
  /// are listed keep their intrinsic size, so the last listed gives way; then the smaller size; then
  /// the leading-most and the top-most position. Guides come after views.
  ///
  /// UIKit documents no such rule (“the engine has to make a choice for you”); this one is ours. It
  /// is also that of stack views, which settle ambiguity “according to arrangement order”.
  package var tieBreakers: [Preference] {
    let items =
      scene.viewIDs.map(LayoutItem.view)
      + guides.indices.map { LayoutItem.guide(LayoutGuideID(index: $0)) }
    var preferences: [Preference] = []
    for view in scene.viewIDs {
      for axis in Axis.allCases {
        guard let size = measurements.intrinsicContentSizes[view.index].size[axis] else { continue }
        preferences.append(.near(variables.size(view, axis), size))
      }
    }
    for item in items {
      preferences += Axis.allCases.map { .least(variables.size(item, $0)) }
    }
    for item in items {
      preferences += Axis.allCases.compactMap { variables.origin(item, $0).map { .least($0) } }
    }
    return preferences
  }
}
