import SnugGeometry
import SnugLayout
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Equivalent scenes that must have equivalent layouts.
struct MetamorphicTests {
  private static let parcels = Seeds.parcels(of: 25, count: 16)
  private static let options: SceneGenerator.Options = {
    var options = SceneGenerator.Options()
    options.hasStackViews = true
    return options
  }()
  private let engine = LayoutEngine(measuring: MonospacedTextMeasurer())

  @Test(arguments: parcels) func `twice as large a scene is laid out twice as large`(
    seeds: Range<Int>
  ) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed, options: Self.options)
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
      let scene = SceneGenerator.scene(seed: seed, options: Self.options)
      var renamed = scene
      for index in renamed.views.indices { renamed.views[index].name = "z\(99 - index)" }
      expectSame(engine.layout(renamed), engine.layout(scene), scene)
    }
  }

  @Test(arguments: parcels) func `the order of constraints makes no difference`(
    seeds: Range<Int>
  ) {
    for seed in seeds {
      var options = Self.options
      options.conflict = 0
      let scene = SceneGenerator.scene(seed: seed, options: options)
      let layout = engine.layout(scene)
      // By definition, the order decides which constraint of a conflict is broken.
      guard layout.conflicts.isEmpty else { continue }
      var random = SeededGenerator(seed: seed)
      var shuffled = scene
      shuffled.constraints = random.shuffle(scene.constraints)
      expectSame(engine.layout(shuffled), layout, scene)
    }
  }

  @Test(arguments: parcels) func `x and y behave alike`(seeds: Range<Int>) {
    for seed in seeds {
      var options = Self.options
      options.hasTexts = false
      // With aspect ratios, one axis is resolved before the other, and the order decides which.
      options.hasAspectRatios = false
      let scene = SceneGenerator.scene(seed: seed, options: options)
      let layout = engine.layout(scene)
      let turned = engine.layout(scene.transposed)
      expectSame(
        turned, layout,
        map: { Rect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }, turned: true,
        scene)
    }
  }

  @Test(arguments: parcels) func `read from the right a scene is its own mirror image`(
    seeds: Range<Int>
  ) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed, options: Self.options)
      let layout = engine.layout(scene)
      // A margins guide's left side comes before its right one in either direction, and of a
      // conflict the last is broken.
      guard layout.conflicts.isEmpty else { continue }
      let width = layout[.root].frame.width
      let mirrored = engine.layout(scene.mirrored)
      expectSame(
        mirrored, layout,
        map: { Rect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) },
        mirrored: true, scene)
    }
  }

  private func expectSame(
    _ actual: Layout, _ expected: Layout, map: (Rect) -> Rect = { $0 }, turned: Bool = false,
    mirrored: Bool = false, _ scene: Scene
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
        // For a view held only at its leading edge, x is known, or in the mirrored scene the other
        // end.
        if !mirrored || axis == .vertical {
          #expect(
            actual[id].ambiguity.origin[axis] == view.ambiguity.origin[other], "\(name)")
        }
        #expect(actual[id].ambiguity.size[axis] == view.ambiguity.size[other], "\(name)")
      }
    }
  }
}

extension Scene {
  /// Every length doubled, including pixels, so that rounding stays the same.
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
      switch views[index].content {
      case .label(var label):
        label.text.font.size *= 2
        copy.views[index].content = .label(label)
      case .stack(var stack):
        stack.spacing *= 2
        stack.customSpacing = stack.customSpacing.mapValues { $0 * 2 }
        copy.views[index].content = .stack(stack)
      default: break
      }
    }
    for index in copy.constraints.indices { copy.constraints[index].constant *= 2 }
    return copy
  }

  /// The scene from right to left. Leading and trailing are unchanged and mean the other side; left
  /// and right are exchanged here.
  fileprivate var mirrored: Scene {
    var copy = self
    copy.layoutDirection = .rightToLeft
    for index in copy.views.indices {
      let (margins, insets) = (views[index].layoutMargins, views[index].contentInsets)
      copy.views[index].layoutMargins.left = margins.right
      copy.views[index].layoutMargins.right = margins.left
      copy.views[index].contentInsets.left = insets.right
      copy.views[index].contentInsets.right = insets.left
    }
    for (index, constraint) in constraints.enumerated() {
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      guard constraint.firstAttribute.axis == .horizontal, !constraint.firstAttribute.isSize,
        !attributes.contains(where: \.isDirectional)
      else { continue }
      precondition(constraint.multiplier == 1, "A multiple of a place has no mirror image.")
      copy.constraints[index].constant *= -1
      copy.constraints[index].firstAttribute = constraint.firstAttribute.mirrored
      copy.constraints[index].secondAttribute = constraint.secondAttribute.mirrored
      copy.constraints[index].relation = constraint.relation.mirrored
    }
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
      if case .stack(var stack) = view.content {
        stack.axis = stack.axis.cross
        copy.views[index].content = .stack(stack)
      }
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

extension Constraint.Relation {
  fileprivate var mirrored: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Constraint.Attribute {
  fileprivate var mirrored: Constraint.Attribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }

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
