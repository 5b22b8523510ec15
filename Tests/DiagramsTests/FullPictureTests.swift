import AutoLayout
import Diagrams
import Drawing
import Geometry
import PangoCairo
import Testing

@Suite struct `Pictures of all there is` {
  @Test(arguments: [Appearance.light, .dark])
  func `nothing lies on a text, and nothing is cut off`(appearance: Appearance) {
    for (name, scene) in fixtures {
      let picture = DiagramComposer(
        DiagramOptions(appearance: appearance, annotations: .full), measuring: measurer
      ).compose(explain(scene))
      let canvas = Rect(origin: .zero, size: picture.size)
      for mark in picture.marks where !mark.bounds.isInside(canvas) {
        Issue.record("\(name): outside \(picture.size): \(mark)")
      }
      let texts = picture.texts.filter { $0.ink.width > 0 && $0.ink.height > 0 }
      let pills = picture.marks("pill") + picture.marks("badge")
      for (index, text) in texts.enumerated() where !text.isContent {
        for (place, other) in texts.enumerated()
        where (place > index || other.isContent) && text.ink.overlaps(other.ink) {
          Issue.record("\(name): \(text.mark)\n  on \(other.mark)")
        }
        for pill in pills
        where pill.bounds.overlaps(text.ink) && !text.ink.isInside(pill.bounds) {
          Issue.record("\(name): \(text.mark)\n  on \(pill)")
        }
        let metrics = measurer.metrics(of: text.text.text, maximumWidth: text.text.box.width)
        if metrics.isTruncated { Issue.record("\(name): cut off: \(text.mark)") }
      }
    }
  }

  @Test(arguments: Annotation.allCases) func `each annotation can be left out`(
    annotation: Annotation
  ) throws {
    for name in ["third-label-yields", "card", "safe-area"] {
      let scene = try #require(fixtures.first { $0.name == "\(name).yaml" }).scene
      let full = picture(of: scene, showing: .full)
      let less = picture(of: scene, showing: .full.subtracting([annotation]))
      // Whatever is left out, the views stay as they are.
      for role in ["content", "surface"] {
        #expect(less.marks(role).map(\.subject) == full.marks(role).map(\.subject))
      }
      #expect(less.marks.count <= full.marks.count)
    }
  }
}
