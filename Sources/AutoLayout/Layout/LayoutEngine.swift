package import Cassowary
public import Geometry

/// Lays out scenes as Auto Layout does.
public struct LayoutEngine: Sendable {
  public var measurer: any TextMeasurer

  public init(measuring measurer: any TextMeasurer) { self.measurer = measurer }

  /// Solves a scene: widths first, then what follows from them, the heights of wrapped texts above
  /// all; then labels that wrap hug their longest lines.
  public func layout(_ scene: Scene) -> Layout {
    layout(scene, fittingSizes: fittingSizes(in: scene))
  }

  func layout(_ scene: Scene, fittingSizes: [ViewID: PerAxis<Double>]) -> Layout {
    let wrapped = layoutBeforeHugging(of: scene, fittingSizes: fittingSizes)
    return hugging(wrapped).map { told($0, wrapped) } ?? wrapped
  }

  /// A layout in which a label would still like to have its text on one line.
  func layoutBeforeHugging(
    of scene: Scene, fittingSizes known: [ViewID: PerAxis<Double>]? = nil
  ) -> Layout {
    let fittingSizes = known ?? fittingSizes(in: scene)
    return settled(scene, Measurements(of: scene, fittingSizes: fittingSizes, measuring: measurer))
  }

  /// Solves a scene again until what follows from its frames changes no more.
  ///
  /// A height may in turn change a width (an aspect ratio, say). It need not end by itself; UIKit
  /// stops after its second pass.
  func settled(
    _ scene: Scene, _ first: Measurements, maxLayoutWidths: [ViewID: Double] = [:]
  ) -> Layout {
    func measurements(after layout: Layout) -> Measurements {
      Measurements(
        of: scene, laidOut: layout, maxLayoutWidths, fittingSizes: first.fittingSizes,
        measuring: measurer)
    }
    var current = first
    var layout = solve(scene, current, pass: 1)
    for pass in 2...Self.mostPasses {
      let next = measurements(after: layout)
      if next == current { return layout }
      layout = solve(scene, next, pass: pass)
      current = next
    }
    let last = measurements(after: layout)
    layout.passes.unsettled = scene.viewIDs.filter { last.differs(from: current, in: $0) }
    return layout
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
    let items = variables.items
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
