import SnugDiagnostics
import SnugLayout
@testable import SnugSceneFormat
import SnugTestSupport
import Testing

/// Every key of the schema with a value other than its default is read, written and read again.
@Suite struct `A key of the format` {
  /// Values other than the default, by key.
  private static let values: [String: [String]] = [
    "text": [
      "Word", #""""#, #""two\nlines, \"quoted\": yes""#, "\"null\"", "'12'",
      "[a, { text: b, font: { weight: bold } }]", "[{ text: '12', font: 34 }, ' km/h']",
      "[{ text: a, font: { family: Menlo } }, { text: '', font: 3 }, null, { text: b, font: { textStyle: body } }]",
    ],
    "title": ["Word", "'[a]'", "[a, { text: b, font: { size: 30, metrics: title1 } }]"],
    "placeholder": ["Word", #""""#],
    "font": [
      "12", "12.5", "{ weight: bold }", "{ size: 12, weight: thin }", "{ textStyle: title1 }",
      "{ size: 12, metrics: body }", "{ family: Avenir Next, size: 12 }", "{ family: Menlo }",
    ],
    "textAlignment": ["center", "right"], "numberOfLines": ["0", "3"],
    "lineBreakMode": ["byClipping"], "preferredMaxLayoutWidth": ["120"],
    "adjustsFontSizeToFitWidth": ["true"], "minimumScaleFactor": ["0.5"],
    "isScrollEnabled": ["false"], "textContainerInset": ["4", "[1, 2, 3, 4]"],
    "lineFragmentPadding": ["0"], "contentInsets": ["[1, 2, 3, 4]"],
    "image": ["[24, 16.5]", "a@2x.png"], "isOn": ["true"],
    "configuration": ["filled", "plain"], "buttonType": ["checkBox", "help"],
    "borderStyle": ["roundedRect"], "isBezeled": ["true"], "controlSize": ["small", "mini"],
    "value": ["0.3", "7"], "minimumValue": ["-1"], "maximumValue": ["3"],
    "isVertical": ["true"], "progress": ["0.1"], "style": ["large"], "isSpinning": ["true"],
    "segments": ["[One, 'two, three']"], "selectedSegmentIndex": ["1"],
    "segmentDistribution": ["fill"], "numberOfPages": ["3"],
    "currentPage": ["2"], "components": ["[[a, b], [], [c]]", "[]"], "items": ["[a, b]"],
    "selectedItem": ["1"], "axis": ["vertical"], "distribution": ["equalSpacing"],
    "alignment": ["top", "center"], "spacing": ["-3", "useSystem"],
    "customSpacing": ["{ one: 3, two: useSystem }"],
    "isLayoutMarginsRelativeArrangement": ["true"], "isBaselineRelativeArrangement": ["true"],
    "name": ["cell"], "size": ["[320, 60.125]", "[fit, 60]"], "createdIn": ["interfaceBuilder"],
    "hugging": ["1000", "749.5", "{ vertical: low + 1 }", "{ horizontal: 1, vertical: 2 }"],
    "compressionResistance": ["0.1", "{ horizontal: 751 }"],
    "intrinsicContentSize": ["[none, 20]", "[20, none]", "[none, none]", "[1, 2]"],
    "placeholderIntrinsicContentSize": ["[20, 30]"],
    "alignmentRectInsets": ["-3", "[1, -2, 3, 4]"], "hidden": ["true"],
    "semanticContentAttribute": ["forceRightToLeft", "playback"],
    "layoutMargins": ["0", "[1, 2, 3, 4]"], "directionalLayoutMargins": ["[1, 2, 3, 4]"],
    "insetsLayoutMarginsFromSafeArea": ["false"], "preservesSuperviewLayoutMargins": ["true"],
    "safeAreaInsets": ["[44, 0, 34, 0]"], "frame": ["[1, 2.5, 30, 40]"],
    "autoresizingMask": ["[flexibleWidth, flexibleTopMargin]", "[]"],
    "translatesAutoresizingMaskIntoConstraints": ["true"], "superviewSize": ["[200, 80]"],
    "arrangedSubviews": ["{ first: { hugging: 1 }, second: }"],
    "subviews": ["{ first: { subviews: { second: } } }"],
    "layoutGuides": ["{ gap: , space: }"],
  ]

  /// Other keys that some keys require.
  private static let requiredKeys = [
    "autoresizingMask": "frame: [0, 0, 8, 8]",
    "translatesAutoresizingMaskIntoConstraints": "frame: [0, 0, 8, 8]",
    "superviewSize": "frame: [0, 0, 8, 8]",
    "customSpacing": "arrangedSubviews: { one: , two: , three: }",
  ]

  private static let images = ImageFiles { $0 == "a@2x.png" ? onePixel : nil }

  /// A PNG of one pixel.
  private static let onePixel: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0,
    0, 0, 58, 126, 155, 85, 0, 0, 0, 10, 73, 68, 65, 84, 120, 156, 99, 96, 0, 0, 0, 2, 0, 1, 72,
    175, 164, 113, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  private func checked(
    _ viewClass: ViewClass, isRoot: Bool, _ keys: [String]
  ) throws -> Checked<Scene> {
    let view = (["class: \(viewClass.rawValue)"] + keys).joined(separator: ", ")
    let text =
      "{ platform: \(viewClass.platform.rawValue), designTime: true, view: "
      + (isRoot ? "{ \(view) } }" : "{ size: [320, 80], subviews: { it: { \(view) } } } }")
    return try SceneReader.read(SourceText(name: "scene.yaml", text), images: Self.images)
  }

  private func scene(_ viewClass: ViewClass, isRoot: Bool, _ keys: [String]) throws -> Scene {
    try checked(viewClass, isRoot: isRoot, keys).value
  }

  @Test(arguments: Seeds.sample(of: ViewClass.allCases))
  func `of a view is written if it differs from the default`(
    viewClass: ViewClass
  ) throws {
    for isRoot in [true, false] {
      for name in SceneSchema.keys(of: viewClass, isRoot: isRoot) where name != "class" {
        let requiredKeys = isRoot ? nil : Self.requiredKeys[name]
        if isRoot, name == "customSpacing" { continue }
        for value in try #require(Self.values[name], "no value for '\(name)'") {
          let keys = [requiredKeys, "\(name): \(value)"].compactMap(\.self)
          try expectRoundTrip(
            scene(viewClass, isRoot: isRoot, keys), images: Self.images,
            "\(viewClass.rawValue) \(keys)")
        }
      }
    }
  }

  /// Keys that make other keys effective: texts for fonts and alignments, a value for a slider's
  /// range.
  private static let texts: Set = ["text", "title", "segments", "components", "items"]
  private static let ranges: Set = ["minimumValue", "maximumValue"]

  /// Keys of values that a scene has under other keys, and keys of the tree of views.
  private static let otherNames = [
    "directionalLayoutMargins": ["layoutMargins"], "minimumValue": ["value"],
    "maximumValue": ["value"], "createdIn": ["hugging", "borderStyle", "font"],
    "name": [], "subviews": [], "arrangedSubviews": [], "layoutGuides": [],
  ]

  @Test(arguments: ViewClass.allCases)
  func `of a view changes the scene, which names the key, or has a warning`(
    viewClass: ViewClass
  ) throws {
    for isRoot in [true, false] {
      let names = SceneSchema.keys(of: viewClass, isRoot: isRoot)
      let id = ViewID(index: isRoot ? 0 : 1)
      for name in names where name != "class" && !(isRoot && name == "customSpacing") {
        let texts = names.filter { Self.texts.contains($0) && $0 != name }
          .compactMap { text in Self.values[text].map { "\(text): \($0[0])" } }
        let requiredKeys =
          texts + (isRoot ? [] : [Self.requiredKeys[name]].compactMap(\.self))
          + (Self.ranges.contains(name) ? ["value: 0.5"] : [])
        let plain = try checked(viewClass, isRoot: isRoot, requiredKeys)
        #expect(KeyComparison(from: plain.value, to: plain.value).ofView((id, id)).isEmpty)
        var isSeen = Self.mayBeSilent(name, viewClass)
        for value in try #require(Self.values[name]) {
          let changed = try checked(viewClass, isRoot: isRoot, requiredKeys + ["\(name): \(value)"])
          let isOther = changed.value.withoutSourceRanges != plain.value.withoutSourceRanges
          isSeen = isSeen || isOther || changed.warnings.count > plain.warnings.count
          let keys = KeyComparison(from: plain.value, to: changed.value).ofView((id, id)).map(\.key)
          let known = Self.otherNames[name] ?? [name]
          #expect(
            known.isEmpty || keys.contains(where: known.contains) == isOther,
            "\(viewClass.rawValue) \(name): \(value): \(keys)")
        }
        #expect(isSeen, "\(viewClass.rawValue) is the same whatever '\(name)' says")
      }
    }
  }

  @Test(arguments: ["scale", "layoutDirection", "contentSizeCategory", "system", "fitting"])
  func `of a scene is named if it changed`(name: String) throws {
    let plain = try read("view:")
    for value in try #require(Self.sceneValues[name]) where value != "{ targetSize: [0, 0] }" {
      let changed = try read("{ view: , \(name): \(value) }")
      #expect(Set(KeyComparison(from: plain, to: changed).ofScene.map(\.key)) == [name])
    }
  }

  /// Whether a key can have no effect for a class: the priorities of most classes are the same in
  /// Interface Builder, a mask is translated by default, and AppKit's spinner has only one other
  /// size.
  private static func mayBeSilent(_ key: String, _ viewClass: ViewClass) -> Bool {
    key == "createdIn" || key == "translatesAutoresizingMaskIntoConstraints"
      || (key == "controlSize" && viewClass == .nsProgressIndicator)
  }

  /// Several keys of a view, because a default can depend on another key.
  @Test(arguments: Seeds.sample(of: ViewClass.allCases, every: 3))
  func `of a view is written with any other keys`(
    viewClass: ViewClass
  ) throws {
    var random = SeededGenerator(seed: 7)
    let names = SceneSchema.keys(of: viewClass, isRoot: false).filter {
      !["class", "customSpacing", "directionalLayoutMargins"].contains($0)
    }
    for _ in 0..<15 {
      var keys = ["frame: [0, 0, 8, 8]"]
      for name in names where name != "frame" && random.chance(0.3) {
        let values = try #require(Self.values[name])
        keys.append("\(name): \(random.choose(values))")
      }
      // Names are unique in a scene.
      if keys.contains(where: { $0.hasPrefix("arranged") }) {
        keys.removeAll { $0.hasPrefix("subviews") }
      }
      try expectRoundTrip(
        scene(viewClass, isRoot: false, keys), images: Self.images, "\(viewClass): \(keys)")
    }
  }

  private static let sceneValues: [String: [String]] = [
    "title": ["Word", #""""#, "'null'", #""a\u00A0b""#], "subtitle": ["Word", #""""#],
    "constraints": ["[it.width >= 2 * view.height - 0.1 @ low]", "['H:|[it]|']"],
    "contentSizeCategory": ["small", "accessibilityMedium"], "scale": ["3", "1.5"],
    "layoutDirection": ["rightToLeft"], "createdIn": ["interfaceBuilder"],
    "designTime": ["true"], "metrics": ["{ gap: 8 }"], "expect": ["conflict", "ambiguous"],
    "lint": ["{ disable: [clipped-text, conflict] }"],
    "output": [
      "{ annotate: minimal, noAnnotate: [names, title], columns: 2, baseTitle: 'Now, then' }",
      "{ annotate: [], columns: 0 }",
    ],
    "fitting": [
      "{ targetSize: [320, 0.5], verticalFittingPriority: required }", "{ targetSize: [0, 0] }",
      "{ horizontalFittingPriority: 749.5 }",
    ],
    "sweep": ["{ view.width: [200, 260.5] }", "{ view.height: [8] }"],
    "variants": ["[{}, { title: Two }]"], "platform": ["iOS"],
    "system": ["iOS 12"],
  ]

  @Test func `of a scene is written if it differs from the default`() throws {
    for name in SceneSchema.file.keys.map(\.name) where name != "view" {
      for value in try #require(Self.sceneValues[name], "no value for '\(name)'") {
        try expectRoundTrip(
          read("{ view: { subviews: { it: { class: UILabel } } }, \(name): \(value) }"),
          "\(name): \(value)")
      }
    }
  }

  private static let constraintValues: [String: String] = [
    "id": "'a, b'", "priority": "749.5", "multiplier": "0.3333333333333333", "constant": "-1e-3",
    "isActive": "false", "options": "[alignAllTop]", "metrics": "{ gap: 3 }",
  ]

  @Test func `of a constraint is written if it differs from the default`() throws {
    for name in SceneSchema.mapping(of: .constraint).keys.map(\.name) where name != "constraint" {
      let value = try #require(Self.constraintValues[name], "no value for '\(name)'")
      let text = name == "options" ? "'H:[a]-[b]'" : "a.width == b.width"
      try expectRoundTrip(
        read(
          "{ view: { subviews: { a: , b: } }, "
            + "constraints: [{ constraint: \(text), \(name): \(value) }, a.height == 8] }"),
        "\(name): \(value)")
    }
  }
}
