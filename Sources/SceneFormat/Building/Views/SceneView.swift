import AutoLayout
import Diagnostics
import Geometry

/// A view of a scene built in Swift; of this class itself a plain `UIView`, on macOS an `NSView`.
///
/// As in UIKit a view is an object: it is made, told its properties, and added to another. A
/// property that is `nil` is what the class begins with.
public class SceneView: AnchorItem {
  /// The class it stands for; `nil` for a plain view of whatever platform.
  class var viewClass: ViewClass? { nil }

  /// Whether views in its block are arranged by it.
  class var arrangesContent: Bool { false }

  private(set) var properties: [Property] = []
  private(set) var content: [SceneContent] = []

  /// What was said of a view, a value at a path such as `hugging.horizontal`.
  struct Property {
    let path: [PathPart]
    var value: any SceneValue
    var range: SourceRange
  }

  public required init(
    named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    super.init(name: name, range: SourceRange(file, line, column))
  }

  /// A view and what stands in it.
  public convenience init(
    named name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column, @SceneBuilder content: () -> [SceneContent]
  ) {
    self.init(named: name, file: file, line: line, column: column)
    for content in content() { add(content) }
  }

  /// A side on which there is no intrinsic size: `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric = -1.0

  // MARK: What stands in it

  /// Adds a view that a stack view does not arrange.
  public func addSubview(
    _ view: SceneView, file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    add(SceneContent(.view(view, isArranged: false, SourceRange(file, line, column))))
  }

  /// Adds a layout guide of one's own.
  public func addLayoutGuide(
    _ guide: Guide, file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    add(SceneContent(.guide(guide, SourceRange(file, line, column))))
  }

  func add(_ content: SceneContent) {
    var content = content
    if case .view(let view, isArranged: nil, let range) = content.kind {
      content = SceneContent(.view(view, isArranged: Self.arrangesContent, range))
    }
    if let recorder {
      recorder.add(content, to: self)
    } else {
      self.content.append(content)
    }
  }

  // MARK: What is said of it

  /// A value by the key a scene file has for it.
  subscript<Value: SceneValue>(key: String) -> Value? {
    get { value(at: [.key(key)]) }
    set { set([.key(key)], newValue) }
  }

  func value<Value: SceneValue>(at path: [PathPart]) -> Value? {
    properties.first { $0.path == path }?.value as? Value
  }

  /// Sets a value, or takes it back.
  ///
  /// - Parameter range: where it is said; where the view is made, if nobody knows.
  func set(_ path: [PathPart], _ value: (any SceneValue)?, at range: SourceRange? = nil) {
    recorder?.set([.item(self)] + path, value, at: range, undo: undo())
    store(path, value, at: range)
  }

  func store(_ path: [PathPart], _ value: (any SceneValue)?, at range: SourceRange? = nil) {
    let index = properties.firstIndex { $0.path == path }
    guard let value else {
      if let index { properties.remove(at: index) }
      return
    }
    let property = Property(path: path, value: value, range: range ?? self.range)
    if let index { properties[index] = property } else { properties.append(property) }
  }

  /// What brings its properties back to what they are now.
  func undo() -> () -> Void {
    let properties = properties
    return { self.properties = properties }
  }
}
