import SnugGeometry
import SnugLayout
import SnugSolverSupport
import Testing

/// The constraints of live stack views as A. Grebenyuk printed them (kean.blog, “Let's Build
/// UIStackView”), word for word, of three views of 160 × 200, 80 × 100 and 40 × 50.
///
/// The rows of `UISV-text-width-disambiguation`, which stack views no longer make, are left out.
struct StackViewDumpTests {
  /// The rows in the form of his dumps, with `Subview0` for our `a`, and our order of the two sides.
  private func rows(_ scene: StackScene) -> Set<String> {
    let names = [
      ("stack.UISV-alignment-spanner", "_UILayoutSpacer"), ("stack._UIOLAGapGuide-", "gap"),
      ("stack.layoutMarginsGuide", "UIViewLayoutMarginsGuide"), ("stack.", "StackView."),
    ]
    let system = scene.layout.system
    return Set(
      system.entries.filter { if case .stackView = $0.origin { true } else { false } }.map {
        var row = $0.description
        for (index, letter) in ["a", "b", "c"].enumerated() {
          row = row.replacing("\(letter).", with: "Subview\(index).")
        }
        for (ours, his) in names { row = row.replacing(ours, with: his) }
        let priority = $0.priority.isRequired ? "" : " priority:\($0.priority)"
        return "\($0.constraint.identifier ?? ""): \(row)\(priority)"
      })
  }

  func expect(
    _ scene: StackScene, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var identifier = ""
    var expected: Set<String> = []
    for line in dump.split(separator: "\n") {
      if line.hasPrefix("UISV") {
        identifier = String(line)
      } else {
        expected.insert("\(identifier) \(line.drop { $0 == " " })")
      }
    }
    let rows = rows(scene)
    #expect(rows.subtracting(expected) == [], sourceLocation: sourceLocation)
    #expect(expected.subtracting(rows) == [], sourceLocation: sourceLocation)
  }

  func stack(
    _ distribution: StackView.Distribution = .fill, _ alignment: StackView.Alignment = .fill,
    spacing: Double = 0
  ) -> StackScene {
    StackScene(
      .horizontal, distribution, alignment, spacing: spacing, [(160, 200), (80, 100), (40, 50)])
  }

  let ends = """
    UISV-canvas-connection:
     StackView.leading == Subview0.leading
     StackView.trailing == Subview2.trailing
    """
  let filling = """

    UISV-alignment:
     Subview0.top == Subview1.top
     Subview0.top == Subview2.top
     Subview0.bottom == Subview1.bottom
     Subview0.bottom == Subview2.bottom
    UISV-canvas-connection:
     StackView.top == Subview0.top
     StackView.bottom == Subview0.bottom
    """
  let spacing = """

    UISV-spacing:
     Subview1.leading == Subview0.trailing
     Subview2.leading == Subview1.trailing
    """
  private let suppression = """

    UISV-ambiguity-suppression:
     Subview0.height == 0 priority:25
     Subview1.height == 0 priority:25
     Subview2.height == 0 priority:25
    UISV-spanning-fit:
     _UILayoutSpacer.height == 0 priority:51
    """
  private let loose = """

    UISV-spanning-boundary:
     _UILayoutSpacer.bottom >= Subview0.bottom
     _UILayoutSpacer.bottom >= Subview1.bottom
     _UILayoutSpacer.bottom >= Subview2.bottom
     _UILayoutSpacer.top <= Subview0.top
     _UILayoutSpacer.top <= Subview1.top
     _UILayoutSpacer.top <= Subview2.top
    """

  @Test func fill() { expect(stack(), ends + filling + spacing) }

  @Test func fillEqually() {
    expect(
      stack(.fillEqually),
      ends + filling + spacing + """

        UISV-fill-equally:
         Subview1.width == Subview0.width
         Subview2.width == Subview0.width
        """)
  }

  @Test func fillProportionally() {
    expect(
      stack(.fillProportionally),
      ends + filling + spacing + """

        UISV-fill-proportionally:
         Subview0.width == 0.571 * StackView.width priority:999
         Subview1.width == 0.286 * StackView.width priority:998
         Subview2.width == 0.143 * StackView.width priority:997
        """)
  }

  /// With the canvas-fit, which is in his code but not in his dump.
  @Test func equalSpacing() {
    expect(
      stack(.equalSpacing, spacing: 10),
      ends + filling + """

        UISV-distributing-edge:
         gap1.leading == Subview0.trailing
         Subview1.leading == gap1.trailing
         gap2.leading == Subview1.trailing
         Subview2.leading == gap2.trailing
        UISV-fill-equally:
         gap2.width == gap1.width
        UISV-spacing:
         Subview1.leading >= Subview0.trailing + 10
         Subview2.leading >= Subview1.trailing + 10
        UISV-canvas-fit:
         StackView.width == 0 priority:49
        """)
  }

  @Test func equalCentering() {
    expect(
      stack(.equalCentering),
      ends + filling + """

        UISV-distributing-edge:
         gap1.leading == Subview0.centerX
         gap1.trailing == Subview1.centerX
         gap2.leading == Subview1.centerX
         gap2.trailing == Subview2.centerX
        UISV-fill-equally:
         gap2.width == gap1.width priority:149
        UISV-spacing:
         Subview1.leading >= Subview0.trailing
         Subview2.leading >= Subview1.trailing
        UISV-canvas-fit:
         StackView.width == 0 priority:49
        """)
  }

  @Test func leading() {
    expect(
      stack(.fill, .leading),
      ends + spacing + suppression + """

        UISV-alignment:
         Subview0.top == Subview1.top
         Subview0.top == Subview2.top
        UISV-spanning-boundary:
         _UILayoutSpacer.top == Subview0.top priority:999.5
         _UILayoutSpacer.bottom >= Subview0.bottom
         _UILayoutSpacer.top == Subview1.top priority:999.5
         _UILayoutSpacer.bottom >= Subview1.bottom
         _UILayoutSpacer.top == Subview2.top priority:999.5
         _UILayoutSpacer.bottom >= Subview2.bottom
        UISV-canvas-connection:
         StackView.top == Subview0.top
         StackView.bottom == _UILayoutSpacer.bottom
        """)
  }

  @Test func center() {
    expect(
      stack(.fill, .center),
      ends + spacing + suppression + loose + """

        UISV-alignment:
         Subview0.centerY == Subview1.centerY
         Subview0.centerY == Subview2.centerY
        UISV-canvas-connection:
         StackView.top == _UILayoutSpacer.top
         StackView.bottom == _UILayoutSpacer.bottom
         StackView.centerY == Subview0.centerY
        """)
  }

  @Test func trailing() {
    expect(
      stack(.fill, .trailing),
      ends + spacing + suppression + """

        UISV-alignment:
         Subview0.bottom == Subview1.bottom
         Subview0.bottom == Subview2.bottom
        UISV-spanning-boundary:
         _UILayoutSpacer.top <= Subview0.top
         _UILayoutSpacer.top <= Subview1.top
         _UILayoutSpacer.top <= Subview2.top
         _UILayoutSpacer.bottom == Subview0.bottom priority:999.5
         _UILayoutSpacer.bottom == Subview1.bottom priority:999.5
         _UILayoutSpacer.bottom == Subview2.bottom priority:999.5
        UISV-canvas-connection:
         StackView.top == _UILayoutSpacer.top
         StackView.bottom == Subview0.bottom
        """)
  }

  /// Except for the upper edge, which he prints as `StackView.top == _UILayoutSpacer.top`: his own
  /// code and TZStackView, both tested against UIKit, have the first view there.
  @Test func firstBaseline() {
    expect(
      stack(.fill, .firstBaseline),
      ends + spacing + suppression + loose + """

        UISV-alignment:
         Subview0.firstBaseline == Subview1.firstBaseline
         Subview0.firstBaseline == Subview2.firstBaseline
        UISV-canvas-fit:
         StackView.height == 0 priority:49
        UISV-canvas-connection:
         StackView.top <= Subview0.top
         StackView.bottom == _UILayoutSpacer.bottom
        """)
  }

  @Test func lastBaseline() {
    expect(
      stack(.fill, .lastBaseline),
      ends + spacing + suppression + loose + """

        UISV-alignment:
         Subview0.lastBaseline == Subview1.lastBaseline
         Subview0.lastBaseline == Subview2.lastBaseline
        UISV-canvas-fit:
         StackView.height == 0 priority:49
        UISV-canvas-connection:
         StackView.top == _UILayoutSpacer.top
         StackView.bottom >= Subview0.bottom
        """)
  }
}
