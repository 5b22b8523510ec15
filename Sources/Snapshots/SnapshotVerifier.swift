import Foundation
public import Snug

/// Compares snapshots with their references, records, and keeps what failed for a reader.
///
/// One is enough for any number of tests, from any thread.
public struct SnapshotVerifier: Sendable {
  private let pipeline: Pipeline
  private let settings: SnapshotSettings
  private let claims: SnapshotClaims
  private let usage: UsageLog

  public init(pipeline: Pipeline, settings: SnapshotSettings) {
    self.init(pipeline: pipeline, settings: settings, claims: .process, usage: .process)
  }

  init(
    pipeline: Pipeline, settings: SnapshotSettings, claims: SnapshotClaims, usage: UsageLog
  ) {
    self.pipeline = pipeline
    self.settings = settings
    self.claims = claims
    self.usage = usage
  }

  /// Says that a test of this process failed elsewhere than in a snapshot: it may not have come to
  /// all of its snapshots, and what it did not use is not to be deleted.
  public static func noteFailure() { UsageLog.process.noteFailure() }

  /// Compares the layout, then the marks, then the picture, up to the first that differs.
  ///
  /// It has matched only if every part has been compared with a reference, and nothing was recorded.
  public func verify(_ request: SnapshotRequest) -> SnapshotOutcome {
    do throws(SnapshotFailure) {
      try check(request)
      return .matched
    } catch { return .failed(error) }
  }

  private func check(_ request: SnapshotRequest) throws(SnapshotFailure) {
    if let complaint = settings.complaint { throw SnapshotFailure(message: complaint) }
    let place = SnapshotPlace(request.test, settings)
    if let complaint = place.complaint { throw SnapshotFailure(message: complaint) }
    if let duplicate = request.scene.duplicateNames.first {
      throw SnapshotFailure(message: "the scene cannot be recorded: \(duplicate.message)")
    }
    let drawing: SnapshotDrawing
    do { drawing = try SnapshotDrawing(request, by: pipeline) } catch {
      throw SnapshotFailure(message: "the picture cannot be drawn: \(error)")
    }
    let location = try location(of: request, drawing)
    usage.note(location.parts.map { place.relative(location.file($0).path) }, in: place)
    let comparison = SnapshotComparison(request, at: location, drawing, by: pipeline)
    let mode = settings.mode(asked: request.record)
    let recorded = SnapshotRecording(comparison, mode: mode)
    if comparison.isSame, !recorded.isWanted {
      // A record that cannot be removed is reported when it is looked at, not by a test that passes.
      _ = try? place.store.remove(place.recordName(of: location))
      return
    }
    usage.noteFailure()
    throw SnapshotReport(comparison, recorded.write(), in: place, by: pipeline).failure()
  }

  /// Where the references stand, once it is certain that no other snapshot's stand there.
  private func location(
    of request: SnapshotRequest, _ drawing: SnapshotDrawing
  ) throws(SnapshotFailure) -> SnapshotLocation {
    let number =
      request.name == nil ? claims.number(of: request.test, content: drawing.contentHash) : 0
    let location = SnapshotLocation(request, number: number)
    let complaint = claims.claim(
      location.parts.map { part in
        SnapshotClaims.Claim(
          path: location.file(part).path, name: request.name, test: request.test,
          isOwn: part == location.parts.last, content: drawing.hash(of: part))
      })
    if let complaint { throw SnapshotFailure(message: complaint) }
    return location
  }
}
