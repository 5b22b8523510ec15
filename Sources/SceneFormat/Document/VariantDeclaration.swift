/// A variant as it was written: what is changed in the text of the scene before it is read again.
struct VariantDeclaration: Sendable {
  var title: String?
  /// Values by paths.
  var set: YAMLNode?
  /// Constraints, as they stand in a scene.
  var add: YAMLNode?
  /// The ids of constraints.
  var remove: [YAMLScalar]?
  /// A whole scene in place of the scene it is a variant of.
  var scene: YAMLNode?
  /// What is said to be changed, in place of what is written.
  var toldChanges: [String]?
}
