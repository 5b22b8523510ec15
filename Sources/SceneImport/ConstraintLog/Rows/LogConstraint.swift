import AutoLayout
import Diagnostics
import SceneFormat

/// A constraint as UIKit and AppKit describe it: `<NSLayoutConstraint:0x… 'identifier' …   (active)>`.
struct LogConstraint {
  /// `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`, `SnapKit.LayoutConstraint`.
  var className = ""
  /// Its address, or what a layout library calls it; tells the same constraint again.
  var key = ""
  var identifier: String?
  /// `h=--&,v=-&-` for a constraint that an autoresizing mask became.
  var mask: String?
  var first: LogAnchor
  var relation = Constraint.Relation.equal
  var second: LogAnchor?
  var multiplier = 1.0
  /// In points.
  var constant = 0.0
  var priority = 1000.0
  /// Of the constraint for a view's intrinsic content size: the priorities of its two halves.
  var contentPriorities: (hugging: Double, compressionResistance: Double)?
  /// What `|` stands for, if the log says it.
  var container: LogItem?
  var isActive = true
  /// Whether the description ends before it is complete.
  var isTruncated = false
  /// Where the log lists it.
  var range = SourceRange.unknown

  /// The class without its module.
  var shortClassName: String { className.split(separator: ".").last.map(String.init) ?? className }

  var isAutoresizingMask: Bool { mask != nil || shortClassName.contains("AutoresizingMask") }

  var isContentSize: Bool { shortClassName == "NSContentSizeLayoutConstraint" }

  /// Its items as they are read: in `[a]-(8)-[b]` the first item is `b`.
  var items: [LogItem] {
    guard let second else { return [first.item] }
    return isDistance ? [second.item, first.item] : [first.item, second.item]
  }

  /// Whether it puts one view behind another.
  private var isDistance: Bool {
    switch (first.attribute, second?.attribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom): true
    default: false
    }
  }
}
