import AutoLayout
import Diagnostics

/// What constraints can speak of: a view or a layout guide, with an anchor for each attribute.
public class AnchorItem {
  /// What the scene calls it, in its pictures, in visual formats and in equations.
  ///
  /// Without one it is called by its class and a number: `label1`.
  public let name: String?
  let range: SourceRange
  /// Constraints that were activated without standing in a block.
  var activated: [LayoutConstraint] = []
  /// While a variant is read: what notes its changes.
  var recorder: ChangeRecorder?

  init(name: String?, range: SourceRange) {
    self.name = name
    self.range = range
  }

  /// What is called by its name: the item itself, or the view whose guide it is.
  var namedItem: AnchorItem { self }

  /// The guide that ``namedItem`` has of itself, if that is meant.
  var guideKind: LayoutGuide.Kind? { nil }

  public var leadingAnchor: XAxisAnchor { XAxisAnchor(self, .leading) }
  public var trailingAnchor: XAxisAnchor { XAxisAnchor(self, .trailing) }
  public var leftAnchor: XAxisAnchor { XAxisAnchor(self, .left) }
  public var rightAnchor: XAxisAnchor { XAxisAnchor(self, .right) }
  public var centerXAnchor: XAxisAnchor { XAxisAnchor(self, .centerX) }
  public var topAnchor: YAxisAnchor { YAxisAnchor(self, .top) }
  public var bottomAnchor: YAxisAnchor { YAxisAnchor(self, .bottom) }
  public var centerYAnchor: YAxisAnchor { YAxisAnchor(self, .centerY) }
  public var widthAnchor: DimensionAnchor { DimensionAnchor(self, .width) }
  public var heightAnchor: DimensionAnchor { DimensionAnchor(self, .height) }
}
