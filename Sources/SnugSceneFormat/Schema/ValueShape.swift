import SnugGeometry
package import SnugLayout

/// The shape of a value in a file, for the reference and the JSON Schema.
package indirect enum ValueShape: Sendable {
  /// Any scalar; `12` means the same as `"12"`.
  case text
  /// An equation or a visual format.
  case constraintText
  /// A mapping of paths to values. The key at the end of a path describes its value.
  case paths
  /// A mapping of the width or the height of the root, as a path, to a list of numbers.
  case sizesOfRoot
  /// A value that a path sets.
  case anything
  case scene
  case boolean
  case number(NumberRule)
  case integer(upTo: Int)
  case choice([String])
  case word(String)
  /// Nothing at all, or `null`.
  case nothing
  /// A number, the name of a priority, or a sum of both.
  case priority
  case viewName
  /// The path of a PNG file, relative to the scene.
  case imageFile
  case list(ValueShape)
  /// `[width, height]`: one value for each name.
  case tuple([String], of: ValueShape)
  case mapping(MappingShape)
  /// A mapping whose keys are the author's names.
  case names(to: ValueShape)
  case either([ValueShape])
  /// A shape that is defined once, because it can contain itself.
  case definition(Definition)

  package enum Definition: String, Sendable, CaseIterable {
    case root, view, constraint
  }
}

package struct MappingShape: Sendable {
  /// The owner of the keys, for messages: `a font`.
  package let what: String
  package let keys: [KeyShape]
  /// The key that a value other than a mapping is shorthand for; `nil` if it sets every key.
  package var shorthandKey: String?
}

package struct KeyShape: Sendable {
  package let name: String
  /// In one line, for the reference.
  package let meaning: String
  package let value: ValueShape
  /// The description of the default; `nil` if there is none.
  package internal(set) var absent: String?
  /// The view classes with this key; `nil` means all, or that it is not a key of a view.
  package let classes: [ViewClass]?
  package let scope: Scope
  package let isRequired: Bool

  /// Which views can have it, besides the restriction by class.
  package enum Scope: Sendable { case everyView, root, subviews }

  package func belongs(to viewClass: ViewClass, isRoot: Bool) -> Bool {
    (classes?.contains(viewClass) ?? true) && scope != (isRoot ? .subviews : .root)
  }
}

extension ValueShape {
  package var alternatives: [ValueShape] {
    if case .either(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
  }

  /// The mappings in a shape, the outermost first, without those in definitions.
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
  package static func mapping(of definition: ValueShape.Definition) -> MappingShape {
    switch definition {
    case .root, .view: view.shape
    case .constraint: constraint.shape
    }
  }

  /// The whole file.
  package static var file: MappingShape { scene.shape }
}

/// The valid range of a number.
package struct NumberRule: Sendable {
  package var lower = 0.0
  package var allowsLower = true
  package let upper: Double
  package var unit = "a number"
  var isWhole = false

  /// A size, or an inset that is not negative.
  package static let length = NumberRule(upper: SceneSchema.lengthLimit, unit: points)

  /// A distance in either direction.
  static let offset = NumberRule(
    lower: -SceneSchema.lengthLimit, upper: SceneSchema.lengthLimit, unit: points)

  /// A positive or negative number without a unit.
  static let signed = NumberRule(lower: -SceneSchema.lengthLimit, upper: SceneSchema.lengthLimit)

  /// A fraction from 0 to 1.
  static let fraction = NumberRule(upper: 1)

  /// The size of a font, in points.
  static let fontSize = NumberRule(allowsLower: false, upper: 1000, unit: points)

  /// Pixels per point.
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
