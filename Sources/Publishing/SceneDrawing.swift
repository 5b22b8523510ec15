public import Snug

/// The result of drawing a scene: its pictures and diagnostics.
public struct SceneDrawing: Sendable {
  /// A drawn picture and its path.
  public struct Picture: Hashable, Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// The views in it, with their boxes.
    public let tooltips: [DisplayList.Tooltip]
  }

  public let item: PicturePlan.Item
  /// Empty if the scene cannot be drawn.
  public internal(set) var pictures: [Picture] = []
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The scene file, if any, and the images it names, whether they exist or not.
  public internal(set) var dependencies: [String] = []
  /// The folders in which its images were looked up.
  public internal(set) var folders: [FolderListing] = []
  public internal(set) var alternativeText = ""
  /// `nil` if it could not be read.
  public internal(set) var scene: Scene?

  /// Whether the scene cannot be drawn. A scene with a layout error, such as a conflict, can be
  /// drawn.
  public var isFailure: Bool { pictures.isEmpty }

  /// The text of the scene; `nil` if it could not be read.
  var source: SourceText?

  init(_ item: PicturePlan.Item) { self.item = item }
}
