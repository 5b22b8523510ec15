import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
import SnugPangoCairo
import Testing

@Suite struct `Full pictures` {
  @Test(arguments: Annotation.allCases) func `each annotation can be left out`(
    annotation: Annotation
  ) throws {
    for name in ["third-label-yields", "card", "safe-area"] {
      let scene = try fixture(name)
      let full = picture(of: scene, showing: .full)
      let less = picture(of: scene, showing: .full.subtracting([annotation]))
      // The views are the same whatever is left out.
      for role in ["content", "surface"] {
        #expect(Set(less.marks(role).map(\.subject)) == Set(full.marks(role).map(\.subject)))
      }
    }
  }
}
