public import Snug

/// A drawn scene: its pictures, or why there are none.
public struct SceneDrawing: Sendable {
  /// A picture that was drawn, and where it is to go.
  public struct Picture: Hashable, Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// The views in it, with their boxes.
    public let tooltips: [DisplayList.Tooltip]
  }

  public let item: PicturePlan.Item
  /// Empty if the scene cannot be drawn, or the pictures there are as they would be drawn.
  public internal(set) var pictures: [Picture] = []
  /// Whether the pictures that are there are those that would be drawn.
  public internal(set) var isUnchanged = false
  public internal(set) var diagnostics: [Diagnostic] = []
  /// What was read: the scene file, if it is one, and the images it names, there or not.
  public internal(set) var dependencies: [String] = []
  /// The folders in which its images were looked for.
  public internal(set) var folders: [FolderListing] = []
  public internal(set) var alternativeText = ""
  /// `nil` if it could not be read.
  public internal(set) var scene: Scene?

  /// Whether the scene cannot be drawn. One whose layout has an error, such as a conflict, can.
  public var isFailure: Bool { pictures.isEmpty && !isUnchanged }

  /// What was read; `nil` if nothing could be.
  var source: SourceText?

  init(_ item: PicturePlan.Item) { self.item = item }
}
