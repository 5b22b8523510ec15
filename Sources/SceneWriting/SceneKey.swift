import AutoLayout
import Geometry
import SceneReading

/// A key of a scene file besides its views and constraints, and how what it says is written.
struct SceneKey: Sendable {
  let name: String
  /// The key's value; `nil` where it is the default.
  let value: @Sendable (Scene) -> YAMLNode?
  /// What says the default, for a variant of a scene that says something else; `nil` if nothing
  /// does.
  let byDefault: YAMLNode?

  init(
    _ name: String, byDefault: YAMLNode? = nil, _ value: @escaping @Sendable (Scene) -> YAMLNode?
  ) {
    self.name = name
    self.value = value
    self.byDefault = byDefault
  }

  static func values(of scene: Scene) -> [YAMLNode.Entry] {
    all.compactMap { key in key.value(scene).map { YAMLNode.Entry(key.name, $0) } }
  }

  static let all: [SceneKey] = [
    SceneKey("subtitle", byDefault: .scalar("null")) { $0.subtitle.map(YAMLNode.string) },
    SceneKey("platform", byDefault: .word(Platform.iOS)) {
      $0.platform == .iOS ? nil : .word($0.platform)
    },
    SceneKey("layoutDirection", byDefault: .word(LayoutDirection.leftToRight)) {
      $0.layoutDirection == .leftToRight ? nil : .word($0.layoutDirection)
    },
    SceneKey("scale", byDefault: .number(2)) {
      $0.pixelGrid.scale == 2 ? nil : .number($0.pixelGrid.scale)
    },
    SceneKey("expect") { $0.expectation.map { .word($0) } },
    SceneKey("lint", byDefault: .mapping([.init("disable", .list([]))])) { scene in
      let rules = scene.disabledLintRules
      return rules.isEmpty ? nil : .mapping([.init("disable", .list(rules.map { .word($0) }))])
    },
    SceneKey("fitting", byDefault: .mapping([])) { fitting($0.fittingTarget) },
    SceneKey("output", byDefault: .mapping([])) { output($0.output) },
    SceneKey("sweep", byDefault: .mapping([])) { scene in
      scene.sweep.map { sweep in
        let side = Constraint.Attribute.size(sweep.axis).rawValue
        return .mapping([
          .init("\(scene[.root].name).\(side)", .list(sweep.sizes.map(YAMLNode.number)))
        ])
      }
    },
  ]

  private static func fitting(_ target: PerAxis<FittingTarget>) -> YAMLNode? {
    let byDefault = FittingTarget.compressed
    let (width, height) = (target.horizontal, target.vertical)
    var entries: [YAMLNode.Entry] = []
    if width.size != byDefault.size || height.size != byDefault.size {
      entries.append(.init("targetSize", .size(Size(width: width.size, height: height.size))))
    }
    for axis in Axis.allCases where target[axis].priority != byDefault.priority {
      entries.append(
        .init("\(axis.rawValue)FittingPriority", .number(target[axis].priority.rawValue)))
    }
    return entries.isEmpty ? nil : .mapping(entries)
  }

  private static func output(_ output: OutputSettings) -> YAMLNode? {
    let entries: [YAMLNode.Entry?] = [
      output.annotate.map { .init("annotate", words($0)) },
      output.noAnnotate.map { .init("noAnnotate", words($0)) },
      output.columns.map { .init("columns", .number(Double($0))) },
      output.baseTitle.map { .init("baseTitle", .string($0)) },
    ]
    let written = entries.compactMap(\.self)
    return written.isEmpty ? nil : .mapping(written)
  }

  /// A word, or several in a list.
  private static func words(_ names: [AnnotationName]) -> YAMLNode {
    names.count == 1 ? .word(names[0]) : .list(names.map { .word($0) })
  }
}
