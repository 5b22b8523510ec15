import Platform
import Snapshots
public import Snug

/// A picture on disk that differs from what its scene gives.
public struct StalePicture: Sendable {
  public let picture: SceneDrawing.Picture
  /// What is there; `nil` if nothing is.
  public let found: [UInt8]?
  /// What is different, the most telling first; empty where nothing is there.
  public let changes: [Change]

  public struct Change: Hashable, Sendable {
    /// The view it is about; `nil` for the picture as a whole.
    public let view: String?
    /// “field: 262 × 34 → 252 × 34”
    public let words: String
  }

  /// `nil` if the picture on disk is the one that was drawn.
  init?(_ picture: SceneDrawing.Picture, at scale: Double) {
    let found = FileManager.default.contents(atPath: picture.path).map(Array.init)
    guard found != picture.bytes else { return nil }
    self.picture = picture
    self.found = found
    changes = found.map { PictureChanges.all(from: $0, to: picture, at: scale) } ?? []
  }
}

extension SceneDrawing {
  /// Those of the pictures on disk that are not as they were drawn.
  ///
  /// - Parameter form: what they were drawn as.
  public func stalePictures(drawnAs form: PictureForm) -> [StalePicture] {
    pictures.filter { $0.path != "-" }.compactMap { StalePicture($0, at: form.scale) }
  }

  /// The diagnostics of stale pictures, at the line of the first view that is different.
  public func diagnostics(about stale: [StalePicture]) -> [Diagnostic] {
    stale.map { stale in
      let name = stale.picture.path
      guard stale.found != nil else {
        return Diagnostic(
          .error, .stalePicture, "the picture '\(name)' is not there", file: item.scene)
      }
      let first = stale.changes.first
      let view = stale.changes.lazy.compactMap(\.view).first
      return Diagnostic(
        .error, .stalePicture,
        "the picture '\(name)' is stale" + (first.map { ": \($0.words)" } ?? ""),
        at: scene?.views.first { $0.name == view }?.range, file: item.scene,
        notes: stale.changes.dropFirst().map(\.words).shortened(to: 5),
        views: view.map { [$0] } ?? [])
    }
  }
}
