import AutoLayout
import Diagnostics

/// One attribute of a view or a layout guide, from which constraints are made: `NSLayoutAnchor`.
///
/// An anchor goes with one of its own kind only; another is an error of the compiler.
public struct LayoutAnchor<Kind: AnchorKind> {
  let item: AnchorItem
  let attribute: Constraint.Attribute

  init(_ item: AnchorItem, _ attribute: Constraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  var end: LayoutConstraint.End { LayoutConstraint.End(item: item, attribute: attribute) }
}

/// A kind of anchor: what can be compared with each other.
public protocol AnchorKind {}

/// The kinds of anchors there are.
public enum AnchorKinds {
  /// Places along the width.
  public enum XAxis: AnchorKind {}
  /// Places along the height.
  public enum YAxis: AnchorKind {}
  /// Widths and heights.
  public enum Dimension: AnchorKind {}
}

/// A place along the width: `NSLayoutXAxisAnchor`.
public typealias XAxisAnchor = LayoutAnchor<AnchorKinds.XAxis>
/// A place along the height: `NSLayoutYAxisAnchor`.
public typealias YAxisAnchor = LayoutAnchor<AnchorKinds.YAxis>
/// A width or a height: `NSLayoutDimension`.
public typealias DimensionAnchor = LayoutAnchor<AnchorKinds.Dimension>

extension LayoutAnchor {
  /// The constraint that this is the other and so many points.
  public func constraint(
    equalTo anchor: LayoutAnchor<Kind>, constant: Double = 0, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    constraint(.equal, anchor.end, 1, constant, SourceRange(file, line, column))
  }

  /// The constraint that this is at least the other and so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.end, 1, constant, SourceRange(file, line, column))
  }

  /// The constraint that this is at most the other and so many points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor.end, 1, constant, SourceRange(file, line, column))
  }

  func constraint(
    _ relation: Constraint.Relation, _ second: LayoutConstraint.End?, _ multiplier: Double,
    _ constant: Double, _ range: SourceRange
  ) -> LayoutConstraint {
    LayoutConstraint(
      .ends(end, relation, second), multiplier: multiplier, constant: constant, range: range)
  }

  /// So many times the system's spacing, which is 8 points, from the other.
  func systemSpacing(
    _ relation: Constraint.Relation, _ anchor: LayoutAnchor<Kind>, _ multiplier: Double,
    _ range: SourceRange
  ) -> LayoutConstraint {
    constraint(relation, anchor.end, 1, multiplier * Constraint.systemSpacing, range)
  }
}
