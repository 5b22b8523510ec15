public import AutoLayout
public import Diagrams
import Foundation
public import Snapshots
import Snug
import Testing

/// Expects a scene to be laid out as its text snapshot says: frames, states and reasons.
///
/// The reference is `__Snapshots__/<file>/<test>.<name>.layout.txt` beside the test's file. A failure
/// names each view that changed, by how many points and why.
///
/// - Parameters:
///   - name: what tells the snapshot from the others of the test; without one it is numbered.
///   - record: when references are written; left out, what the suite's trait or
///     `SNUG_TESTING_RECORD` says.
public func expectLayout(
  of scene: Scene, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  verify(at: CallSite(fileID, filePath, line, column), in: testName) { test in
    SnapshotRequest(
      scene, as: .layout, named: name, test: test, record: record ?? SnapshotsTrait.record)
  }
}

/// Expects a scene to be drawn as its picture snapshot shows it.
///
/// Compares the layout, then the marks of the diagram, then the picture, and reports the first
/// difference. The references stand beside that of ``expectLayout(of:named:record:fileID:file:testName:line:column:)``
/// and share its name.
///
/// - Parameters:
///   - form: `.png(scale:)`, with that many pixels to the point, or `.svg`.
///   - name: what tells the snapshot from the others of the test; without one it is numbered.
///   - tolerance: how far the pixels of a PNG may differ; not at all if left out.
///   - record: when references are written; left out, what the suite's trait or
///     `SNUG_TESTING_RECORD` says.
public func expectDiagram(
  of scene: Scene, as form: SnapshotForm = .png(scale: 2), named name: String? = nil,
  appearance: Appearance = .light, tolerance: PixelTolerance = .exact, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  verify(at: CallSite(fileID, filePath, line, column), in: testName) { test in
    SnapshotRequest(
      scene, as: form, named: name, test: test, record: record ?? SnapshotsTrait.record,
      tolerance: tolerance, appearance: appearance)
  }
}

private func verify(
  at site: CallSite, in testName: String, _ request: (TestIdentity) -> SnapshotRequest
) {
  let test = TestIdentity.current(function: testName, at: site)
  let request = request(test)
  if Test.Case.current?.isParameterized ?? false, test.argument == nil, request.name == nil {
    report(unknownArgument, at: site)
    return
  }
  withPipeline(at: site) { pipeline in
    verify(request, by: SnapshotVerifier(pipeline: pipeline, settings: environment), at: site)
  }
}

/// What to do where a test is run with several arguments and nothing says which one it is.
private let unknownArgument =
  "this test is run with several arguments, and Swift Testing does not say which one this is; "
  + "name the snapshot after it: named: \"\\(argument)\""

/// Fails the running test unless a snapshot is what its reference says.
func verify(_ request: SnapshotRequest, by verifier: SnapshotVerifier, at site: CallSite) {
  do { try verifier.verify(request) } catch {
    report(error.message, attaching: error.attachments, at: site)
  }
}

/// What the environment of the test run says.
private let environment = SnapshotSettings(environment: ProcessInfo.processInfo.environment)
