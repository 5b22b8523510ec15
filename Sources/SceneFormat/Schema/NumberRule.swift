import Geometry

/// Which numbers a value may have.
package struct NumberRule: Sendable {
  package let lower: Double
  package let allowsLower: Bool
  package let upper: Double
  /// What it is a number of, and a space: "a number of points ".
  package let unit: String
  var isWhole = false

  /// A length that is a size or a distance inwards.
  package static let length = NumberRule(
    lower: 0, allowsLower: true, upper: SceneSchema.lengthLimit, unit: "a number of points ")

  /// A distance in either direction.
  static let offset = offset(unit: "a number of points ")

  static func offset(unit: String) -> NumberRule {
    NumberRule(
      lower: -SceneSchema.lengthLimit, allowsLower: true, upper: SceneSchema.lengthLimit,
      unit: unit)
  }

  /// A part of a whole.
  static let fraction = NumberRule(lower: 0, allowsLower: true, upper: 1, unit: "a number ")

  static func whole(upTo upper: Int) -> NumberRule {
    NumberRule(
      lower: 0, allowsLower: true, upper: Double(upper), unit: "a whole number ", isWhole: true)
  }

  static func positive(upTo upper: Double, unit: String = "a number ") -> NumberRule {
    NumberRule(lower: 0, allowsLower: false, upper: upper, unit: unit)
  }

  package func allows(_ number: Double) -> Bool {
    (allowsLower ? number >= lower : number > lower) && number <= upper
      && (!isWhole || number == number.rounded())
  }

  /// "a number of points from 0 to 10,000,000"
  package var phrase: String {
    "\(unit)\(allowsLower ? "from" : "above") \(lower.groupedDescription) "
      + "\(allowsLower ? "to" : "and up to") \(upper.groupedDescription)"
  }
}
