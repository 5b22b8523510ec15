/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(
    equalToConstant constant: CGFloat, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, constant, CallSite(file, line, column))
  }

  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant, CallSite(file, line, column))
  }

  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant, CallSite(file, line, column))
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, CallSite(file, line, column))
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, CallSite(file, line, column))
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, CallSite(file, line, column))
  }
}
