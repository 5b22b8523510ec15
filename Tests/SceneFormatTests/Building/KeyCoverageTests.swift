import AutoLayout
import Diagnostics
import Geometry
@testable import SceneFormat
import Testing

/// Everything a scene file can say can be said in Swift: a new key fails here until it can.
@Suite struct `Swift says every key` {
  /// Keys that are not properties: what a view is made by.
  private static let made: Set = ["class", "name"]

  @Test(arguments: ViewClass.allCases, [true, false]) func `of views of every class`(
    viewClass: ViewClass, isRoot: Bool
  ) throws {
    let (platform, name) = (viewClass.platform, viewClass.rawValue)
    // Placeholders count at design time only.
    let head = "title: Keys\nplatform: \(platform.rawValue)\ndesignTime: true\n"
    func text(_ entry: String) -> String {
      head
        + (isRoot
          ? "view: { class: \(name)\(entry) }"
          : "view: { size: [80, 80], subviews: { it: { class: \(name)\(entry) } } }")
    }
    for key in SceneSchema.mapping(of: .view).keys
    where key.belongs(to: viewClass, isRoot: isRoot) && !Self.made.contains(key.name) {
      guard let examples = viewExamples[key.name] else {
        Issue.record("Swift has nothing for '\(key.name)'")
        continue
      }
      let keys = SceneSchema.keys(of: viewClass, isRoot: isRoot)
      let texts = textExamples.filter { keys.contains($0) && $0 != key.name }.compactMap { name in
        viewExamples[name]?.first.map { (name, $0) }
      }
      let company = texts.map { ", \($0.0): \($0.1.file)" }.joined()
      let plain = try checked(text(company))
      for example in examples {
        let entry = text("\(company), \(key.name): \(example.file)")
        let file = try checked(entry)
        // That the example sets something at all; what is not modelled is answered with a warning.
        let isSeen =
          file.value.withoutSourceRanges != plain.value.withoutSourceRanges
          || !file.warnings.isEmpty
        #expect(isSeen || Self.mayBeSilent(key.name, viewClass), "\(entry) changes nothing")
        let it = view(viewClass, named: isRoot ? nil : "it")
        for (_, text) in texts { text.swift(it) }
        let settings: [Setting] = [.platform(platform), .designTime()]
        let built =
          isRoot
          ? try Scene.checked("Keys", root: it) { _ in
            settings
            example.swift(it)
          }
          : try Scene.checked("Keys", width: 80, height: 80) { _ in
            settings
            it
            example.swift(it)
          }
        try expectSame(built, entry)
      }
    }
  }

  /// Keys without an effect on the scene of such a view: the priorities of most classes are the same
  /// in Interface Builder, and AppKit's spinner knows but one size besides.
  private static func mayBeSilent(_ key: String, _ viewClass: ViewClass) -> Bool {
    key == "createdIn" || (key == "controlSize" && viewClass == .nsProgressIndicator)
      || (key == "translatesAutoresizingMaskIntoConstraints")
      || (["spacing", "alignment"].contains(key) && viewClass == .nsStackView)
  }

  @Test func `of scenes`() throws {
    for key in SceneSchema.file.keys where !["view", "constraints", "variants"].contains(key.name) {
      guard let examples = sceneExamples[key.name] else {
        Issue.record("Swift has nothing for '\(key.name)'")
        continue
      }
      for example in examples {
        let title = key.name == "title" ? "" : "title: Scene\n"
        let text = "\(title)\(key.name): \(example.file)\nview: { subviews: { a: } }"
        let built = try Scene.checked("Scene") { _ in
          SceneView(named: "a")
          example.settings
        }
        try expectSame(built, text)
        if !["designTime", "createdIn", "metrics"].contains(key.name) {
          let plain = try read("title: Scene\nview: { subviews: { a: } }")
          #expect(
            built.value.withoutSourceRanges != plain.withoutSourceRanges, "\(text) changes nothing")
        }
      }
    }
  }

  @Test func `of the parts of a scene's keys`() {
    // What examples of a mapping leave out would go unnoticed.
    for key in SceneSchema.file.keys {
      for mapping in key.value.mappings where !["view", "variants"].contains(key.name) {
        let files = (sceneExamples[key.name] ?? []).map(\.file).joined()
        for part in mapping.keys {
          #expect(files.contains("\(part.name):"), "'\(part.name)' of '\(key.name)'")
        }
      }
    }
  }

  @Test func `of metrics, designs and creations, by their effect`() throws {
    let built = try Scene.checked("Effects") { view in
      let a = Label(named: "a")
      a.placeholderIntrinsicContentSize = Size(width: 1, height: 2)
      a
      Setting.metric("gap", 9)
      Setting.designTime()
      Setting.createdIn(.interfaceBuilder)
      "a.width == gap"
    }
    try expectSame(
      built,
      """
      title: Effects
      metrics: { gap: 9 }
      designTime: true
      createdIn: interfaceBuilder
      view: { subviews: { a: { class: UILabel, placeholderIntrinsicContentSize: [1, 2] } } }
      constraints: [a.width == gap]
      """)
    #expect(built.value.views[1].contentHuggingPriority.horizontal == 251)
    #expect(built.value.views[1].intrinsicContentSizeOverride?.vertical == 2)
    #expect(built.value.constraints[0].constant == 9)
  }

  @Test func `of constraints`() throws {
    for key in SceneSchema.mapping(of: .constraint).keys {
      guard let examples = constraintExamples[key.name] else {
        Issue.record("Swift has nothing for '\(key.name)'")
        continue
      }
      for example in examples {
        let built = try Scene.checked("Constraint") { _ in
          [SceneView(named: "a"), SceneView(named: "b")]
          example.constraint
        }
        try expectSame(
          built,
          "title: Constraint\nview: { subviews: { a: , b: } }\nconstraints:\n  - \(example.file)")
      }
    }
  }

  @Test func `of variants`() {
    // Each is tested in `VariantTests.swift`.
    let variants = SceneSchema.file.keys.first { $0.name == "variants" }
    let keys = variants?.value.mappings.first?.keys.map(\.name)
    #expect(keys == ["title", "set", "add", "remove", "changes", "scene"])
  }
}
