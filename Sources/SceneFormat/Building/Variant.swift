import Diagnostics

/// The same scene with something changed, to be drawn beside it.
///
/// Its block is read after the scene's: what it sets of the scene's views, constraints and settings
/// is set in the variant alone, and constraints and views that stand in it are added.
public struct Variant {
  enum Content {
    /// What changes the scene when it is run.
    case changes(() -> [SceneContent])
    /// The root of a whole scene in place of it.
    case scene(SceneView)
  }

  let title: String?
  /// What the picture says is changed, in place of what is.
  let toldChanges: [String]?
  let range: SourceRange
  let content: Content

  private init(
    _ title: String?, _ toldChanges: [String]?, _ content: Content, at range: SourceRange
  ) {
    self.title = title
    self.toldChanges = toldChanges
    self.content = content
    self.range = range
  }

  /// - Parameter title: what is different.
  /// - Parameter changes: what the picture says is changed; what the block changes if left out.
  public init(
    _ title: String? = nil, changes: [String]? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column,
    @SceneBuilder content: @escaping () -> [SceneContent]
  ) {
    self.init(title, changes, .changes(content), at: SourceRange(file, line, column))
  }

  /// A whole scene in place of the one it stands in, with a block as a scene has it.
  ///
  /// - Parameters:
  ///   - title: what is different.
  ///   - changes: what the picture says is changed; nothing if left out.
  ///   - root: its root view.
  ///   - width: of the root, in points; its fitting width if left out.
  ///   - height: of the root, in points; its fitting height if left out.
  ///   - content: what stands in the root besides what stands there already.
  public static func scene<Root: SceneView>(
    _ title: String? = nil, changes: [String]? = nil, root: Root, width: Double? = nil,
    height: Double? = nil, file: String = #filePath, line: Int = #line, column: Int = #column,
    @SceneBuilder content: (Root) -> [SceneContent] = { _ in [] }
  ) -> Variant {
    if width != nil || height != nil {
      root.setSize(width: width, height: height, file: file, line: line, column: column)
    }
    for content in content(root) { root.add(content) }
    return Variant(title, changes, .scene(root), at: SourceRange(file, line, column))
  }

  /// A whole scene in place of the one it stands in, with a plain view for its root.
  public static func scene(
    _ title: String? = nil, changes: [String]? = nil, width: Double? = nil,
    height: Double? = nil, file: String = #filePath, line: Int = #line, column: Int = #column,
    @SceneBuilder content: (SceneView) -> [SceneContent]
  ) -> Variant {
    scene(
      title, changes: changes, root: SceneView(file: file, line: line, column: column),
      width: width, height: height, file: file, line: line, column: column, content: content)
  }
}
