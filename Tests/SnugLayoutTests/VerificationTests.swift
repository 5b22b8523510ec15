import SnugGeometry
import SnugSolver
import Testing

@testable import SnugLayout

/// What `snug solve --verify` names if a proof fails.
struct VerificationTests {
  private let row: Layout

  init() throws {
    row = try layout(
      """
      view: { size: [100, 20], subviews: { a: {}, b: {} } }
      constraints:
        - { id: left, constraint: a.leading == view.leading }
        - { id: wide, constraint: a.width == 30 }
        - { id: wider, constraint: a.width == 40 }
      """)
  }

  private func entry(_ id: String) throws -> Certificate.Source {
    let made = try #require(row.constraints.first { $0.entry.id == id })
    return .constraint(made.id.inSolver)
  }

  @Test func `a layout is verified, with all that was proved`() {
    let verification = row.verify()
    #expect(verification.failures.isEmpty)
    #expect(verification.text == "verified: 5 constraints, 0 levels, 3 intervals, 1 conflict")
  }

  @Test func `each constraint and size that is not proved is named once`() throws {
    let size = row.system.variables.size(row.id("b"), .horizontal)
    let origin = try #require(row.system.variables.origin(.view(row.id("b")), .vertical))
    let failures = [
      VerificationFailure(.optimum, .brokenRequirement(try entry("left"), by: 1)),
      VerificationFailure(.end(size, upwards: true), .wrongEnd(claimed: 1, found: 2)),
      VerificationFailure(.end(size, upwards: false), .blockedRay(try entry("left"))),
      VerificationFailure(.optimum, .leftOver(origin, strength: 750, coefficient: 1)),
      // The broken one, if the proof of a conflict names none.
      VerificationFailure(.conflict(0), .noProof),
      VerificationFailure(.optimum, .noSlope(try entry("left"), strength: 750)),
      VerificationFailure(.optimum, .unusableValues),
      VerificationFailure(.conflict(7), .unprovedConflicts(1)),
    ]
    #expect(row.subjects(of: failures) == ["left", "b.width", "b.y", "wider", "the layout"])
    #expect(row.subjects(of: []) == [])
  }
}
