import Foundation
import Snug
import SnugDrawing
import SnugDrawingSupport
import SnugGeometry
import SnugTestSupport
import Testing

/// The picture of each scene as SVG in both color schemes, and as marks.
@Suite struct `Each picture written down` {
  @Test func `has a dark color for each light color`() {
    #expect(Theme.light.colors.count == Theme.dark.colors.count)
    #expect(Theme.darkColors.count == Theme.light.colors.count)
    let dark = Dictionary(grouping: Theme.darkColors, by: \.light).mapValues { Set($0.map(\.dark)) }
    #expect(dark.values.filter { $0.count != 1 } == [])
    // All colors of a theme, compared with the theme's fields.
    func colors(in value: Any) -> [Color] {
      if let color = value as? Color { return [color] }
      return Mirror(reflecting: value).children.flatMap { colors(in: $0.value) }
    }
    #expect(Theme.light.colors == colors(in: Theme.light))
    #expect(Theme.dark.colors == colors(in: Theme.dark))
  }

  @Test(arguments: Seeds.sample(of: SceneFixture.all))
  func `becomes the dark picture if its colors are replaced`(fixture: SceneFixture) throws {
    let light = try fixture.drawn().description
    let dark = try fixture.drawn(.dark).description
    let pairs = Dictionary(
      Theme.darkColors.map { ($0.light.hexadecimal, $0.dark.hexadecimal) },
      uniquingKeysWith: { first, _ in first })
    let turned = light.replacing(/(?m)#[0-9A-F]{6}(?= |$)/) { match in
      pairs[String(match.output)] ?? "no dark \(match.output)"
    }
    #expect(light != dark)
    #expect(turned == dark)
  }

  @Test(arguments: Seeds.sample(of: SceneFixture.all))
  func `has a rule for each color in an SVG, whose other lines are those without rules`(
    fixture: SceneFixture
  ) throws {
    let explanation = try fixture.explained()
    let picture = pipeline.diagram(
      of: explanation, DiagramOptions(for: explanation.layout.scene, followsColorScheme: true))
    #expect(picture.darkColors == Theme.darkColors)
    let svg = String(decoding: try pipeline.render(picture), as: UTF8.self)
    let style = try #require(
      svg.firstMatch(of: /(?s)<style>\n@media \(prefers-color-scheme:dark\){\n.*}\n<\/style>\n/))
    let id = try #require(svg.firstMatch(of: /<svg [^>]*id="(?<id>[^"]+)"/)).id
    let uses = Set(
      svg.matches(of: /\ (?<use>(fill|stroke)="#[0-9A-F]{6}")/).map { "#\(id) [\($0.use)]" })
    let rules = Set(
      style.output.matches(of: /(?<rule>#[^ ]+ \[[^\]]*\])\{(fill|stroke):#[0-9A-F]{6}\}/).map {
        String($0.rule)
      })
    #expect(uses.count >= 5)
    #expect(uses.isSubset(of: rules))
    // Colors are attributes, which can be replaced, and not in style attributes.
    #expect(svg.firstMatch(of: /style="[^"]*(fill|stroke):/) == nil)
    let plain = try pipeline.render(pipeline.diagram(of: explanation))
    #expect(String(decoding: plain, as: UTF8.self) == svg.replacing(style.output, with: ""))
  }

  /// A pair of pictures differs in colors only, line by line.
  @Test(arguments: Seeds.sample(of: SceneFixture.all))
  func `has the lines of its dark picture but for their colors`(fixture: SceneFixture) throws {
    let lines = try Appearance.allCases.map { appearance in
      String(decoding: try pipeline.render(fixture.drawn(appearance)), as: UTF8.self)
        .replacing(/"#[0-9A-F]{6}"/, with: "").split(separator: "\n")
    }
    #expect(lines[0] == lines[1])
  }

  /// A screen of 24 lines with 80 characters. Only the bytes of an image are longer.
  @Test(arguments: SceneFixture.all)
  func `has no line in an SVG that is longer than a screen`(fixture: SceneFixture) throws {
    let svg = String(decoding: try pipeline.render(fixture.drawn()), as: UTF8.self)
    let long = svg.split(separator: "\n").filter { $0.count > 1920 && !$0.hasPrefix("<image ") }
    #expect(long == [])
  }

  /// The scenes of the gallery with eight to twelve views.
  @Test func `takes at most 60 KB for about ten views`() throws {
    var sizes: [(name: String, count: Int)] = []
    for fixture in SceneFixture.all {
      let explanation = try fixture.explained()
      guard (8...12).contains(explanation.layout.scene.views.count) else { continue }
      let svg = try pipeline.render(pipeline.diagram(of: explanation))
      sizes.append((fixture.testDescription, svg.count))
    }
    #expect(sizes.count >= 3)
    let mean = sizes.reduce(0) { $0 + $1.count } / max(1, sizes.count)
    #expect(mean <= 60 * 1024, "\(sizes)")
  }

  @Test(arguments: Seeds.sample(of: SceneFixture.all)) func `is marks as JSON`(
    fixture: SceneFixture
  ) throws {
    let picture = pipeline.diagram(of: try fixture.explained())
    let bytes = try pipeline.render(picture, as: .marks)
    #expect(try pipeline.render(picture, as: .marks) == bytes)
    let printed = try JSONDecoder().decode(Printed.self, from: Data(bytes))
    #expect(printed.size == Printed.Extent(width: picture.size.width, height: picture.size.height))
    #expect(printed.marks.count == picture.marks.count)
    for (mark, printed) in zip(picture.marks, printed.marks) {
      #expect(printed.role == mark.role && printed.subject == mark.subject)
      #expect(printed.box.isInside(picture.size), "\(mark)")
      if case .text(let text) = mark.shape {
        #expect(printed.kind == "text" && printed.text == text.text.string)
        #expect(abs((printed.fontSize ?? 0) - text.text.font.size * text.scale) < 1e-5)
        // Within its column, unless it has a clip.
        if text.clip == nil {
          let metrics = pipeline.measurer.metrics(
            of: text.text, maximumWidth: text.box.width / text.scale)
          #expect(abs(printed.box.width - metrics.size.width * text.scale) < 0.01)
          #expect(abs(printed.box.height - metrics.size.height * text.scale) < 0.01)
        }
      } else {
        #expect(printed.text == nil && printed.fontSize == nil)
        #expect(printed.box.isNear(mark.bounds), "\(mark)")
      }
    }
  }
}

private struct Printed: Decodable {
  struct Extent: Decodable, Equatable {
    var width: Double
    var height: Double
  }

  struct Box: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    func isNear(_ rect: Rect) -> Bool {
      zip([x, y, width, height], [rect.minX, rect.minY, rect.width, rect.height])
        .allSatisfy { abs($0 - $1) < 1e-5 }
    }

    func isInside(_ size: Size) -> Bool {
      x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height
    }
  }

  struct Mark: Decodable {
    var kind: String
    var box: Box
    var text: String?
    var fontSize: Double?
    var role: String
    var subject: String?
  }

  var size: Extent
  var marks: [Mark]
}
