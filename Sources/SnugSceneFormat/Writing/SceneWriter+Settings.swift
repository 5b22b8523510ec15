import SnugGeometry
import SnugLayout

/// The keys of a scene other than its views and constraints.
extension SceneWriter {
  /// The values of a scene's keys, without defaults.
  var settings: [(String, YAMLNode)] {
    let defaults = defaults
    return SceneSchema.scene.keys.compactMap { key in
      guard let node = key.node(of: document) else { return nil }
      let byDefault = key.node(of: defaults)
      guard node.flow != byDefault?.flow else { return nil }
      // Of a value with several parts, those that differ from the default.
      let parts = node.pairs?.filter { $1.flow != byDefault?[$0.scalar]?.flow }
      return (key.name, parts.map { YAMLNode(.mapping($0), at: .unknown) } ?? node)
    }
  }

  /// The values of a scene with a platform only.
  private var defaults: SceneDocument {
    var document = SceneDocument(
      Scene(title: "", views: [scene[.root]], constraints: [], platform: scene.platform))
    document.title = nil
    document.platform = .iOS
    document.isDesignTime = nil
    return document
  }
}

extension SceneDocument {
  /// All settings of a scene that a scene file has keys for, including defaults. Views, constraints
  /// and variants are left out.
  init(_ scene: Scene) {
    self.init()
    title = scene.title
    subtitle = scene.subtitle
    scale = scene.pixelGrid.scale
    platform = scene.platform
    system = Spanned(scene.system)
    layoutDirection = scene.layoutDirection
    contentSizeCategory = scene.contentSizeCategory
    expectation = scene.expectation.map { Spanned($0) }
    lint = LintDeclaration(disabledRules: scene.disabledLintRules)
    fitting = FittingDeclaration(scene.fittingTarget)
    output = scene.output
    isDesignTime = scene.views.contains(where: \.hasAssumedContentSize) ? true : nil
    if let sweep = scene.sweep {
      let path = "\(scene[.root].name).\(Constraint.Attribute.size(sweep.axis).rawValue)"
      self.sweep = [(YAMLScalar(path, .plain, at: .unknown), sweep.sizes)]
    }
  }
}

extension FittingDeclaration {
  fileprivate init(_ target: PerAxis<FittingTarget>) {
    targetSize = Size(width: target.horizontal.size, height: target.vertical.size)
    horizontalFittingPriority = target.horizontal.priority
    verticalFittingPriority = target.vertical.priority
  }
}
