import Foundation
import Snug
import SnugBrowserSupport
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugTestSupport
import Testing

@Suite struct `A page` {
  static let scenes = [
    "hugging/name-and-field", "compression-resistance/first-label-yields",
    "compression-resistance/table-cell", "multiline/card", "stack-view/fill-equally",
    "right-to-left/arabic-row", "guides/safe-area", "surprises/document-toolbar",
    "everyday/chat-bubble", "everyday/name-drawn-smaller", "panels/filmstrip",
    "ambiguity/equal-resistance",
  ]

  @Test(arguments: Seeds.sample(of: scenes, every: 5))
  func `agrees with the solver and the explanation at every size`(name: String) throws {
    let page = try ScenePage.made(name)
    var random = SeededGenerator(seed: 24)
    let ends = page.segmentEnds
    for _ in 0..<(Seeds.areAllDrawn ? 200 : 8) {
      // Halves and quarters of fifths are not ties, which the two sides round differently.
      let fifths = Int(page.range.lowerBound * 5)...Int(page.range.upperBound * 5)
      let size = Double(random.int(in: fifths)) / 5
      let explanation = pipeline.explain(page.scene.resized(.horizontal, to: size))
      // The sizes at which labels change are known to half a point.
      guard !ends.contains(where: { abs($0 - size) < 0.5 }) else { continue }
      let layout = explanation.layout
      let frames = page.frames(at: size)
      for id in layout.scene.viewIDs {
        let (drawn, solved) = (frames[layout.scene[id].name], layout[id].frame)
        #expect(
          drawn.map { $0.isNear(solved) } == true,
          "\(layout.scene[id].name) at \(size): \(String(describing: drawn)), not \(solved)")
      }
      let prose = explanation.reasons.map { explanation.prose(for: $0) }
      #expect(page.texts(["verdict"], at: size) == [explanation.verdict])
      #expect(
        page.texts(["headline", "body"], at: size) == prose.flatMap { [$0.headline, $0.body] })
    }
  }

  @Test func `covers half the root's width to one and a half`() throws {
    let source = SourceText(name: "a.yaml", "view: { size: [100, 50], subviews: { a: } }")
    #expect(try ScenePage(source).range == 50...150)
    let sweep = SizeSweep(.horizontal, [80, 240, 120])
    #expect(try ScenePage(source, PanelChoice(sweep: .over(sweep))).range == 80...240)
  }

  /// Each row conflicts with the root's width below its own.
  @Test(
    arguments: [
      // Below 105 a fourth would conflict.
      ([105, 115, 125, 135], 105.0, nil), ([105, 115, 125], 80, nil),
      // Four conflict at the scene's own width, a fifth below 115.
      ([115, 165, 175, 185, 195], 115, nil),
      ([105, 115, 125, 135], 90, SizeSweep(.horizontal, [90, 160])),
    ] as [([Int], Double, SizeSweep?)])
  func `ends where more than three required constraints are broken, unless it is told the sizes`(
    widths: [Int], low: Double, sweep: SizeSweep?
  ) throws {
    let rows = widths.map { "    row\($0):" }.joined(separator: "\n")
    let edges = widths.map { "  - \"H:|[row\($0)(>=\($0))]|\"" }.joined(separator: "\n")
    let text = "view:\n  size: [160, 50]\n  subviews:\n\(rows)\nconstraints:\n\(edges)"
    let page = try ScenePage(
      SourceText(name: "a.yaml", text), sweep.map { PanelChoice(sweep: .over($0)) } ?? PanelChoice()
    )
    #expect(page.range.lowerBound == low)
  }

  @Test func `of a log is its picture`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xa1.width == 40   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xa1.width == 60   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIView:0xa1.width == 40   (active)>
      """
    let scene = try SourceText(name: "a.log", log).scene().value
    let page = String(decoding: try pipeline.page(of: scene), as: UTF8.self)
    #expect(page.contains("<svg") && page.contains("must be 40"))
    #expect(!page.contains("<input"))
  }

  @Test func `covers the widths in its scene`() throws {
    let text = "view: { size: [100, 50], subviews: { a: } }\nsweep: { view.width: [60, 90] }"
    #expect(try ScenePage(SourceText(name: "a.yaml", text)).range == 60...90)
  }

  @Test(arguments: ["row1", "row01", "row100", "row007of12", "row12345678901234567890"])
  func `keeps the digits of names`(name: String) throws {
    let text = """
      view: { size: [100, 50], subviews: { \(name): } }
      constraints: [\(name).edges == view.edges]
      """
    let page = try ScenePage(SourceText(name: "a.yaml", text))
    #expect(page.texts(["view"], at: 80).last?.hasPrefix("\(name): 80 × 50") == true)
  }

  /// Three, where a length has two.
  @Test func `keeps the decimals of a multiplier`() throws {
    let text = """
      view: { size: [300, 50], subviews: { a: { class: UILabel, text: Full name as it is } } }
      constraints: ["H:|[a]", "V:|[a]", a.width == 0.333 * view.width]
      """
    let page = try ScenePage(SourceText(name: "a.yaml", text))
    let body = page.texts(["body"], at: 200)[0]
    #expect(body.hasPrefix("0.333 × 200 = 66.6."))
  }

  @Test(arguments: Seeds.sample(of: ["hugging/name-and-field", "multiline/card"]))
  func `has the recorded bytes`(name: String) throws {
    let page = try ScenePage.made(name)
    #expect(try page.html == String(decoding: pipeline.page(of: page.scene), as: UTF8.self))
  }

  @Test func `escapes all texts of a scene`() throws {
    let text = """
      title: "</title><script>alert(1)</script>"
      view:
        size: [100, 50]
        subviews: { a: { class: UILabel, text: "</script><img src=x onerror=alert(1)>" } }
      """
    let html = try ScenePage(SourceText(name: "a.yaml", text)).html
    #expect(html.matches(of: /<script/).count == 2)
    #expect(!html.contains("<img"))
    #expect(html.contains("default-src 'none'"))
    #expect(html.matches(of: /(src|href)="(?!data:|#)/).isEmpty)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }
}
