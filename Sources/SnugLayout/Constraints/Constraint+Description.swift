import SnugDiagnostics
import SnugGeometry

extension ConstraintSystem {
  /// A constraint in the format of UIKit's console, with names instead of classes and addresses.
  ///
  /// Both halves of a content-size constraint give the same line: in UIKit they are one object.
  public func consoleDescription(of id: EntryID) -> String {
    let entry = self[id]
    let constraint = entry.constraint
    switch entry.origin {
    case .contentSize(let view, let axis, _):
      let priorities = scene[view]
      return console(
        "NSContentSizeLayoutConstraint",
        body: "\(scene[view].name).\(constraint.firstAttribute.rawValue) == "
          + "\(constraint.constant.generalDescription)"
          + " Hug:\(priorities.contentHuggingPriority[axis].console)"
          + " CompressionResistance:"
          + priorities.contentCompressionResistancePriority[axis].console)
    case .autoresizingMask(let view, _):
      let mask = scene[view].autoresizing?.mask ?? []
      // `h=-&-`: the margin before, the size, the margin after.
      let flags = Axis.allCases.map { axis in
        (axis == .horizontal ? "h=" : "v=")
          + mask.flexibility(axis).map { $0 ? "&" : "-" }.joined()
      }
      return console(
        "NSAutoresizingMaskLayoutConstraint", flags: flags, body: maskBody(constraint),
        container: constraint.isBetweenEdges ? constraint.secondItem : nil)
    case .author, .rootSize, .fittingSize, .guide, .stackView:
      let format = visualFormat(constraint)
      let isOptional = !constraint.priority.isRequired
      return console(
        "NSLayoutConstraint", identifier: constraint.identifier,
        body: (format?.text ?? equation(constraint))
          + (isOptional ? " priority:\(constraint.priority.console)" : ""),
        container: format?.container)
    }
  }

  /// The line around a constraint's body: `<NSLayoutConstraint 'identifier' body   (active)>`.
  private func console(
    _ className: String, flags: [String] = [], identifier: String? = nil, body: String,
    container: LayoutItem? = nil
  ) -> String {
    let head = [className] + flags + (identifier.map { ["'\($0.onOneLine)'"] } ?? []) + [body]
    let names = container.map { ", names: '|':\(name(of: $0)) " } ?? ""
    return "<\(head.joined(separator: " "))   (active\(names))>"
  }

  /// `a.width == 0.5*b.width + 8`, the format since iOS 10.
  private func equation(_ constraint: Constraint, attribute: String? = nil) -> String {
    let left =
      "\(name(of: constraint.firstItem)).\(attribute ?? constraint.firstAttribute.rawValue)"
      + " \(constraint.relation.rawValue) "
    guard let second = constraint.secondItem, constraint.multiplier != 0 else {
      return left + constraint.constant.generalDescription
    }
    let factor =
      switch constraint.multiplier {
      case 1: ""
      case -1: "-"
      default: constraint.multiplier.generalDescription + "*"
      }
    let constant = constraint.constant
    return left + factor + "\(name(of: second)).\(constraint.secondAttribute.rawValue)"
      + (constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).generalDescription)")
  }

  /// A row of an autoresizing mask: `a.minX == 20`, `a.width == 0.5*b.width - 10`.
  ///
  /// Logs show the private attributes minX and minY, and no second item.
  private func maskBody(_ constraint: Constraint) -> String {
    let attribute: String? =
      switch constraint.firstAttribute {
      case .left: "minX"
      case .top: "minY"
      default: nil
      }
    var copy = constraint
    if constraint.isBetweenEdges { copy.secondItem = nil }
    return equation(copy, attribute: attribute)
  }

  // MARK: Visual formats

  /// `H:[a]-(8)-[b]`, and the item that `|` means in it; `nil` for constraints that UIKit prints as
  /// equations.
  ///
  /// UIKit prints a visual format if the first item begins after the second, at a distance: so
  /// `view.trailing == label.trailing + 8`, as Interface Builder writes it, is `H:[label]-(8)-|` in
  /// logs, but `stack.bottom == view.bottom`, made with anchors by the subview, stays an equation.
  private func visualFormat(_ constraint: Constraint) -> (text: String, container: LayoutItem?)? {
    guard let second = constraint.secondItem, constraint.multiplier == 1,
      let axis = constraint.firstAttribute.axis
    else { return nil }
    let first = constraint.firstItem
    let edges = (constraint.firstAttribute, constraint.secondAttribute)
    let relation = constraint.relation == .equal ? "" : constraint.relation.rawValue
    let priority = constraint.priority.isRequired ? "" : "@\(constraint.priority.console)"
    let distance = "-(\(relation)\(constraint.constant.generalDescription)\(priority))-"
    let isAbsolute = constraint.firstAttribute.isAbsoluteEdge
    let direction = isAbsolute ? "(LTR)" : ""
    func text(_ format: String) -> String {
      (axis == .horizontal ? "H:" : "V:") + format + direction
    }
    let (one, other) = ("[\(name(of: second))]", "[\(name(of: first))]")
    switch edges {
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard superitem(of: first) == second else { return nil }
      return (text("|\(distance)\(other)"), second)
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard superitem(of: second) == first else { return nil }
      return (text("\(one)\(distance)|"), first)
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      // There is no such distance between a view and its subview.
      guard superitem(of: first) != second, superitem(of: second) != first else { return nil }
      return (text("\(one)\(distance)\(other)"), nil)
    default: return nil
    }
  }

  /// The view that `|` means for an item: a view's superview, a guide's view.
  private func superitem(of item: LayoutItem) -> LayoutItem? {
    variables.superview(of: item).map(LayoutItem.view)
  }
}

extension Constraint {
  /// Whether it puts an edge at the same edge of another item.
  fileprivate var isBetweenEdges: Bool { !firstAttribute.isSize && !secondAttribute.isSize }
}

extension LayoutPriority {
  fileprivate var console: String { rawValue.generalDescription }
}
