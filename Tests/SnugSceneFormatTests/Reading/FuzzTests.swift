import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugTestSupport
import Testing

/// For any damage to the bytes of a scene, reading returns or throws, and every source location is
/// in the file.
@Suite struct `Damaged scenes` {
  private static let scene = """
    # A comment: with [brackets] and 'quotes'
    title: "Who \\u0079ields? ×"
    expect: conflict
    layoutDirection: rightToLeft
    metrics: { gap: 12, prio: 700 }
    view:
      size: [320, 80]
      layoutMargins: { top: 8, left: 16, bottom: 8, right: 16 }
      subviews:
        name:  &label { class: UILabel, text: 'It''s', hugging: 251, font: { size: 17, weight: bold } }
        field:
          class: UITextField
          placeholder: >
            folded text
            over lines
          hugging: high - 1
          compressionResistance: { horizontal: 749.5 }
        box:
          subviews:
            inner: *label
            badge: { intrinsicContentSize: [24, none] }
        row:
          class: UIStackView
          spacing: useSystem
          customSpacing: { x: 4 }
          arrangedSubviews: { x: , y: { class: UIScrollView, layoutGuides: { middle: } } }
        fixed: { frame: [0, 0, 8, 8], autoresizingMask: [flexibleWidth] }
    constraints:
      - "H:|-[name]-(>=8@20,<=9)-[field(==name)]-8-[box]-|"
      - V:|[box(>=50@defaultLow)]-(-4)-|
      - field.width >= 2 * name.width / 3 + 8 @ 500
      - { id: a, constraint: name.centerY == superview.centerY − 1 }
      - { constraint: "[x]-gap-[y]", options: [alignAllTop], metrics: { gap: 3 } }
      - middle.top == y.contentLayoutGuide.top + 2 * systemSpacing @ prio - 1
    variants:
      - { title: A, set: { a.priority: 3, "field.hugging\\u002Evertical": 2, view.size.width: 8 } }
      - { add: [name.width == 3], remove: [a] }
    """

  /// Reads bytes and formats the diagnostics.
  private func check(_ bytes: [UInt8]) {
    let source = SourceText(name: "scene.yaml", utf8: bytes)
    for diagnostic in diagnostics(of: source) {
      if let range = diagnostic.range {
        let isInside = range.offsets.lowerBound >= 0 && range.offsets.upperBound <= bytes.count
        #expect(isInside, "\(diagnostic.message) at \(range.offsets): \(bytes)")
      }
      #expect(!diagnostic.formatted.isEmpty)
    }
  }

  private static var scenes: [[UInt8]] {
    [Array(scene.utf8)]
      + `Diagnostic fixtures`.paths("yaml").compactMap { try? Fixtures.bytes("\($0).yaml") }
  }

  @Test func `the scene is valid before it is damaged`() throws {
    let scene = try read(Self.scene)
    #expect(scene.variants.map { $0.views[2].contentHuggingPriority.vertical } == [2, 749])
  }

  @Test func `a scene cut off anywhere`() {
    let bytes = Array(Self.scene.utf8)
    for length in 0...bytes.count { check(Array(bytes.prefix(length))) }
  }

  @Test(arguments: 1...4) func `scenes with bytes and lines deleted, doubled and changed`(
    seed: Int
  ) {
    var generator = SeededGenerator(seed: seed)
    let scenes = Self.scenes
    let likely = Array("[]{}()|-:,'\"*&!?#@%><=.\n\t 09aé\r\\~".utf8)
    for _ in 0..<1000 {
      guard var bytes = scenes.randomElement(using: &generator) else { return }
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let length = Int.random(in: 0...min(12, bytes.count - place), using: &generator)
        let part = Array(bytes[place..<place + length])
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes.removeSubrange(place..<place + length)
        case 1: bytes.insert(contentsOf: part, at: place)
        case 2: bytes.insert(likely.randomElement(using: &generator) ?? 0, at: place)
        case 3: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        case 4:
          if place < bytes.count { bytes[place] = likely.randomElement(using: &generator) ?? 0 }
        default:
          var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
          if let line = lines.randomElement(using: &generator) {
            lines.insert(line, at: Int.random(in: 0...lines.count, using: &generator))
          }
          bytes = Array(lines.joined(separator: [10]))
        }
      }
      check(bytes)
    }
  }
}
