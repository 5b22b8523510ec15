import AutoLayout
import Geometry

/// A scene and its variants as they come out at several sizes and with other contents, to find out
/// whether a constraint ever matters.
///
/// Solved are the scene and each variant
/// - as they are;
/// - at widths from half the narrowest to twice the widest any of them has: these two, the narrowest,
///   the widest, every other that occurs, and three in between; the same for heights. A side that
///   takes its fitting size is left to fit;
/// - with every text and image half as large as it is, and twice as large.
///
/// What conflicts at some size says nothing there and is passed over.
struct SampledLayouts {
  /// Scenes, each with its layout.
  let samples: [Layout]
  let engine: LayoutEngine

  /// Above this many constraints of the author's, each of which is taken away at each size, nothing
  /// is looked at: it would take too long.
  static let mostConstraints = 60

  /// `nil` for a scene that is too large, or that conflicts as it is.
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
      [0.5, 2].map { layout.scene.withContents(times: $0, as: layout) }
        .filter { $0 != layout.scene }
    }
    samples =
      own.filter(\.conflicts.isEmpty)
      + (contents + sizes).map(context.engine.layout).filter(\.conflicts.isEmpty)
  }

  /// Whether a change makes no difference to any of the layouts.
  ///
  /// - Parameter change: gives the constraints of a scene anew; `nil` where the scene has none that
  ///   would change.
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
  /// The scene with what its texts and images measured in a layout times a factor.
  fileprivate func withContents(times factor: Double, as layout: Layout) -> Scene {
    var copy = self
    for id in viewIDs where self[id].content.mainText != nil || self[id].content.isImage {
      let size = layout[id].intrinsicContentSize.size
      copy[id].intrinsicContentSizeOverride = PerAxis { size[$0].map { $0 * factor } }
    }
    return copy
  }
}

extension ViewContent {
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}
