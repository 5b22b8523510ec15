import AutoLayout
import Diagnostics

/// A rectangle constraints can speak of that is not a view: `UILayoutGuide`.
///
/// One of one's own stands in the block of a view, or is added to it.
public final class Guide: AnchorItem {
  private let owner: SceneView?
  private let kind: LayoutGuide.Kind?

  /// A guide of one's own.
  public init(
    named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    owner = nil
    kind = nil
    super.init(name: name, range: SourceRange(file, line, column))
  }

  /// A guide that a view has of itself.
  init(_ kind: LayoutGuide.Kind, of view: SceneView) {
    owner = view
    self.kind = kind
    super.init(name: nil, range: view.range)
  }

  override var namedItem: AnchorItem { owner ?? self }
  override var guideKind: LayoutGuide.Kind? { kind }
}
