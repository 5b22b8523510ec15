import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugLayout
import Testing

/// A legend has the signs that are drawn, and no others.
@Suite struct `Legends` {
  private static let theme = Theme.light

  private struct Signs {
    let meanings: [String]
    let isDrawn: (DisplayList) -> Bool

    init(_ meanings: String..., isDrawn: @escaping (DisplayList) -> Bool) {
      self.meanings = meanings
      self.isDrawn = isDrawn
    }

    /// Drawn as a mark with one of these roles.
    init(_ meaning: String, role: String, where isSign: @escaping (Mark) -> Bool = { _ in true }) {
      self.init(meaning) { $0.marks(role).contains(where: isSign) }
    }

    /// Drawn as an outline.
    init(_ meanings: String..., color: Color, width: Double?, isDashed: Bool = false) {
      self.meanings = meanings
      isDrawn = { picture in
        (picture.marks("frame") + picture.marks("strip-view")).contains { mark in
          guard mark.lines.isEmpty, let stroke = mark.stroke else { return false }
          return stroke.color == color && stroke.dash.isEmpty != isDashed
            && (width == nil || stroke.width == width)
        }
      }
    }
  }

  private static var signs: [Signs] {
    [
      Signs("compressed", color: theme.compressed, width: 1.75),
      Signs("wraps", "smaller image, harmless", color: theme.compressed, width: 1.25),
      Signs("ambiguous: changed, as drawn", color: theme.ambiguous, width: nil),
      Signs("ambiguous: could change instead", color: theme.ambiguous, width: nil, isDashed: true),
      Signs("beyond the intrinsic size (dotted line)", "taller, all by the same") { picture in
        (picture.marks("stretched") + picture.marks("strip-gain")).contains { mark in
          guard case .hatch(_, let hatch) = mark.shape else { return false }
          return hatch.direction == .rising
        }
      },
      Signs("does not fit", role: "strip-beyond"),
      Signs("smaller than its content", role: "lacking"),
      Signs("sticks out", role: "overhang") { !$0.lines.isEmpty },
      Signs("resulting overlap or gap", role: "clash"),
      Signs("required, and broken", role: "breach") { $0.stroke?.color == theme.conflict },
      Signs("optional, and gave way", role: "breach") { $0.stroke?.color != theme.conflict },
      Signs("no width left", "no height left") { picture in
        (picture.marks("frame") + picture.marks("strip-view"))
          .contains { !$0.lines.isEmpty && $0.stroke?.width == 2.5 }
      },
    ]
  }

  @Test func `have the signs that are drawn, and no others`() {
    for (name, _, _, picture) in drawnFixtures {
      let legend = picture.texts("legend")
      for signs in Self.signs {
        #expect(
          signs.meanings.contains(where: legend.contains) == signs.isDrawn(picture),
          "\(name): \(signs.meanings)")
      }
    }
  }
}
