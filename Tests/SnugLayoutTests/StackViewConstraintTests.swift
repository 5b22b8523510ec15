import SnugGeometry
import SnugLayout
import SnugSolverSupport
import SnugTestSupport
import Testing

/// All constraints of stack views, in the format of UIKit's console, in `Fixtures/StackViews`.
///
/// They were compared by eye with the dumps of live stack views in A. Grebenyuk, “Let's Build
/// UIStackView” (kean.blog), and the constraints that the tests of kean/Arranged and of TZStackView
/// compare with UIKit's.
struct StackViewConstraintTests {
  /// The intrinsic sizes of the article, 160 × 200, 80 × 100 and 40 × 50.
  private static let sizes: [(along: Double?, across: Double?)] = [
    (160, 200), (80, 100), (40, 50),
  ]

  private struct Configuration {
    var heading: String
    var scene: StackScene
  }

  private func expect(_ configurations: [Configuration], in file: String) throws {
    let text = configurations.map { configuration in
      (["# " + configuration.heading] + configuration.scene.layout.stackConstraints)
        .joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
    let failure = try Golden.failure(
      of: text, expectedIn: "Fixtures/StackViews/\(file).txt")
    #expect(failure == nil)
  }

  @Test(
    arguments: zip(
      StackView.Distribution.uiKit,
      ["fill", "fill-equally", "fill-proportionally", "equal-spacing", "equal-centering"]))
  func `each distribution with each alignment, in a row and in a column`(
    distribution: StackView.Distribution, file: String
  ) throws {
    let configurations = Axis.allCases.flatMap { axis in
      StackView.Alignment.allCases.map { alignment in
        Configuration(
          heading: "\(axis), \(distribution), \(alignment), spacing 8",
          scene: StackScene(axis, distribution, alignment, Self.sizes))
      }
    }
    try expect(configurations, in: file)
  }

  @Test func `one view, and none`() throws {
    var configurations = StackView.Alignment.allCases.map { alignment in
      Configuration(
        heading: "one view, \(alignment)",
        scene: StackScene(.horizontal, .fill, alignment, [(160, 200)]))
    }
    configurations += StackView.Distribution.uiKit.dropFirst().map { distribution in
      Configuration(
        heading: "one view, \(distribution), fill",
        scene: StackScene(.horizontal, distribution, .fill, [(160, 200)]))
    }
    configurations.append(Configuration(heading: "no view", scene: StackScene()))
    try expect(configurations, in: "few-views")
  }

  @Test func `hidden views`() throws {
    func hiding(
      _ hidden: [Int], _ distribution: StackView.Distribution = .fill,
      _ alignment: StackView.Alignment = .fill
    ) -> StackScene {
      var scene = StackScene(
        .horizontal, distribution, alignment, Self.sizes + [(60, 60)])
      for index in hidden { scene.hide(index) }
      return scene
    }
    var configurations: [Configuration] = [
      ("the first of four", [0]), ("the second of four", [1]), ("the last of four", [3]),
      ("the second and the third of four", [1, 2]), ("the first and the second of four", [0, 1]),
      ("the second and the last of four", [1, 3]),
    ].map { Configuration(heading: "hidden: \($0.0)", scene: hiding($0.1)) }
    configurations += StackView.Distribution.uiKit.dropFirst().map {
      Configuration(heading: "hidden: the second of four, \($0)", scene: hiding([1], $0))
    }
    configurations += StackView.Alignment.allCases.dropFirst().map {
      Configuration(heading: "hidden: the first of four, \($0)", scene: hiding([0], .fill, $0))
    }
    configurations += StackView.Alignment.allCases.map {
      Configuration(heading: "hidden: all, \($0)", scene: hiding([0, 1, 2, 3], .fill, $0))
    }
    configurations.append(
      Configuration(
        heading: "hidden: all, equalSpacing", scene: hiding([0, 1, 2, 3], .equalSpacing)))
    try expect(configurations, in: "hidden")
  }

  @Test func `custom spacing`() throws {
    func spaced(_ distribution: StackView.Distribution, hiding hidden: Int?) -> StackScene {
      var scene = StackScene(.horizontal, distribution, .fill, Self.sizes)
      scene.stack.customSpacing = [scene.id(0): 20]
      if let hidden { scene.hide(hidden) }
      return scene
    }
    try expect(
      [
        Configuration(heading: "20 after the first", scene: spaced(.fill, hiding: nil)),
        Configuration(
          heading: "20 after the first, equalSpacing", scene: spaced(.equalSpacing, hiding: nil)),
        Configuration(
          heading: "20 after the first, fillProportionally",
          scene: spaced(.fillProportionally, hiding: nil)),
        Configuration(
          heading: "20 after the first, the second hidden", scene: spaced(.fill, hiding: 1)),
        Configuration(
          heading: "20 after the first, which is hidden", scene: spaced(.fill, hiding: 0)),
      ], in: "custom-spacing")
  }

  @Test func `relative to the layout margins`() throws {
    let configurations = Axis.allCases.flatMap { axis in
      [StackView.Alignment.fill, .leading, .center, .lastBaseline].map { alignment in
        var scene = StackScene(axis, .fill, alignment, Self.sizes)
        scene.stack.isLayoutMarginsRelativeArrangement = true
        scene.margins = EdgeInsets(top: 10, left: 16, bottom: 9, right: 20)
        return Configuration(heading: "\(axis), fill, \(alignment), margins", scene: scene)
      }
    }
    try expect(configurations, in: "margins")
  }

  @Test func `relative to baselines`() throws {
    func texts(
      _ axis: Axis, _ distribution: StackView.Distribution, hiding hidden: Int? = nil
    ) -> StackScene {
      var scene = StackScene(axis, distribution, .fill, spacing: 20)
      scene.views = ["one", "two", "three"].map { StackScene.label($0) }
      scene.stack.isBaselineRelativeArrangement = true
      if let hidden { scene.hide(hidden) }
      return scene
    }
    try expect(
      [
        Configuration(heading: "vertical, fill", scene: texts(.vertical, .fill)),
        Configuration(heading: "vertical, equalSpacing", scene: texts(.vertical, .equalSpacing)),
        Configuration(
          heading: "vertical, equalCentering", scene: texts(.vertical, .equalCentering)),
        Configuration(
          heading: "vertical, fill, the second hidden", scene: texts(.vertical, .fill, hiding: 1)),
        Configuration(
          heading: "horizontal, fill: it makes no difference", scene: texts(.horizontal, .fill)),
      ], in: "baselines")
  }

  @Test func `proportions of views without a size`() throws {
    func proportional(_ lengths: [Double?], spacing: Double) -> StackScene {
      StackScene(
        .horizontal, .fillProportionally, .fill, spacing: spacing, lengths.map { ($0, 50) })
    }
    try expect(
      [
        Configuration(
          heading: "160, 80 and 40, spacing 0", scene: proportional([160, 80, 40], spacing: 0)),
        Configuration(
          heading: "the second without a size", scene: proportional([160, nil, 40], spacing: 8)),
        Configuration(heading: "none with a size", scene: proportional([nil, 0, nil], spacing: 8)),
        Configuration(
          heading: "one of two with a size, spacing 0", scene: proportional([160, nil], spacing: 0)),
        Configuration(
          heading: "one of two with a size, spacing 8", scene: proportional([160, nil], spacing: 8)),
        Configuration(heading: "a single view", scene: proportional([160], spacing: 8)),
      ], in: "proportions")
  }

  @Test func `a stack view in a stack view`() throws {
    var scene = StackScene(.horizontal, .fill, .firstBaseline, [(nil, nil), (40, 20)])
    scene.nested[0] = (
      StackView(axis: .vertical, distribution: .fillEqually, alignment: .leading, spacing: 4),
      [StackScene.label("one"), StackScene.label("two")]
    )
    try expect(
      [Configuration(heading: "a column in a row", scene: scene)], in: "nested")
  }

  @Test func `a text for each test and no others`() {
    let names = [
      "baselines", "custom-spacing", "equal-centering", "equal-spacing", "few-views", "fill",
      "fill-equally", "fill-proportionally", "hidden", "margins", "nested", "proportions",
    ]
    #expect(
      Fixtures.files(below: "Fixtures/StackViews")
        == names.map { "Fixtures/StackViews/\($0).txt" }.sorted())
  }
}

extension StackView.Distribution {
  /// The distributions of `UIStackView`.
  fileprivate static let uiKit = allCases.filter { $0 != .gravityAreas }
}
