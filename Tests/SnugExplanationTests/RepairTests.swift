import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Repairs resolve their conflicts, with the smallest necessary change.
struct RepairTests {
  private static let parcels = Seeds.parcels(of: 150, count: 4)

  @Test(arguments: parcels)
  func `every repair resolves the conflict`(seeds: Range<Int>) {
    var knobs = SceneGenerator.Knobs()
    knobs.conflict = 1
    var count = 0
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed, knobs: knobs)
      let explanation = Explanation(engine.layout(scene))
      count += explanation.layout.conflicts.count
      checkRepairs(of: explanation, note: "seed \(seed)\n\(scene.outline)")
    }
    #expect(count > seeds.count / 4)
  }

  @Test(arguments: Seeds.sample(of: sceneFixtures))
  func `every repair resolves the conflict of a fixture`(path: String) throws {
    checkRepairs(of: try explanation(fixture: path), note: path)
  }

  /// The height of a cell, with UIKit's identifier.
  @Test func `the system's constraints are not changed`() throws {
    let explanation = try explain(
      """
      view: { size: [92, fit], subviews: { icon: { intrinsicContentSize: [44, 44] } } }
      constraints:
        - icon.leading == view.leading
        - icon.top == view.top + 8
        - icon.bottom == view.bottom - 8
        - { id: UIView-Encapsulated-Layout-Height, constraint: view.height == 44 }
        - icon.height == 60
      """)
    #expect(
      explanation.proses[0].hasSuffix(
        "is broken. To settle it, lower it to 999, or change it to icon.height == 28."))
  }

  private func checkRepairs(of explanation: Explanation, note: String) {
    let layout = explanation.layout
    for conflict in explanation.layout.conflicts {
      let repairs = explanation.repairs(of: conflict)
      let descriptions = conflict.entries.map { layout.system.entries[$0].description }
      #expect(!repairs.isEmpty, "\(descriptions)\n\(note)")
      for repair in repairs {
        let name = "\(descriptions): \(repair)\n\(note)"
        guard let scene = layout.scene.applying([repair.amendment], of: layout.system) else {
          Issue.record("cannot be applied: \(name)")
          continue
        }
        let repaired = engine.layout(scene)
        #expect(repaired.conflicts.count < layout.conflicts.count, "\(name)")
        checkViolations(of: repair, in: repaired, before: layout, name)
        checkNearness(of: repair, in: layout, name)
      }
    }
  }

  /// Checks the violations, as far as the heights of texts are unchanged.
  private func checkViolations(
    of repair: Repair, in repaired: Layout, before layout: Layout, _ name: String
  ) {
    let heights = repaired.views.map(\.intrinsicContentSize.size)
    guard heights == layout.views.map(\.intrinsicContentSize.size) else { return }
    if case .removal = repair.amendment { return }
    // In an ambiguous layout the violations can be distributed differently, but their sum is
    // unique.
    let entries = layout.system.entries.indices
    for priority in Set(layout.system.entries.map(\.priority)).sorted(by: >) {
      let told = repair.violations.filter { layout.system.entries[$0.entry].priority == priority }
      guard let entry = told.first?.entry, entry == repair.amendment.entry, told.count == 1,
        !repaired.scene.viewIDs.contains(where: { repaired[$0].ambiguity.isAmbiguous })
      else { continue }
      #expect(entries.contains(entry))
      #expect(abs(repaired.constraints[entry].violation - told[0].amount) < 1e-4, "\(name)")
    }
  }

  /// A change smaller by a hundredth of a point is not enough. With several conflicts it could
  /// resolve another.
  private func checkNearness(of repair: Repair, in layout: Layout, _ name: String) {
    guard layout.conflicts.count == 1, case .constant(let entry, let constant) = repair.amendment
    else { return }
    let own = layout.system.entries[entry].constraint.constant
    let less = constant + (own > constant ? 0.01 : -0.01)
    guard
      let scene = layout.scene.applying([.constant(entry: entry, less)], of: layout.system)
    else { return }
    #expect(engine.layout(scene).conflicts.count >= layout.conflicts.count, "\(name)")
  }

  // MARK: Worked out by hand

  /// 40 + 80 + 40 + 80 + 40 is 280 and the view is 240 wide, so each number is 40 too large.
  @Test func `a chain that is 40 too long can be shortened anywhere`() throws {
    let explanation = try explain(
      """
      view: { size: [240, 40], subviews: { one: , two: } }
      constraints:
        - "H:|-40-[one(80)]-40-[two(80)]-40-|"
        - "V:|[one]|"
        - "V:|[two]|"
      """)
    let conflict = try #require(explanation.layout.conflicts.first)
    let changes = explanation.repairs(of: conflict).compactMap { repair -> Double? in
      guard case .constant(let entry, let constant) = repair.amendment else { return nil }
      return constant - explanation.layout.system.entries[entry].constraint.constant
    }
    // Constraints that put an edge left of another have the opposite sign. The size of the screen
    // is not changed.
    #expect(changes.map(abs) == [40])
    let lowered = explanation.repairs(of: conflict).filter {
      if case .priority = $0.amendment { true } else { false }
    }
    // The widths: no distance between edges is given up. Each alone is violated by 40 points.
    #expect(lowered.count == 2)
    #expect(lowered.allSatisfy { $0.violations.count == 1 && $0.violations[0].amount == 40 })
    #expect(
      explanation.proses[0].hasSuffix(
        "To settle it, lower one.width == 80 or two.width == 80 to 999, or change "
          + "one.width == 80 to one.width == 40."), "\(explanation.proses)")
  }

  /// The picture's height should be half its width, 100, and the view's is 60.
  @Test func `a ratio has no constant to change`() throws {
    let explanation = try explain(
      """
      view: { size: [200, 60], subviews: { picture: } }
      constraints:
        - "H:|[picture]|"
        - "V:|[picture]|"
        - picture.height == 0.5 * picture.width
      """)
    let conflict = try #require(explanation.layout.conflicts.first)
    let repairs = explanation.repairs(of: conflict)
    #expect(repairs.map(\.amendment).first == .priority(entry: conflict.broken, 999))
    #expect(
      !repairs.contains {
        if case .constant(conflict.broken, _) = $0.amendment { true } else { false }
      })
    #expect(conflict.entries.count == 6 || conflict.entries.count == 7)
  }

  /// Any other change would distort the image.
  @Test func `the only constraint that can be lowered is also the one that changes`() throws {
    let explanation = try explain(
      """
      view:
        size: [300, 400]
        subviews: { photo: { class: UIImageView, image: [600, 400] } }
      constraints:
        - "H:|[photo]|"
        - photo.top == view.top
        - photo.height == 2/3 * photo.width
        - photo.height <= 150
      """)
    #expect(
      explanation.proses[0].hasSuffix(
        "To settle it, lower it to 999, or change it to photo.height <= 200."))
  }

  @Test func `a required content size can be lowered`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 40]
        subviews: { title: { class: UILabel, text: twenty characters ab, compressionResistance: 1000 } }
      constraints:
        - "H:|[title]|"
        - "V:|[title]"
      """)
    // 20 characters of 8.5 points, in 100: 70 too much.
    let told = try #require(explanation.proses.last)
    #expect(told.contains("title resists at 1000 for its width 170"))
    #expect(
      told.hasSuffix(
        "title.width >= 170, a content size, is broken. To settle it, lower the resistance of title "
          + "to 999."), "\(told)")
  }

  /// Without either edge the box would extend beyond its superview by 32 points.
  @Test func `constraints that keep a view in its superview are not lowered`() throws {
    let explanation = try explain(
      """
      view: { size: [320, 100], subviews: { box: } }
      constraints:
        - "V:|[box]|"
        - box.leading == view.leading + 16
        - box.width == 320
        - box.trailing == view.trailing - 16
      """)
    #expect(
      explanation.proses[0].hasSuffix(
        "To settle it, lower box.width == 320 to 999, or change it to box.width == 288."),
      "\(explanation.proses)")
    let repairs = explanation.repairs(of: try #require(explanation.layout.conflicts.first))
    #expect(
      repairs.map { explanation.instruction(for: $0.amendment).swift } == [
        "boxWidthConstraint.priority = .required - 1", "boxWidthConstraint.constant = 288",
        "boxWidthConstraint.isActive = false",
      ])
  }

  /// 8 + 170 + 8 + 51 + 8 = 245, which fits in the view, but not in the cell.
  @Test func `constraints that keep views apart are not lowered`() throws {
    let told = try explain(
      """
      view:
        size: [320, 60]
        subviews:
          cell:
            subviews:
              title: { class: UILabel, text: twenty letters in it, compressionResistance: 1000 }
              badge: { class: UILabel, text: 12 new, compressionResistance: 1000 }
      constraints:
        - "H:|[cell(200)]"
        - "V:|[cell]|"
        - "H:|-[title]-[badge]-|"
        - "V:|[title]"
        - "V:|[badge]"
      """
    ).proses
    #expect(
      told[0].hasSuffix(
        "To settle it, lower the resistance of badge, the resistance of title or cell.width == 200 "
          + "to 999, or change cell.width == 200 to cell.width == 245."), "\(told)")
  }

  @Test func `an autoresizing mask is turned off`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 60]
        subviews: { box: { frame: [10, 10, 50, 20] } }
      constraints: [box.leading == view.leading + 20]
      """)
    let told = explanation.proses[0]
    let advice = "box.translatesAutoresizingMaskIntoConstraints"
    #expect(told.hasSuffix("To settle it, set \(advice) to false."), "\(told)")
    let repairs = explanation.repairs(of: try #require(explanation.layout.conflicts.first))
    #expect(
      repairs.map { explanation.instruction(for: $0.amendment).swift } == [
        "\(advice) = false", "boxLeadingConstraint.priority = .required - 1",
        "boxLeadingConstraint.constant = 10",
      ])
  }

  /// With 20 points from the leading edge and the frame's width, box would end 30 points too far.
  @Test func `all constraints of an autoresizing mask are removed`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 60]
        subviews: { box: { frame: [10, 10, 50, 20] } }
      constraints: [box.leading == view.leading + 20, box.trailing == view.leading + 40 @ 900]
      """)
    let repairs = explanation.repairs(of: try #require(explanation.layout.conflicts.first))
    #expect(repairs.first?.violations == [])
  }

  /// Nothing that has a priority is part of the conflict. The constraint of the guide is at its use.
  @Test func `margins larger than the view conflict with its size`() throws {
    let explanation = try explain(
      """
      view: { size: [900, 100], layoutMargins: 60, subviews: { a: } }
      constraints: ["H:|[a]|", a.top == view.readableContentGuide.top, "V:[a(10)]"]
      """)
    #expect(
      explanation.proses == [
        """
        The column needs 120, has 100. view.height == 100, view.readableContentGuide.top == \
        view.topMargin and view.readableContentGuide.bottom == view.bottomMargin cannot all hold: \
        view.topMargin is 60 and view.bottomMargin is 60. 60 + 60 = 120 is wanted, 100 available: \
        view.readableContentGuide would be −20 high. view.readableContentGuide.bottom == \
        view.bottomMargin, listed last, is broken. To settle it, make view's margins smaller, or \
        change view.height.
        """
      ])
    #expect(explanation.outcomeDiagnostics.map { $0.range?.start.line } == [1])
  }

  /// The width of a is open only because a constraint on it is broken.
  @Test func `a conflict says which size would be negative`() throws {
    let explanation = try explain(
      """
      view: { size: [300, 100], subviews: { a: } }
      constraints: [a.leading == view.leading + 200, a.trailing == view.leading + 100, "V:|[a]|"]
      """)
    #expect(
      explanation.proses == [
        """
        Two required constraints conflict: the gap after a must be 100 and is 200. a.leading == \
        view.leading + 200 and a.trailing == view.leading + 100 cannot both hold. a would be −100 \
        wide. a.trailing == view.leading + 100, listed last, is broken. To settle it, change the \
        last one to a.trailing >= view.leading + 100, or lower either of them to 999.
        """
      ])
    #expect(
      explanation.verdict == "view is 300 × 100; required constraints conflict.")
  }
}
