import Geometry

extension Constraint {
  /// The constraint as a scene file says it, without its priority:
  /// `field.width >= 2 * name.width + 8`.
  ///
  /// - Parameter name: what an item is called.
  public func equation(_ name: (LayoutItem) -> String) -> String {
    let left = "\(name(firstItem)).\(firstAttribute.rawValue) \(relation.rawValue) "
    guard let secondItem, multiplier != 0 else { return left + constant.shortDescription }
    var right = "\(name(secondItem)).\(secondAttribute.rawValue)"
    if multiplier != 1 { right = "\(multiplier.description(decimals: 6)) * \(right)" }
    if constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(abs(constant).shortDescription)"
    }
    return left + right
  }
}
