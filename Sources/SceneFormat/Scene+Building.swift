public import AutoLayout
public import Diagnostics

extension Scene {
  /// A scene built in Swift: its views, constraints, settings and variants stand in a block.
  ///
  /// - Parameters:
  ///   - title: what it is called; the name of the Swift file if left out.
  ///   - width: of the root, in points; its fitting width if left out.
  ///   - height: of the root, in points; its fitting height if left out.
  ///   - content: gets the root view, which is called `view`.
  /// - Throws: everything that is wrong with it, each with its place in the Swift file.
  public init(
    _ title: String? = nil, width: Double? = nil, height: Double? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column,
    @SceneBuilder content: (SceneView) -> [SceneContent]
  ) throws(Diagnostics) {
    self = try Self.checked(
      title, width: width, height: height, file: file, line: line, column: column,
      content: content
    ).value
  }

  /// A scene whose root is a view of one's own: a stack view, or one with a name.
  ///
  /// - Parameters:
  ///   - title: what it is called; the name of the Swift file if left out.
  ///   - width: of the root, in points; its fitting width if left out.
  ///   - height: of the root, in points; its fitting height if left out.
  ///   - content: what stands in the root besides what stands there already.
  /// - Throws: everything that is wrong with it, each with its place in the Swift file.
  public init<Root: SceneView>(
    _ title: String? = nil, root: Root, width: Double? = nil, height: Double? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column,
    @SceneBuilder content: (Root) -> [SceneContent] = { _ in [] }
  ) throws(Diagnostics) {
    self = try Self.checked(
      title, root: root, width: width, height: height, file: file, line: line, column: column,
      content: content
    ).value
  }

  /// The same as ``init(_:width:height:file:line:column:content:)``, with the warnings.
  public static func checked(
    _ title: String? = nil, width: Double? = nil, height: Double? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column,
    @SceneBuilder content: (SceneView) -> [SceneContent]
  ) throws(Diagnostics) -> Checked<Scene> {
    try checked(
      title, root: SceneView(file: file, line: line, column: column), width: width,
      height: height, file: file, line: line, column: column, content: content)
  }

  /// The same as ``init(_:root:width:height:file:line:column:content:)``, with the warnings.
  public static func checked<Root: SceneView>(
    _ title: String? = nil, root: Root, width: Double? = nil, height: Double? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column,
    @SceneBuilder content: (Root) -> [SceneContent] = { _ in [] }
  ) throws(Diagnostics) -> Checked<Scene> {
    if width != nil || height != nil {
      root.setSize(width: width, height: height, file: file, line: line, column: column)
    }
    for content in content(root) { root.add(content) }
    return try SceneAssembly(root, title: title, at: SourceRange(file, line, column))
      .scene(images: .beside(file))
  }
}
