import SnugDiagnostics
import SnugLayout
import SnugSceneFormat

extension NSLayoutConstraint {
  /// The constraints of a visual format.
  ///
  /// UIKit throws an exception for an invalid format. Here the error is reported, at the line of the
  /// call, when a scene is made from one of the format's views.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any], file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [NSLayoutConstraint] {
    let site = CallSite(file, line, column)
    let names = views.keys.sorted()
    let numbers = (metrics ?? [:]).sorted { $0.key < $1.key }
      .compactMap { name, value in Double(number: value).map { (name: name, value: $0) } }
    do {
      let made = try Constraint.constraints(
        withVisualFormat: format, options: options.formatOptions, names: names, metrics: numbers,
        at: site.range)
      let items = names.map { views[$0] as AnyObject }
      return made.compactMap { constraint($0, about: items, site) }
    } catch {
      // A placeholder that carries the diagnostics to the scene of its view.
      guard let item = names.lazy.compactMap({ views[$0] as? UIView }).first else { return [] }
      let carrier = NSLayoutConstraint(
        item: item, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0, file: file, line: line,
        column: column)
      carrier.diagnostics = error.all
      return [carrier]
    }
  }

  /// - Parameter items: the items at the views' indices minus one. Index 0 is the root, which
  ///   represents the superview.
  private static func constraint(
    _ made: Constraint, about items: [AnyObject?], _ site: CallSite
  ) -> NSLayoutConstraint? {
    func place(_ item: LayoutItem?) -> Int? { (item?.view?.index).map { $0 - 1 } }
    func object(_ item: LayoutItem?, besides other: LayoutItem?) -> AnyObject? {
      guard let index = place(item) else { return nil }
      if items.indices.contains(index) { return items[index] }
      guard let other = place(other), items.indices.contains(other) else { return nil }
      let sibling = items[other]
      return (sibling as? UIView).map(\.superview) ?? (sibling as? UILayoutGuide)?.owningView
    }
    let first = object(made.firstItem, besides: made.secondItem)
    let second = object(made.secondItem, besides: made.firstItem)
    guard let anchor = first ?? second else { return nil }
    let constraint = NSLayoutConstraint(
      item: first ?? anchor, attribute: Attribute(made.firstAttribute),
      relatedBy: made.relation == .equal
        ? .equal : made.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual,
      toItem: made.secondItem == nil ? nil : second ?? anchor,
      attribute: Attribute(made.secondAttribute), multiplier: made.multiplier,
      constant: made.constant, file: site.file, line: site.line, column: site.column)
    constraint.priority = UILayoutPriority(engine: made.priority)
    if first == nil || made.secondItem != nil && second == nil {
      constraint.diagnostics.append(
        Diagnostic(
          .error, .invalidVisualFormat,
          "Unable to interpret '|' character, because the related view doesn't have a superview",
          at: site.range))
    }
    return constraint
  }
}

extension Double {
  /// The number of a value of any type of numbers.
  init?(number value: Any) {
    switch value {
    case let number as CGFloat: self = number
    case let number as Double: self = number
    case let number as Int: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    case let priority as UILayoutPriority: self = Double(priority.rawValue)
    default: return nil
    }
  }
}
