import Foundation
import Snug
public import SnugDiagrams
public import SnugLayout
public import SnugSnapshots
import Testing

/// Expects the layout of a scene to match its text snapshot: frames, states and reasons.
///
/// The reference is `__Snapshots__/<file>/<test>.<name>.layout.txt` beside the test's file. A failure
/// names each view that changed, by how many points and why.
///
/// - Parameters:
///   - name: the name of the snapshot among those of the test; by default a number.
///   - record: when to write references; by default, as the suite's trait or
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

/// Expects the picture of a scene to match its snapshot.
///
/// Compares the layout, then the picture, and reports the first difference. The
/// references are beside that of ``expectLayout(of:named:record:fileID:file:testName:line:column:)`` and share
/// its name.
///
/// - Parameters:
///   - form: `.png(scale:)`, in pixels per point, or `.svg`.
///   - name: the name of the snapshot among those of the test; by default a number.
///   - tolerance: how far the pixels of a PNG may differ; by default, not at all.
///   - record: when to write references; by default, as the suite's trait or
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

/// The advice for a parameterized test whose argument is unknown.
private let unknownArgument =
  "this test is run with several arguments, and Swift Testing does not say which one this is; "
  + "name the snapshot after it: named: \"\\(argument)\""

/// Fails the running test unless a snapshot matches its reference.
func verify(_ request: SnapshotRequest, by verifier: SnapshotVerifier, at site: CallSite) {
  do { try verifier.verify(request) } catch {
    report(error.message, attaching: error.attachments, at: site)
  }
}

private let environment = SnapshotSettings(environment: ProcessInfo.processInfo.environment)
