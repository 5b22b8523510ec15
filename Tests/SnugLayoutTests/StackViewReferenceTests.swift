import SnugGeometry
import SnugLayout
import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Every stack view of up to three views, compared with the reference solver.
struct StackViewReferenceTests {
  private static let sizes: [(along: Double?, across: Double?)] = [(60, 20), (80, 30), (40, 10)]

  /// Free along the axis, too long, too short; across it as high as its content, or higher.
  private static let rooms: [(length: Double?, breadth: Double?)] = [
    (nil, nil), (300, 50), (120, nil),
  ]

  @Test(arguments: Axis.allCases, StackView.Distribution.allCases)
  func `the reference agrees`(axis: Axis, distribution: StackView.Distribution) throws {
    var scenes: [(scene: StackScene, name: String)] = []
    for alignment in StackView.Alignment.allCases {
      for count in 1...3 {
        for hidden in [nil, 0, 1, 2] where hidden ?? 0 < count {
          for room in Self.rooms {
            var scene = StackScene(
              axis, distribution, alignment, length: room.length, breadth: room.breadth,
              Array(Self.sizes.prefix(count)))
            if let hidden { scene.hide(hidden) }
            scenes.append(
              (scene, "\(alignment), \(count) views, hidden \(hidden ?? -1), \(room)"))
          }
        }
      }
    }
    for (scene, name) in Seeds.sample(of: scenes) { try expectAgreement(scene.layout, name) }
  }

  private func expectAgreement(_ layout: Layout, _ name: String) throws {
    let system = LinearSystem(layout.system.solver)
    let expected = try ReferenceSolver(system).answer()
    #expect(expected.conflicts.isEmpty, "\(name)")
    #expect(layout.conflicts.isEmpty, "\(name)")
    let found = try Engine.solver.answer(to: system).discrepancies(from: expected, in: system)
    #expect(found.isEmpty, "\(name): \(found)")
    for (index, entry) in layout.system.entries.enumerated() {
      guard case .contentSize(let view, let axis, _) = entry.origin else { continue }
      let size = system.constraints[index].expression.terms[0].variable
      let ambiguity = layout[view].ambiguity.size[axis]
      #expect(expected.isAmbiguous(size) == ambiguity, "\(name)")
      #expect(expected.range(of: size) ≈ layout.sizeRange(of: view, axis), "\(name)")
      let length = layout[view].alignmentRect.size[axis]
      #expect((length...length) ≈ (clamped(length, to: expected.range(of: size))), "\(name)")
    }
  }

  private func clamped(_ value: Double, to range: ClosedRange<Double>) -> ClosedRange<Double> {
    let value = min(max(value, range.lowerBound), range.upperBound)
    return value...value
  }
}
