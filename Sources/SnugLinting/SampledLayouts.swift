import SnugExplanation
import SnugGeometry
import SnugLayout

/// Layouts of a scene and its variants at several sizes and with other contents, to find out
/// whether a constraint has an effect.
///
/// The scene and each variant are solved
/// - unchanged;
/// - at widths from half the narrowest to twice the widest of all variants: these two, all widths
///   that occur, and three between the narrowest and the widest; the same for heights. A fitting
///   size is not changed;
/// - with all texts and images at half, twice and eight times their size, and with every other one at half and
///   the rest at twice: what is equal in the scene may be so by chance.
///
/// Layouts with conflicts are left out.
struct SampledLayouts {
  let samples: [Layout]
  let engine: LayoutEngine

  /// The limit for the author's constraints. Each is removed at each size, so larger scenes would
  /// take too long.
  static let mostConstraints = 60

  /// `nil` for a scene that is too large, or that has a conflict.
  init?(_ context: LintContext) {
    let scene = context.scene
    guard context.layout.conflicts.isEmpty, !scene.constraints.isEmpty,
      scene.constraints.count <= Self.mostConstraints
    else { return nil }
    engine = context.engine
    let family = [scene] + scene.variants
    let lengths = PerAxis<[Double]> { axis in
      Self.lengths(around: family.compactMap { $0[.root].requiredSize[axis] })
    }
    let sizes = family.flatMap { scene in
      Axis.allCases.flatMap { axis -> [Scene] in
        guard let own = scene[.root].requiredSize[axis] else { return [] }
        return lengths[axis].filter { $0 != own }.map { length in
          var scene = scene
          scene[.root].requiredSize[axis] = length
          return scene
        }
      }
    }
    let own = [context.layout] + scene.variants.map(context.engine.layout)
    let contents = own.flatMap { layout in
      let measured = layout.scene.measuredViews
      let mixed = measured.count > 1 ? [[0.5, 2], [2, 0.5]] : []
      return ([[0.5], [2], [8]] + mixed)
        .map { layout.scene.withContents(of: measured, times: $0, as: layout) }
        .filter { $0 != layout.scene }
    }
    samples =
      own.filter(\.conflicts.isEmpty)
      + (contents + sizes).map(context.engine.layout).filter(\.conflicts.isEmpty)
  }

  /// Whether a change has no effect on any of the layouts.
  ///
  /// - Parameter change: returns the changed constraints of a scene; `nil` if it does not change
  ///   any.
  func areSame(changing change: ([Constraint]) -> [Constraint]?) -> Bool {
    samples.allSatisfy { layout in
      guard let constraints = change(layout.scene.constraints) else { return true }
      var scene = layout.scene
      scene.constraints = constraints
      return engine.layout(scene).comesOut(as: layout)
    }
  }

  private static func lengths(around known: [Double]) -> [Double] {
    guard let least = known.min(), let most = known.max() else { return [] }
    let between = least == most ? [] : [0.25, 0.5, 0.75].map { least + $0 * (most - least) }
    return Set(known + between + [least / 2, most * 2]).sorted()
  }
}

extension Scene {
  /// The views whose sizes are those of texts and images.
  fileprivate var measuredViews: [ViewID] {
    viewIDs.filter { self[$0].content.mainText != nil || self[$0].content.image != nil }
  }

  /// The scene with the measured sizes of texts and images in a layout times factors, by turns.
  fileprivate func withContents(
    of views: [ViewID], times factors: [Double], as layout: Layout
  ) -> Scene {
    var copy = self
    for (index, id) in views.enumerated() {
      let size = layout[id].intrinsicContentSize.size
      let factor = factors[index % factors.count]
      copy[id].intrinsicContentSizeOverride = PerAxis { size[$0].map { $0 * factor } }
    }
    return copy
  }
}
