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

  /// In outlines of one color, a text, an image or nothing.
  @Test func `have signs that differ in more than the width of an outline`() throws {
    let picture = try drawn(
      "title: { class: UILabel, text: A title that is much too long for its row }, value: { class: UILabel, text: \"12\", compressionResistance: 751 }, "
        + "photo: { class: UIImageView, image: [40, 40] }, note: { class: UILabel, numberOfLines: 0, text: A note that wraps as it is meant to }",
      "\"H:|-16-[title]-8-[value]-16-|\", \"V:|-16-[title]-20-[photo(24)]-20-[note]\", value.top == title.top, "
        + "\"H:|-16-[photo(24)]\", \"H:|-16-[note]-16-|\"",
      "[160, 200]")
    let counts = ["wraps", "smaller image, harmless", "compressed"].map { meaning in
      let text = picture.texts.first { $0.mark.role == "legend" && $0.text.text.string == meaning }
      return picture.marks("legend-sign").count { sign in
        text.map {
          abs($0.ink.midY - sign.bounds.midY) < 6 && sign.bounds.maxX < $0.ink.minX
            && sign.bounds.maxX > $0.ink.minX - 40
        }
          ?? false
      }
    }
    #expect(counts == [2, 2, 1])
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
