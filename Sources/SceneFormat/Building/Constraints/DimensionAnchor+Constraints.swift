import AutoLayout
import Diagnostics

extension LayoutAnchor<AnchorKinds.Dimension> {
  /// The constraint that this is so many times the other and so many points.
  public func constraint(
    equalTo anchor: DimensionAnchor, multiplier: Double, constant: Double = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    constraint(.equal, anchor.end, multiplier, constant, SourceRange(file, line, column))
  }

  /// The constraint that this is at least so many times the other and so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: DimensionAnchor, multiplier: Double, constant: Double = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor.end, multiplier, constant, SourceRange(file, line, column))
  }

  /// The constraint that this is at most so many times the other and so many points.
  public func constraint(
    lessThanOrEqualTo anchor: DimensionAnchor, multiplier: Double, constant: Double = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor.end, multiplier, constant, SourceRange(file, line, column))
  }

  /// The constraint that this is so many points.
  public func constraint(
    equalToConstant constant: Double, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> LayoutConstraint {
    constraint(.equal, nil, 1, constant, SourceRange(file, line, column))
  }

  /// The constraint that this is at least so many points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant, SourceRange(file, line, column))
  }

  /// The constraint that this is at most so many points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant, SourceRange(file, line, column))
  }
}
