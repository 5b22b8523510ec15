import Foundation
import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugTestSupport
import Testing

@Suite struct `Themes` {
  @Test(arguments: Appearance.allCases) func `every text is legible on every surface`(
    appearance: Appearance
  ) {
    let theme = appearance.theme
    let surfaces = [theme.canvas] + theme.surfaces + theme.bands
    let texts = [
      theme.ink, theme.secondaryInk, theme.constraint, theme.stretched, theme.compressed,
      theme.ambiguous, theme.conflict,
    ]
    for text in texts {
      for surface in surfaces { #expect(text.contrast(with: surface) >= 4.5) }
    }
    // Names are on tints, numbers on badges.
    #expect(theme.ink.contrast(with: theme.stretchedTint) >= 4.5)
    #expect(theme.secondaryInk.contrast(with: theme.stretchedTint) >= 4.5)
    for badge in [theme.stretched, theme.compressed, theme.ambiguous, theme.conflict] {
      #expect(theme.canvas.contrast(with: badge) >= 4.5)
    }
  }

  @Test(arguments: Appearance.allCases) func `every line is visible on every surface`(
    appearance: Appearance
  ) {
    let theme = appearance.theme
    let lines = [
      theme.ink, theme.edge, theme.constraint, theme.stretched, theme.compressed,
      theme.ambiguous, theme.conflict,
    ]
    for line in lines {
      for surface in [theme.canvas] + theme.surfaces + theme.bands {
        #expect(line.contrast(with: surface) >= 3)
      }
    }
    #expect(theme.rule.contrast(with: theme.canvas) >= 3)
    #expect(theme.stretched.contrast(with: theme.stretchedTint) >= 3)
    #expect(theme.compressed.contrast(with: theme.compressedTint) >= 3)
  }

  @Test(arguments: Appearance.allCases) func `contrast is sufficient at the marks of a picture`(
    appearance: Appearance
  ) throws {
    let generated = (1...40).map { ("seed \($0)", SceneGenerator.scene(seed: $0)) }
    var textCount = 0
    for (name, scene) in Seeds.sample(of: fixtures + generated) {
      let picture = picture(of: scene, appearance)
      for text in picture.texts where text.ink.width > 0 && text.ink.height > 0 {
        textCount += 1
        // Views that overlap hide each other's text, but texts of the diagram must be visible.
        for point in text.isContent ? [] : text.ink.samples {
          let ground = try #require(picture.ground(at: point, beneath: text.index))
          #expect(
            text.text.color.contrast(with: ground) >= 4.5,
            "\(name): \(text.mark) on \(ground.hexadecimal)")
        }
      }
      for (index, mark) in picture.marks.enumerated() {
        // Frames without a state, and what only guides the eye, are pale.
        guard let (color, sides) = mark.line, !appearance.theme.pale.contains(color) else {
          continue
        }
        // A line is visible if it differs from the background on one side.
        let grounds = sides.compactMap { picture.ground(at: $0, beneath: index) }
        let contrast = grounds.map { color.contrast(with: $0) }.max() ?? 21
        #expect(contrast >= 3, "\(name): \(mark)")
      }
    }
    #expect(textCount > 500)
  }

  @Test(arguments: Appearance.allCases) func `no text of the diagram is on a hatch`(
    appearance: Appearance
  ) {
    var hatchCount = 0
    for (name, scene) in Seeds.sample(of: fixtures) {
      let picture = picture(of: scene, appearance)
      let texts = picture.texts
      for (index, mark) in picture.marks.enumerated() {
        let hatched: Rect? =
          switch mark.shape {
          case .hatch(let rect, _): rect
          case .lines where mark.role == "guide-rule": mark.bounds
          default: nil
          }
        guard let rect = hatched else { continue }
        hatchCount += 1
        for text in texts where text.index > index && text.ink.overlaps(rect) {
          let covers = picture.marks[index..<text.index].contains {
            guard case .rectangle(let ground, _, .some, _) = $0.shape else { return false }
            return text.ink.isInside(ground)
          }
          let isOnBadge = text.mark.role == "badge-number"
          // The texts of views that overlap are drawn once more on the overlap.
          let isOnOverlap = mark.role == "clash" && text.isContent
          #expect(covers || isOnBadge || isOnOverlap, "\(name): \(text.mark) on \(mark)")
        }
      }
    }
    #expect(hatchCount > 10)
  }

  @Test func `contrast is WCAG's`() {
    #expect(Color(0x000000).contrast(with: Color(0xFFFFFF)) == 21)
    #expect(Color(0x767676).contrast(with: Color(0xFFFFFF)) > 4.54)
    #expect(Color(0x777777).contrast(with: Color(0xFFFFFF)) < 4.48)
  }
}

extension Theme {
  /// The tints between a view's edges and its guides.
  fileprivate var bands: [Color] { [marginTint, safeAreaTint] }

  fileprivate var pale: [Color] { [quietEdge, corridor, hairline] + textures }
}

extension Mark {
  /// The color of a line, and points on either side of it.
  fileprivate var line: (color: Color, sides: [Point])? {
    switch shape {
    case .rectangle(let rect, _, _, let stroke?) where rect.width > 2 && rect.height > 2:
      let y = rect.midY
      return (
        stroke.color,
        [rect.minX - 1, rect.minX + 1, rect.maxX - 1, rect.maxX + 1].map { Point(x: $0, y: y) }
      )
    case .lines(let lines, let stroke):
      return (
        stroke.color,
        lines.flatMap { line in
          zip(line, line.dropFirst()).flatMap { start, end in
            [-1.0, 1].map { side in
              let isUpright = start.x == end.x
              return Point(
                x: (start.x + end.x) / 2 + (isUpright ? side : 0),
                y: (start.y + end.y) / 2 + (isUpright ? 0 : side))
            }
          }
        }
      )
    case .hatch(let rect, let hatch):
      return (hatch.stroke.color, [Point(x: rect.midX, y: rect.midY)])
    case .rectangle, .circle, .polygon, .text, .image: return nil
    }
  }
}

extension Color {
  /// Relative luminance of an sRGB color, as WCAG 2.2 defines it.
  private var luminance: Double {
    let weights = [(red, 0.2126), (green, 0.7152), (blue, 0.0722)]
    return weights.reduce(0) { sum, component in
      let value = Double(component.0) / 255
      let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return sum + component.1 * linear
    }
  }

  func contrast(with other: Color) -> Double {
    let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }
}
