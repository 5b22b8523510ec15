import Geometry

extension Constraint {
  /// The constraint as a scene file says it, without its priority:
  /// `field.width >= 2 * name.width + 8`.
  ///
  /// - Parameters:
  ///   - name: what an item is called.
  ///   - decimals: of the multiplier; what is written by hand has seldom more than six.
  public func equation(decimals: Int = 6, _ name: (LayoutItem) -> String) -> String {
    let left = "\(name(firstItem)).\(firstAttribute.rawValue) \(relation.rawValue) "
    guard let secondItem, multiplier != 0 else { return left + constant.shortDescription }
    var right = "\(name(secondItem)).\(secondAttribute.rawValue)"
    if multiplier != 1 { right = "\(multiplier.description(decimals: decimals)) * \(right)" }
    if constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(abs(constant).shortDescription)"
    }
    return left + right
  }
}
