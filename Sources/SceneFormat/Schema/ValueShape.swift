package import AutoLayout
import Geometry

/// How a value is written: what the reference and the JSON Schema say of it.
package indirect enum ValueShape: Sendable {
  /// Any scalar; `12` is as good as `"12"`.
  case text
  /// An equation or a visual format.
  case constraintText
  /// A mapping of paths to values, which the keys they lead to describe.
  case paths
  /// A mapping of the width or the height of the root, as a path, to a list of numbers.
  case sizesOfRoot
  /// What a path sets.
  case anything
  /// A scene, as a file holds one.
  case scene
  case boolean
  case number(NumberRule)
  case integer(upTo: Int)
  /// One of some words.
  case choice([String])
  /// A word that stands where something else is expected otherwise.
  case word(String)
  /// Nothing at all, or `null`.
  case nothing
  /// A number, the name of a priority, or a sum of both.
  case priority
  /// The name of a view.
  case viewName
  /// The path of a PNG file, relative to the scene.
  case imageFile
  case list(ValueShape)
  /// `[width, height]`: one value of a shape for each name.
  case tuple([String], of: ValueShape)
  case mapping(MappingShape)
  /// A mapping whose keys are names the author chooses.
  case names(to: ValueShape)
  case either([ValueShape])
  /// What is described once and can stand in itself.
  case definition(Definition)

  package enum Definition: String, Sendable, CaseIterable {
    case root, view, constraint
  }
}

/// A mapping with known keys.
package struct MappingShape: Sendable {
  /// What has these keys, as messages call it: `a font`.
  package let what: String
  package let keys: [KeyShape]
  /// The key a value that is no mapping is short for; `nil` if it is for each of them.
  package var shorthandKey: String?
}

/// What is known of a key besides how its value is read.
package struct KeyShape: Sendable {
  package let name: String
  /// In one line, for the reference.
  package let meaning: String
  package let value: ValueShape
  /// What holds when it is left out, in words; `nil` if nothing does.
  package let absent: String?
  /// The classes it belongs to; `nil` if to all of them, or if it is no key of a view.
  package let classes: [ViewClass]?
  package let scope: Scope
  /// Whether it must be there.
  package let isRequired: Bool

  /// Which views say it, besides their class.
  package enum Scope: Sendable { case everyView, root, subviews }

  /// Whether a view can say it.
  package func belongs(to viewClass: ViewClass, isRoot: Bool) -> Bool {
    (classes?.contains(viewClass) ?? true) && scope != (isRoot ? .subviews : .root)
  }
}

extension ValueShape {
  /// The mappings a value may be or hold, itself first; what is defined elsewhere is left out.
  package var mappings: [MappingShape] {
    switch self {
    case .mapping(let mapping): [mapping] + mapping.keys.flatMap(\.value.mappings)
    case .list(let element), .tuple(_, of: let element), .names(to: let element):
      element.mappings
    case .either(let alternatives): alternatives.flatMap(\.mappings)
    default: []
    }
  }
}

extension SceneSchema {
  /// The mapping a definition describes.
  package static func mapping(of definition: ValueShape.Definition) -> MappingShape {
    switch definition {
    case .root, .view: view.shape
    case .constraint: constraint.shape
    }
  }

  /// The whole file.
  package static var file: MappingShape { scene.shape }
}

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
