public import Snug
import SnugPlatform

/// Compares snapshots with their references, records references, and stores failures for review.
///
/// One is enough for any number of tests, from any thread.
public struct SnapshotVerifier: Sendable {
  private let pipeline: Pipeline
  private let settings: SnapshotSettings
  private let numbers: SnapshotNumbers

  public init(pipeline: Pipeline, settings: SnapshotSettings) {
    self.init(pipeline: pipeline, settings: settings, numbers: .process)
  }

  init(pipeline: Pipeline, settings: SnapshotSettings, numbers: SnapshotNumbers) {
    self.pipeline = pipeline
    self.settings = settings
    self.numbers = numbers
  }

  /// Compares the layout, then the picture, up to the first that differs.
  ///
  /// Throws unless every part has been compared with a reference and is the same, and nothing was
  /// recorded.
  public func verify(_ request: SnapshotRequest) throws(SnapshotFailure) {
    let failure: SnapshotFailure?
    do { failure = try self.failure(of: request) } catch {
      throw SnapshotFailure(message: error.description)
    }
    if let failure { throw failure }
  }

  /// Throws an error if nothing can be compared.
  private func failure(of request: SnapshotRequest) throws(SnapshotError) -> SnapshotFailure? {
    if let message = settings.error { throw SnapshotError(message) }
    let package = try SnapshotPackage(of: request.test, settings)
    if let duplicate = request.scene.duplicateNames.first {
      throw SnapshotError("the scene cannot be recorded: \(duplicate.message)")
    }
    let drawing: SnapshotDrawing
    do { drawing = try SnapshotDrawing(request, by: pipeline) } catch {
      throw SnapshotError("the picture cannot be drawn: \(error)")
    }
    let number =
      request.name == nil ? numbers.number(of: request.test, content: drawing.contentHash) : 0
    let location = SnapshotLocation(request, number: number)
    let comparison = SnapshotComparison(request, at: location, drawing, by: pipeline)
    let recorded = comparison.parts(recordedIn: settings.mode(asked: request.record))
    if comparison.isSame, recorded.isEmpty {
      // A record that cannot be removed is reported when it is looked at, not by a test that passes.
      try? package.store.remove(package.recordName(of: location))
      return nil
    }
    return SnapshotReport(comparison, comparison.record(recorded), in: package, by: pipeline)
      .failure()
  }
}
