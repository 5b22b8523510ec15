import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import Testing

/// Scenes 600 points wide are drawn at their own size, 32 points from the left.
@Suite struct `Pictures of ambiguity` {
  private let shown: Set<Annotation> = [.ambiguity, .measures]

  private func row(_ views: String, _ constraints: [String]) throws -> Scene {
    try read(
      """
      expect: ambiguous
      view:
        size: [600, 100]
        subviews: \(views)
      constraints:
      \(constraints.map { "  - \($0)" }.joined(separator: "\n"))
      """)
  }

  private func ghosts(in picture: DisplayList) -> [String: Interval] {
    Dictionary(
      picture.marks("ghost").map { ($0.subject ?? "", $0.bounds[.horizontal]) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The ranges as they are drawn: what the first line of each spans.
  private func ranges(in picture: DisplayList) -> [[Double]] {
    picture.marks("range").compactMap { mark in
      guard case .lines(let lines, _) = mark.shape else { return nil }
      return lines[0].map(\.x)
    }
  }

  @Test func `two plain views could divide a row otherwise`() throws {
    let scene = try row("{ a: , b: }", [#""H:|[a][b]|""#, #""V:|[a]|""#, #""V:|[b]|""#])
    let picture = picture(of: scene, showing: shown)
    // The first has nothing and the last has all; it could be the other way round, and a view of no
    // width is not drawn.
    #expect(ghosts(in: picture) == ["a": Interval(start: 32, end: 632)])
    #expect(picture.texts("measure").filter { $0 == "0 to 600 possible" }.count == 2)
    #expect(ranges(in: picture) == [[32, 632], [32, 632]])
  }

  @Test func `views that hug equally have ranges from the edge that stays`() throws {
    let scene = try row(
      "{ a: { intrinsicContentSize: [100, 40] }, b: { intrinsicContentSize: [100, 40] } }",
      [#""H:|[a][b]|""#, #""V:|[a]""#, #""V:|[b]""#])
    let picture = picture(of: scene, showing: shown)
    // 600 − 100 = 500 is what each could have; then the other has 100.
    #expect(
      ghosts(in: picture) == [
        "a": Interval(start: 32, end: 532), "b": Interval(start: 532, end: 632),
      ])
    #expect(picture.texts("measure").filter { $0 == "100 to 500 possible" }.count == 2)
    // From the left 100 to 500; from the right edge, 632, back by as much.
    #expect(ranges(in: picture) == [[132, 532], [132, 532]])
    #expect(Set(picture.texts("ghost-caption")).isSubset(of: ["or a here", "or b here"]))
  }

  @Test func `a view that nothing places could be anywhere`() throws {
    let scene = try row(
      "{ a: { intrinsicContentSize: [100, 40] } }", ["a.centerY == view.centerY"])
    let picture = picture(of: scene, showing: shown)
    // A hundred points further on is as good.
    #expect(ghosts(in: picture) == ["a": Interval(start: 132, end: 232)])
    #expect(picture.texts("ghost-caption") == ["or here"])
    #expect(picture.texts("measure").contains("any x possible"))
    // As wide as the scene, and open at both ends: the heads point outwards.
    guard case .lines(let lines, _) = try #require(picture.marks("range").first).shape else {
      Issue.record("no lines")
      return
    }
    #expect(lines.map { $0.map(\.x) } == [[32, 632], [36, 32, 36], [628, 632, 628]])
  }

  @Test func `a range that ends has a tick, one that does not a head`() throws {
    let scene = try row(
      "{ a: { intrinsicContentSize: [100, 40] } }",
      ["a.centerY == view.centerY", "a.leading >= view.leading + 50"])
    let picture = picture(of: scene, showing: shown)
    #expect(ghosts(in: picture) == ["a": Interval(start: 182, end: 282)])
    #expect(picture.texts("measure").contains("x 50 or more possible"))
    guard case .lines(let lines, _) = try #require(picture.marks("range").first).shape else {
      Issue.record("no lines")
      return
    }
    #expect(lines.map { $0.map(\.x) } == [[82, 632], [82, 82], [628, 632, 628]])
  }

  @Test func `without the annotation the dashed frame stays`() throws {
    let scene = try row("{ a: , b: }", [#""H:|[a][b]|""#, #""V:|[a]|""#, #""V:|[b]|""#])
    let picture = picture(of: scene, showing: [.measures])
    for role in ["ghost", "ghost-caption", "range"] { #expect(picture.marks(role).isEmpty) }
    #expect(!picture.texts("measure").contains { $0.hasSuffix("possible") })
    let dashes = picture.marks("frame", of: "b").compactMap { mark -> [Double]? in
      guard case .rectangle(_, _, _, let stroke?) = mark.shape else { return nil }
      return stroke.dash
    }
    #expect(dashes == [[6, 3]])
  }

  @Test func `a scene that is not ambiguous has neither ghosts nor ranges`() throws {
    for (name, scene) in fixtures where explain(scene).ambiguities.isEmpty {
      let picture = picture(of: scene)
      #expect(picture.marks("ghost").isEmpty && picture.marks("range").isEmpty, "\(name)")
    }
  }

  @Test func `the legend explains ghosts and ranges`() throws {
    let scene = try row(
      "{ a: { intrinsicContentSize: [100, 40] } }", ["a.centerY == view.centerY"])
    let legend = picture(of: scene).texts("legend")
    #expect(legend.contains("could also be here"))
    #expect(legend.contains("possible range"))
  }
}
