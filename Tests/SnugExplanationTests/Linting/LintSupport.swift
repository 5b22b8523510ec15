import Foundation
import Snug
import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugLinting
import SnugSceneFormat
import SnugTestSupport

private let linter = Linter(engine)

/// The rules of the findings in a scene without errors.
func names(_ yaml: String) throws -> [String] { try findings(yaml).map(\.id.rawValue) }

/// The findings of a rule in a scene.
func findings(_ yaml: String, by rule: Diagnostic.ID? = nil) throws -> [Diagnostic] {
  linter.findings(in: try scene(yaml), by: Linter.rules(named: rule.map { [$0] } ?? []))
}

/// The messages of a rule about a scene, each with its line: `5 'a' hugs …`.
func messages(_ yaml: String, by rule: Diagnostic.ID) throws -> [String] {
  try findings(yaml, by: rule).map { "\($0.range?.start.line ?? 0) \($0.message)" }
}

/// With Pango and the pinned fonts.
let pipeline: Pipeline = {
  do { return try Pipeline() } catch { preconditionFailure("\(error)") }
}()

/// A fixture's findings, with its file name in messages.
func findings(in path: String) throws -> [Diagnostic] {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  let text = SourceText(name: name, try Fixtures.text(path))
  return pipeline.lint(try pipeline.scene(from: text).value)
}
