import Geometry

/// Which numbers a value may have.
package struct NumberRule: Sendable {
  package var lower = 0.0
  package var allowsLower = true
  package let upper: Double
  /// What it is a number of.
  package var unit = "a number"
  var isWhole = false

  /// A length that is a size or a distance inwards.
  package static let length = NumberRule(upper: SceneSchema.lengthLimit, unit: points)

  /// A distance in either direction.
  static let offset = NumberRule(
    lower: -SceneSchema.lengthLimit, upper: SceneSchema.lengthLimit, unit: points)

  /// A number of either sign that is no distance.
  static let signed = NumberRule(lower: -SceneSchema.lengthLimit, upper: SceneSchema.lengthLimit)

  /// A part of a whole.
  static let fraction = NumberRule(upper: 1)

  /// The size of a font, in points.
  static let fontSize = NumberRule(allowsLower: false, upper: 1000, unit: points)

  /// How many pixels there are to a point.
  static let scale = NumberRule(allowsLower: false, upper: 10)

  static func whole(upTo upper: Int) -> NumberRule {
    NumberRule(upper: Double(upper), unit: "a whole number", isWhole: true)
  }

  private static let points = "a number of points"

  package func allows(_ number: Double) -> Bool {
    (allowsLower ? number >= lower : number > lower) && number <= upper
      && (!isWhole || number == number.rounded())
  }

  /// "a number of points from 0 to 10,000,000"
  package var phrase: String {
    "\(unit) \(allowsLower ? "from" : "above") \(lower.groupedDescription) "
      + "\(allowsLower ? "to" : "and up to") \(upper.groupedDescription)"
  }
}
