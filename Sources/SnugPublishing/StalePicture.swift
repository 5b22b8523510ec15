package import Snug
import SnugPlatform

/// A picture on disk that differs from the picture of its scene.
package struct StalePicture: Sendable {
  package let picture: SceneDrawing.Picture
  /// The existing file; `nil` if there is none.
  package let found: [UInt8]?
  /// The differences, the most important first; empty if there is no file.
  package let changes: [Change]

  package struct Change: Hashable, Sendable {
    /// The view; `nil` for the picture as a whole.
    package let view: String?
    /// “field: 262 × 34 → 252 × 34”
    package let words: String
  }

  /// `nil` if the picture on disk is up to date.
  init?(_ picture: SceneDrawing.Picture, at scale: Double) {
    let found = FileManager.default.contents(atPath: picture.path).map(Array.init)
    guard found != picture.bytes else { return nil }
    self.picture = picture
    self.found = found
    changes = found.map { PictureChanges.all(from: $0, to: picture, at: scale) } ?? []
  }
}

extension SceneDrawing {
  /// The pictures on disk that are not up to date.
  ///
  /// - Parameter form: the form of the drawn pictures.
  package func stalePictures(drawnAs form: PictureForm) -> [StalePicture] {
    pictures.filter { $0.path != "-" }.compactMap { StalePicture($0, at: form.scale) }
  }

  /// The diagnostics for stale pictures, at the line of the first view that differs.
  package func diagnostics(about stale: [StalePicture]) -> [Diagnostic] {
    stale.map { stale in
      let name = stale.picture.path
      guard stale.found != nil else {
        return Diagnostic(
          .error, .stalePicture, "the picture '\(name)' is missing", file: item.scene)
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

extension [String] {
  /// The first elements and the number of the others. If there is only one other, it is listed, too.
  fileprivate func shortened(to most: Int) -> [String] {
    count > most + 1 ? prefix(most) + ["and \(count - most) more"] : self
  }
}
