import SnugComparison
import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSceneFormat
import SnugSolverSupport
import SnugTestSupport
import Testing

/// The pieces of a range of sizes agree with layouts at many sizes.
struct ResizePieceTests {
  /// Labels that wrap, next to and below each other, some with a limited number of lines.
  private static let wrapping = """
    view:
      size: [400, fit]
      subviews:
        title: { class: UILabel, text: a title of some more words than one line, font: 16, \
    numberOfLines: 2 }
        left: { class: UILabel, text: the left one wraps as often as it must, font: 16, \
    numberOfLines: 0 }
        right: { class: UILabel, text: the right one says something else altogether, font: 16, \
    numberOfLines: 0, contentInsets: [2, 6, 2, 6] }
        notes: { class: UITextView, isScrollEnabled: false, text: "notes, too,  wrap\\n in lines", \
    font: 16 }
    constraints:
      - "H:|-10-[title]-10-|"
      - "H:|-10-[left]-8-[right]-10-|"
      - left.width == 0.5 * right.width
      - "H:|[notes]|"
      - "V:|-[title]-[left]-(>=8)-[notes]-|"
      - right.top == left.top
      - right.bottom <= notes.top - 8
    """

  /// The label is at least 20 points narrower than the view. Letters are 8 points wide, so the text
  /// is 136 wide on one line. With two lines the longest is “a bb cccc dd”, 96, or “a bb cccc”, 72;
  /// with three it is “cccc dd”, 56.
  @Test func `a label that hugs its longest line jumps where its line breaks change`() throws {
    let scene = try scene(
      """
      view:
        size: [400, 100]
        subviews:
          label: { class: UILabel, text: a bb cccc dd eeee, font: 16, numberOfLines: 0 }
      constraints:
        - label.leading == view.leading
        - label.top == view.top
        - label.trailing <= view.trailing - 20
      """)
    let pieces = engine.pieces(of: scene, .horizontal, over: 80...200)
    #expect(pieces.map(\.range) == [80...92, 92...116, 116...156, 156...200])
    #expect(
      pieces.map { $0.size(of: ViewID(index: 1), .horizontal, at: $0.range.upperBound) }
        == [56, 72, 96, 136])
    #expect(pieces.allSatisfy { !$0.isSampled })
  }

  /// Letters are 8.25 points wide: the longest line, “a bb cccc”, is 74.25, and the label that hugs
  /// it 74.5. Below that it has the available width.
  @Test func `a label begins to hug its longest line at a pixel`() throws {
    let scene = try scene(
      """
      view:
        size: [400, 100]
        subviews:
          label: { class: UILabel, text: a bb cccc dd eeee, font: 16.5, numberOfLines: 0 }
      constraints: [label.leading == view.leading, label.top == view.top, label.width <= view.width]
      """)
    let pieces = engine.pieces(of: scene, .horizontal, over: 74.3...74.6)
    #expect(pieces.map(\.range) == [74.3...74.5, 74.5...74.6])
    #expect(
      pieces.map { $0.size(of: ViewID(index: 1), .horizontal, at: $0.range.upperBound) }
        == [74.5, 74.5])
    #expect(pieces.allSatisfy { !$0.isSampled })
  }

  @Test func `every layout of labels that wrap is in its row`() throws {
    check(try scene(Self.wrapping), .horizontal, over: 60...700, step: 1.37, note: "wrapping")
  }

  /// The root's height is half its width, and a label's width is the root's height: heights depend
  /// on widths and widths on heights.
  @Test func `every layout of a label whose width depends on a height is in its row`() throws {
    let scene = try scene(
      """
      view:
        size: [400, fit]
        subviews:
          label: { class: UILabel, text: a width that follows from a height, font: 16, \
      numberOfLines: 0 }
          photo: {}
      constraints:
        - "H:|-[label]-[photo]-|"
        - photo.width == photo.height
        - "V:|[label]|"
        - "V:|[photo]|"
      """)
    check(scene, .horizontal, over: 100...500, step: 3.7, note: "photo")
  }

  /// The safe area overlaps a box that moves with the root, up to some size.
  @Test func `margins that move with the root are sampled`() throws {
    let scene = try scene(
      """
      view:
        size: [300, 100]
        safeAreaInsets: [0, 44, 0, 44]
        subviews:
          box:
            layoutMargins: 8
            preservesSuperviewLayoutMargins: true
            subviews:
              inner: {}
      constraints:
        - box.centerX == view.centerX
        - box.width == 0.75 * view.width
        - "V:|[box]|"
        - "H:|-[inner]-|"
        - "V:|[inner]|"
      """)
    check(scene, .horizontal, over: 100...500, step: 7.3, note: "margins")
    let pieces = engine.pieces(of: scene, .horizontal, over: 100...500)
    #expect(pieces.contains { $0.isSampled })
  }

  /// A screen: the content is inside the safe area, which reaches the bar at any width.
  @Test func `a safe area that stays needs no sampling`() throws {
    let scene = try scene(
      """
      view:
        size: [300, 100]
        safeAreaInsets: [20, 44, 10, 44]
        subviews:
          bar: {}
          title: { class: UILabel, text: a bb cccc dd eeee, font: 16, numberOfLines: 0 }
      constraints:
        - "H:|[bar]|"
        - "V:|[bar(30)]"
        - title.leading == view.safeAreaLayoutGuide.leading
        - title.trailing == view.safeAreaLayoutGuide.trailing
        - title.top == bar.bottom
      """)
    check(scene, .horizontal, over: 100...500, step: 7.3, note: "safe area")
    let pieces = engine.pieces(of: scene, .horizontal, over: 100...500)
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { !$0.isSampled })
  }

  @Test func `texts are measured for layouts, and not to find breakpoints`() throws {
    let measurer = CountingMeasurer()
    let scene = try scene(Self.wrapping)
    let pieces = LayoutEngine(measuring: measurer).pieces(of: scene, .horizontal, over: 60...700)
    #expect(pieces.count > 20)
    // Each piece requires one or two layouts with at most three passes, and the first pass needs
    // the same measurements.
    #expect(measurer.count <= 4 * 2 * 3 * (pieces.count + 1))
  }

  /// Two labels that share the available room: one can hug while the other wraps.
  private static let hugging = """
    view:
      size: [400, 100]
      subviews:
        row:
          class: UIStackView
          spacing: 8
          alignment: top
          arrangedSubviews:
            left: { class: UILabel, text: a bb cccc dd eeee, font: 16.5, numberOfLines: 0 }
            right: { class: UILabel, text: ffff g hhh iiiii, font: 16.5, numberOfLines: 0 }
    constraints: [row.leading == view.leading, row.top == view.top, row.trailing <= view.trailing]
    """

  @Test func `every layout of labels that can hug is in its row`() throws {
    check(
      try scene(Self.hugging), .horizontal, over: 10...320,
      step: Seeds.areAllDrawn ? 0.37 : 3.7, note: "hugging")
  }

  @Test func `a piece of labels that hug requires a layout and two verifications`() throws {
    let measurer = CountingMeasurer()
    let scene = try scene(Self.hugging)
    let pieces = LayoutEngine(measuring: measurer).pieces(of: scene, .horizontal, over: 10...320)
    #expect(pieces.count < 40)
    #expect(pieces.allSatisfy { !$0.isSampled })
    // Two labels, in a layout measured in two passes before they hug, in three that do, and for the
    // longest lines.
    #expect(measurer.count <= 3 * 2 * 9 * (pieces.count + 1))
  }

  /// Scenes whose pieces met beyond an end of the range because of rounding errors.
  @Test(arguments: [
    (
      Axis.vertical, 0.0...100,
      """
      view:
        name: cell
        safeAreaInsets: 5
        subviews:
          Title_0:
          Title_3: { class: UIPageControl, hugging: 1 }
          a4:
          label6:
      constraints:
        - Title_0.centerY == cell.centerY
        - Title_0.height == 16.98328
        - "V:|[label6]-29-[a4][Title_0]-[Title_3]-gap-|"
        - label6.centerY == cell.centerY
      metrics: { gap: 9 }
      """
    ),
    (
      .horizontal, 0...150,
      """
      view:
        class: UIStackView
        distribution: fillEqually
        spacing: 40
        arrangedSubviews:
          Title_0:
            class: UIStackView
            arrangedSubviews:
              Title_1:
              a2:
              a3:
            customSpacing: { a2: useSystem }
          Title_4: { hugging: 596 }
          a5: { preservesSuperviewLayoutMargins: true }
      constraints:
        - "[Title_4(Title_4)][Title_0]-gap-|"
        - Title_0.width == 108
      metrics: { gap: 28.7911837 }
      """
    ),
    (
      .horizontal, 1...300,
      """
      view:
        subviews:
          Title_0:
          v1: { class: UIActivityIndicatorView }
          v2: { class: UIImageView, image: [105.53413, 134] }
          label3:
      constraints:
        - Title_0.centerY == view.centerY
        - "V:[Title_0]-(>=24)-[v2]"
        - "|-[Title_0]-[v1]-[v2]-[label3]-|"
        - "|[v1][v2(>=gap@1)][Title_0(<=gap)][label3]-|"
        - "[v2][v1(<=gap)]-gap-|"
        - v2.centerY == view.centerY
      metrics: { gap: 21 }
      """
    ),
  ])
  func `pieces begin before they end`(
    axis: Axis, range: ClosedRange<Double>, yaml: String
  ) throws {
    let pieces = engine.pieces(of: try scene(yaml), axis, over: range)
    #expect(pieces.first?.range.lowerBound == range.lowerBound)
    #expect(pieces.last?.range.upperBound == range.upperBound)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.range.upperBound == next.range.lowerBound)
    }
  }

  @Test(arguments: Seeds.sample(of: sceneFixtures, every: 29))
  func `every layout of a fixture is in its row`(path: String) throws {
    let scene = try explanation(fixture: path).layout.scene
    for axis in Axis.allCases {
      check(scene, axis, over: 60...400, step: 17.3, note: path)
    }
  }

  @Test(arguments: Seeds.parcels(of: 10, count: 5))
  func `every layout of a random scene is in its row`(seeds: Range<Int>) {
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed)
      check(
        scene, .horizontal, over: 40...340, step: 23.3, note: "seed \(seed)\n\(scene.outline)")
    }
  }

  /// Compares layouts at many sizes with the pieces and the rows.
  private func check(
    _ scene: Scene, _ axis: Axis, over range: ClosedRange<Double>, step: Double, note: String
  ) {
    let pieces = engine.pieces(of: scene, axis, over: range)
    #expect(pieces.first?.range.lowerBound == range.lowerBound, "\(note)")
    #expect(pieces.last?.range.upperBound == range.upperBound, "\(note)")
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.range.upperBound == next.range.lowerBound, "\(note)")
    }
    let table = ResizeTable(scene, axis, over: range, pieces)
    for size in stride(from: range.lowerBound + 0.25, to: range.upperBound, by: step) {
      let layout = engine.layout(scene.resized(axis, to: size))
      guard let piece = pieces.first(where: { $0.range.contains(size) }),
        let row = table.rows.first(where: { $0.range.contains(size) })
      else {
        Issue.record("nothing at \(size)\n\(note)")
        continue
      }
      // Too close to a breakpoint; the line breaks depend on rounding.
      let ends = [piece.range.lowerBound, piece.range.upperBound]
      if ends.contains(where: { abs($0 - size) < 1e-5 }) { continue }
      for id in scene.viewIDs {
        for axis in Axis.allCases {
          let expected = layout[id].alignmentRect.size[axis]
          let found = piece.size(of: id, axis, at: size)
          #expect(
            abs(found - expected) < (piece.isSampled ? 0.02 : 1e-5),
            "\(scene[id].name) \(axis) at \(size): \(found), not \(expected)\n\(note)")
        }
      }
      #expect(row.layout.conflicts.isEmpty == layout.conflicts.isEmpty, "at \(size)\n\(note)")
      for (index, id) in table.views.enumerated() {
        let state = row.states[index]
        for axis in Axis.allCases {
          let delta = layout.deformation(of: id, axis).delta
          // A text that wraps is narrower than on one line, even if it hugs its longest line.
          let lines = row.texts[index]?.lineCount ?? 1
          let paragraphs = scene[id].content.mainText?.string.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          let wraps = axis == .horizontal && lines > paragraphs?.count ?? 1
          let isRight =
            switch state[axis].kind {
            case .none, .intrinsic: delta == 0 && !wraps
            case .zero: layout[id].alignmentRect.size[axis] < 1e-5
            case .stretched: delta > 0 && !wraps
            case .compressed: delta < 0 || wraps
            }
          #expect(isRight, "\(scene[id].name) \(axis) at \(size): \(state), \(delta)\n\(note)")
        }
      }
    }
  }
}
