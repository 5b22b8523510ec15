package import Snug

package struct SceneDrawing: Sendable {
  package struct Picture: Hashable, Sendable {
    package let path: String
    package let bytes: [UInt8]
    /// The views in it, with their boxes.
    package let tooltips: [DisplayList.Tooltip]
  }

  package let item: PicturePlan.Item
  /// Empty if the scene cannot be drawn.
  package internal(set) var pictures: [Picture] = []
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The scene file, if any, and the images it names, whether they exist or not.
  package internal(set) var dependencies: [String] = []
  /// The folders in which its images were looked up.
  package internal(set) var folders: [FolderListing] = []
  package internal(set) var alternativeText = ""
  /// `nil` if it could not be read.
  package internal(set) var scene: Scene?

  /// Whether the scene cannot be drawn. A scene with a layout error, such as a conflict, can be
  /// drawn.
  package var isFailure: Bool { pictures.isEmpty }

  /// The text of the scene; `nil` if it could not be read.
  var source: SourceText?

  init(_ item: PicturePlan.Item) { self.item = item }
}
