import SnugDiagnostics
import SnugLayout
import SnugSceneFormat

/// A constraint as UIKit and AppKit describe it: `<NSLayoutConstraint:0x… 'identifier' …   (active)>`.
struct LogConstraint {
  /// `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`, `SnapKit.LayoutConstraint`.
  var className = ""
  /// Identifies the constraint: its address, or its name from a layout library.
  var key = ""
  /// The file and the line of code that made it, if the log has them: `Card.swift:88`.
  var place: String?
  var identifier: String?
  /// `h=--&,v=-&-` for a constraint from an autoresizing mask.
  var mask: String?
  var first: LogAnchor
  var relation = Constraint.Relation.equal
  var second: LogAnchor?
  var multiplier = 1.0
  /// In points.
  var constant = 0.0
  var priority = 1000.0
  /// For the constraint of an intrinsic content size: the priorities of its two parts.
  var contentPriorities: (hugging: Double, compressionResistance: Double)?
  /// The view that `|` denotes, if the log has it.
  var container: LogItem?
  var isActive = true
  /// Whether the description is incomplete.
  var isTruncated = false
  /// The range in the log.
  var range = SourceRange.unknown

  /// The class without its module.
  var shortClassName: String { className.split(separator: ".").last.map(String.init) ?? className }

  var isAutoresizingMask: Bool { mask != nil || shortClassName.contains("AutoresizingMask") }

  /// The layout library of its class.
  var library: LayoutLibrary? {
    if className.hasPrefix("Snap") || place != nil { return .snapKit }
    return shortClassName.hasPrefix("MAS") ? .masonry : nil
  }

  var isContentSize: Bool { shortClassName == "NSContentSizeLayoutConstraint" }

  /// The view whose autoresizing mask it comes from, which is the first view as written:
  /// in `[a]-(8)-|` that is `a`.
  var maskedItem: LogItem? {
    guard isAutoresizingMask else { return nil }
    guard let container, let second, !isDistance else { return items[0] }
    return first.item == container ? second.item : first.item
  }

  /// The same constraint with its items swapped.
  var swapped: LogConstraint {
    guard let second, multiplier == 1 else { return self }
    var swapped = self
    (swapped.first, swapped.second) = (second, first)
    swapped.constant = -constant
    swapped.relation = relation.flipped
    return swapped
  }

  /// Orders constraints independently of their order in the log.
  var sortKey: String {
    let ends = [first, second].compactMap(\.self).map { "\($0.item.key).\($0.attribute)" }
    return "\(key) \(ends) \(relation) \(multiplier) \(constant) \(priority)"
  }

  /// Its items in reading order. In `[a]-(8)-[b]` the first item of the constraint is `b`.
  var items: [LogItem] {
    guard let second else { return [first.item] }
    return isDistance ? [second.item, first.item] : [first.item, second.item]
  }

  /// Whether it is a distance between two adjacent views.
  private var isDistance: Bool {
    switch (first.attribute, second?.attribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom): true
    default: false
    }
  }
}
