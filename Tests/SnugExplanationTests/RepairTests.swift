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
    var options = SceneGenerator.Options()
    options.conflict = 1
    var count = 0
    for seed in seeds {
      let scene = SceneGenerator.scene(seed: seed, options: options)
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

  private func checkRepairs(of explanation: Explanation, note: String) {
    let layout = explanation.layout
    for conflict in explanation.layout.conflicts {
      let repairs = explanation.repairs(of: conflict)
      let descriptions = conflict.entries.map { layout.system[$0].description }
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
    let entries = layout.system.entryIDs
    for priority in Set(layout.system.entries.map(\.priority)).sorted(by: >) {
      let told = repair.violations.filter { layout.system[$0.entry].priority == priority }
      guard let entry = told.first?.entry, entry == repair.amendment.entry, told.count == 1,
        !repaired.scene.viewIDs.contains(where: { repaired[$0].ambiguity.isAmbiguous })
      else { continue }
      #expect(entries.contains(entry))
      #expect(abs(repaired[entry].violation - told[0].amount) < 1e-4, "\(name)")
    }
  }

  /// A change smaller by a hundredth of a point is not enough. With several conflicts it could
  /// resolve another.
  private func checkNearness(of repair: Repair, in layout: Layout, _ name: String) {
    guard layout.conflicts.count == 1, case .constant(let entry, let constant) = repair.amendment
    else { return }
    let own = layout.system[entry].constraint.constant
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
      return constant - explanation.layout.system[entry].constraint.constant
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
    #expect(
      told.hasSuffix(
        "To settle it, set \(advice) to false and constrain its size and vertical position."),
      "\(told)")
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
}
