public import SnugGeometry
package import SnugSolver

/// Lays out scenes as Auto Layout does.
public struct LayoutEngine: Sendable {
  public var measurer: any TextMeasurer

  public init(measuring measurer: any TextMeasurer) { self.measurer = measurer }

  /// Solves a scene: first widths, then what depends on them, mainly the heights of wrapped texts.
  /// Finally, wrapping labels hug their longest lines.
  public func layout(_ scene: Scene) -> Layout {
    apart(layout(scene, fittingSizes: fittingSizes(in: scene)))
  }

  func layout(_ scene: Scene, fittingSizes: [ViewID: PerAxis<Double>]) -> Layout {
    let wrapped = layoutBeforeHugging(of: scene, fittingSizes: fittingSizes)
    return hugging(wrapped).map { simplified($0, wrapped) } ?? wrapped
  }

  /// The layout in which labels still prefer to have their text on one line.
  func layoutBeforeHugging(
    of scene: Scene, fittingSizes known: [ViewID: PerAxis<Double>]? = nil
  ) -> Layout {
    let fittingSizes = known ?? fittingSizes(in: scene)
    return settled(scene, Measurements(of: scene, fittingSizes: fittingSizes, measuring: measurer))
  }

  /// Solves a scene again until the measurements that depend on frames no longer change.
  ///
  /// A height can in turn change a width, through an aspect ratio for example, so this may not
  /// end by itself. UIKit stops after its second pass.
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
    let unsettled = scene.viewIDs.filter { last.differs(from: current, in: $0) }
    return Layout(
      layout.system, layout.solution,
      Layout.Passes(count: Self.mostPasses, unsettled: unsettled))
  }

  static let mostPasses = 9

  private func solve(_ scene: Scene, _ measurements: Measurements, pass: Int) -> Layout {
    let system = ConstraintSystem(scene, measurements)
    return Layout(
      system, system.solver.solve(preferring: system.tieBreakers), Layout.Passes(count: pass))
  }
}

extension Layout {
  package func relaid(_ scene: Scene) -> Layout {
    let changed = ConstraintSystem(scene, system.measurements)
    return Layout(
      changed, changed.solver.solve(preferring: changed.tieBreakers), Passes(count: 1))
  }
}

extension ConstraintSystem {
  /// How ambiguity is resolved, so that pictures are deterministic: views in the order they are
  /// listed keep their intrinsic size, so the last listed gives way; then the smaller size; then the
  /// leading-most and the top-most position. Guides come after views.
  ///
  /// UIKit documents no such rule (“the engine has to make a choice for you”); this one is ours.
  /// Stack views have the same rule: they resolve ambiguity “according to arrangement order”.
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
