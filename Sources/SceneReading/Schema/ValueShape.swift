package import AutoLayout

/// How a value is written: what the reference and the JSON Schema say of it.
package indirect enum ValueShape: Sendable {
  /// Any scalar; `12` is as good as `"12"`.
  case text
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
    case view, constraint
  }
}

/// A mapping with known keys.
package struct MappingShape: Sendable {
  /// What has these keys, as messages call it: `a font`.
  package let what: String
  package let keys: [KeyShape]
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
  /// Whether only the root view says it.
  package let isOfRootAlone: Bool
  /// Whether it must be there.
  package let isRequired: Bool

  /// Whether a view can say it.
  package func belongs(to viewClass: ViewClass, isRoot: Bool) -> Bool {
    (classes?.contains(viewClass) ?? true) && (isRoot || !isOfRootAlone)
  }
}
