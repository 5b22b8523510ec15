import AutoLayout
import Geometry
import TestSupport
import Testing
import Typesetting

/// Scenes that must come out alike, because they say the same in other words.
struct MetamorphicTests {
  private static let parcels = (0..<16).map { $0 * 25..<($0 + 1) * 25 }
  private let engine = LayoutEngine(measuring: MonospacedTextMeasurer())

  @Test(arguments: parcels) func `twice as large a scene is laid out twice as large`(
    seeds: Range<Int>
  ) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed)
      let layout = engine.layout(scene)
      let doubled = engine.layout(scene.doubled)
      expectSame(
        doubled, layout,
        map: { Rect(x: $0.minX * 2, y: $0.minY * 2, width: $0.width * 2, height: $0.height * 2) },
        scene)
    }
  }

  @Test(arguments: parcels) func `names make no difference`(seeds: Range<Int>) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed)
      var renamed = scene
      for index in renamed.views.indices { renamed.views[index].name = "z\(99 - index)" }
      expectSame(engine.layout(renamed), engine.layout(scene), scene)
    }
  }

  @Test(arguments: parcels) func `the order of constraints makes no difference`(
    seeds: Range<Int>
  ) {
    for seed in seeds {
      var knobs = SceneGenerator.Knobs()
      knobs.conflict = 0
      let scene = SceneGenerator.scene(seed: seed, knobs: knobs)
      let layout = engine.layout(scene)
      // Which constraint of a conflict is broken is a matter of order by definition.
      guard layout.conflicts.isEmpty else { continue }
      var random = SeededGenerator(seed: seed)
      var shuffled = scene
      shuffled.constraints = random.shuffle(scene.constraints)
      expectSame(engine.layout(shuffled), layout, scene)
    }
  }

  @Test(arguments: parcels) func `what is true of x is true of y`(seeds: Range<Int>) {
    for seed in seeds {
      var knobs = SceneGenerator.Knobs()
      knobs.hasTexts = false
      // With it one axis is settled before the other, and which one is a matter of order.
      knobs.hasAspectRatios = false
      let scene = SceneGenerator.scene(seed: seed, knobs: knobs)
      let layout = engine.layout(scene)
      let turned = engine.layout(scene.transposed)
      expectSame(
        turned, layout,
        map: { Rect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }, turned: true,
        scene)
    }
  }

  private func expectSame(
    _ actual: Layout, _ expected: Layout, map: (Rect) -> Rect = { $0 }, turned: Bool = false,
    _ scene: Scene
  ) {
    let note = "\(scene.title)\n\(scene.outline)"
    #expect(actual.conflicts.count == expected.conflicts.count, "\(note)")
    for (id, view) in zip(scene.viewIDs, expected.views) {
      let frame = map(view.frame)
      let name = "v\(id.index) is \(actual[id].frame), not \(frame), \(note)"
      for axis in Axis.allCases {
        #expect(actual[id].frame[axis].start ≈ frame[axis].start, "\(name)")
        #expect(actual[id].frame[axis].length ≈ frame[axis].length, "\(name)")
        let other = turned ? axis.cross : axis
        #expect(
          actual[id].ambiguity.origin[axis] == view.ambiguity.origin[other], "\(name)")
        #expect(actual[id].ambiguity.size[axis] == view.ambiguity.size[other], "\(name)")
      }
    }
  }
}

extension Scene {
  /// Every length twice as long; pixels too, so that rounding stays the same.
  fileprivate var doubled: Scene {
    var copy = self
    copy.pixelGrid = PixelGrid(scale: pixelGrid.scale / 2)
    for index in copy.views.indices {
      copy.views[index].layoutMargins = views[index].layoutMargins.doubled
      copy.views[index].contentInsets = views[index].contentInsets.doubled
      copy.views[index].requiredSize = PerAxis { views[index].requiredSize[$0].map { $0 * 2 } }
      copy.views[index].intrinsicContentSizeOverride =
        views[index].intrinsicContentSizeOverride.map { size in PerAxis { size[$0].map { $0 * 2 } }
        }
      if case .label(var label) = views[index].content {
        label.text.font.size *= 2
        copy.views[index].content = .label(label)
      }
    }
    for index in copy.constraints.indices { copy.constraints[index].constant *= 2 }
    return copy
  }

  /// The scene with x and y exchanged.
  fileprivate var transposed: Scene {
    var copy = self
    for (index, view) in views.enumerated() {
      let margins = view.layoutMargins
      copy.views[index].layoutMargins = EdgeInsets(
        top: margins.left, left: margins.top, bottom: margins.right, right: margins.bottom)
      copy.views[index].requiredSize = view.requiredSize.transposed
      copy.views[index].intrinsicContentSizeOverride = view.intrinsicContentSizeOverride?.transposed
      copy.views[index].contentHuggingPriority = view.contentHuggingPriority.transposed
      copy.views[index].contentCompressionResistancePriority =
        view.contentCompressionResistancePriority.transposed
    }
    for index in constraints.indices {
      copy.constraints[index].firstAttribute = constraints[index].firstAttribute.transposed
      copy.constraints[index].secondAttribute = constraints[index].secondAttribute.transposed
    }
    return copy
  }
}

extension PerAxis {
  fileprivate var transposed: PerAxis { PerAxis(horizontal: vertical, vertical: horizontal) }
}

extension EdgeInsets {
  fileprivate var doubled: EdgeInsets {
    EdgeInsets(top: top * 2, left: left * 2, bottom: bottom * 2, right: right * 2)
  }
}

extension Constraint.Attribute {
  private static let pairs: [(Constraint.Attribute, Constraint.Attribute)] = [
    (.leading, .top), (.trailing, .bottom), (.width, .height), (.centerX, .centerY),
    (.leadingMargin, .topMargin), (.trailingMargin, .bottomMargin),
  ]

  /// The attribute of the other axis, for those the generator uses.
  fileprivate var transposed: Constraint.Attribute {
    for (one, other) in Self.pairs {
      if self == one { return other }
      if self == other { return one }
    }
    return self
  }
}
