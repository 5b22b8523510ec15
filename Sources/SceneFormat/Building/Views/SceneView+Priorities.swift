public import AutoLayout
import Diagnostics
public import Geometry

extension SceneView {
  /// How much it minds being larger than its content.
  ///
  /// - Parameter axis: both if left out.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: Axis? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    set(.hugging, priority, axis, SourceRange(file, line, column))
  }

  /// How much it minds being smaller than its content.
  ///
  /// - Parameter axis: both if left out.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    set(.compressionResistance, priority, axis, SourceRange(file, line, column))
  }

  /// The priority set for an axis; `nil` where it is the one the class begins with.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority? {
    value(at: [.key(ContentPriority.hugging.rawValue), .key(axis.rawValue)])
  }

  /// The priority set for an axis; `nil` where it is the one the class begins with.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority? {
    value(at: [.key(ContentPriority.compressionResistance.rawValue), .key(axis.rawValue)])
  }

  /// The two priorities of a content size, by a scene file's keys.
  private enum ContentPriority: String { case hugging, compressionResistance }

  private func set(
    _ kind: ContentPriority, _ priority: LayoutPriority, _ axis: Axis?, _ range: SourceRange
  ) {
    let key = PathPart.key(kind.rawValue)
    let path = [.item(self), key] + (axis.map { [.key($0.rawValue)] } ?? [])
    recorder?.set(path, priority, at: range, undo: undo())
    for axis in axis.map({ [$0] }) ?? Axis.allCases {
      store([key, .key(axis.rawValue)], priority, at: range)
    }
  }

  // MARK: The size of the root

  /// The size the root has to have on an axis, in points; `nil` is its fitting size.
  ///
  /// Only the root has one; another view is given its size by constraints.
  public func setSize(
    _ length: Double?, for axis: Axis, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let range = SourceRange(file, line, column)
    var size: PerAxis<Double?> = value(at: [.key("size")]) ?? PerAxis(both: nil)
    size[axis] = length
    let side = axis == .horizontal ? "width" : "height"
    recorder?.set(
      [.item(self), .key("size"), .key(side)], RootLength(length), at: range, undo: undo())
    store([.key("size")], size, at: range)
  }

  /// The size the root has to have, in points; a side that is `nil` takes its fitting size.
  public func setSize(
    width: Double?, height: Double?, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let size = PerAxis(horizontal: width, vertical: height)
    set([.key("size")], size, at: SourceRange(file, line, column))
  }
}

/// A side of the root.
private struct RootLength: SceneWord {
  let length: Double?

  init(_ length: Double?) { self.length = length }

  var word: String { length?.word ?? "fit" }
}
