import AutoLayout
import Diagnostics

extension LayoutAnchor<AnchorKinds.XAxis> {
  /// The constraint that this lies so many times the system's spacing behind the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: XAxisAnchor, multiplier: Double,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, SourceRange(file, line, column))
  }

  /// The constraint that this lies at least so many times the system's spacing behind the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: XAxisAnchor, multiplier: Double,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, SourceRange(file, line, column))
  }

  /// The constraint that this lies at most so many times the system's spacing behind the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: XAxisAnchor, multiplier: Double,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, SourceRange(file, line, column))
  }
}

extension LayoutAnchor<AnchorKinds.YAxis> {
  /// The constraint that this lies so many times the system's spacing below the other.
  public func constraint(
    equalToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, SourceRange(file, line, column))
  }

  /// The constraint that this lies at least so many times the system's spacing below the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, SourceRange(file, line, column))
  }

  /// The constraint that this lies at most so many times the system's spacing below the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, SourceRange(file, line, column))
  }
}
