import SnugDiagnostics
import SnugExplanation
import SnugTestSupport
import Testing

/// The findings in the scenes of the gallery, recorded in one text, so that false positives are
/// visible.
@Suite struct `Linting the gallery` {
  @Test func `finds what is recorded for each scene`() throws {
    let scenes = Fixtures.files(below: "Fixtures/Scenes").filter { path in
      [".yaml", ".xib", ".storyboard", ".log"].contains { path.hasSuffix($0) }
    }
    #expect(scenes.count > 40)
    let text = try scenes.map { path in
      let found = try findings(in: path).map { finding in
        let place = finding.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
        return "  \(place) \(finding.message) [\(finding.id.rawValue)]\n"
      }
      let name = path.dropFirst("Fixtures/Scenes/".count)
      return found.isEmpty ? "\(name): nothing\n" : "\(name)\n" + found.joined()
    }.joined()
    let failure = try Golden.failure(of: text, expectedIn: "Fixtures/Lint/gallery.txt")
    #expect(failure == nil)
  }
}
