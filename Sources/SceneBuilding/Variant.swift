/// The same scene with something changed, to be drawn beside it.
///
/// Its block is read after the scene's: what it sets of the scene's views, constraints and settings
/// is set in the variant alone, and constraints and views that stand in it are added.
public struct Variant {
  let title: String?
  let place: SourcePlace
  let content: () -> [SceneContent]

  /// - Parameter title: what is different.
  public init(
    _ title: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column,
    @SceneBuilder content: @escaping () -> [SceneContent]
  ) {
    self.title = title
    place = SourcePlace(file, line, column)
    self.content = content
  }
}
