package import AutoLayout
import Geometry

/// The keys of views. A key of some classes names them; the order is that of the reference.
extension SceneSchema {
  static let view = MappingSchema<ViewDeclaration>(
    "a view", identityKeys + textKeys + contentKeys + marginKeys + sizeKeys + subviewKeys)

  /// The names of the keys a view can say.
  package static func keys(of viewClass: ViewClass, isRoot: Bool) -> [String] {
    view.keys.filter { $0.shape.belongs(to: viewClass, isRoot: isRoot) }.map(\.name)
  }

  private static let identityKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      classKey, "the class", .choice(ViewClass.allCases.map(\.rawValue)), default: "`UIView`"
    ) { _, _, _ in
      // It decides which keys there are, and so has been read before all others.
    },
    SchemaKey(
      "name", "what constraints call the root view", .viewName, default: "`view`",
      isOfRootAlone: true
    ) { decoder, field, view in
      decoder.readName(field, of: &view)
    },
    SchemaKey(
      "size", "the size it has to have, in points; a side that is `fit` takes its fitting size",
      .rootSize, \.size, default: "the fitting size", isOfRootAlone: true),
    SchemaKey(
      "createdIn", "where it was made: default priorities differ", .choice, \.creation,
      default: "the scene's"),
  ]

  private static let marginKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "layoutMargins", "the margins, in points", .insets, \.layoutMargins, default: "8")
  ]

  private static let sizeKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "hugging", "content hugging priority", .priorities, \.contentHuggingPriority,
      default: "by class and `createdIn`"),
    SchemaKey(
      "compressionResistance", "content compression resistance priority", .priorities,
      \.contentCompressionResistancePriority, default: "750"),
    SchemaKey(
      "intrinsicContentSize",
      "a size in place of the content's, in points; `none` is no intrinsic metric",
      .size(orWord: "none"), \.intrinsicContentSize, default: "the content's"),
  ]

  private static let subviewKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "subviews", "the subviews by their names, in order",
      .either([.names(to: .either([.definition(.view), .nothing])), .nothing]), default: "none"
    ) { decoder, field, view in
      view.subviews = decoder.subviews(field.value, of: field.name)
    }
  ]

  /// The key whose value decides which others there are.
  static let classKey = "class"
}

extension ValueForm where Value == Spanned<PerAxis<Double?>> {
  /// A size whose sides may be `fit`, or `fit` for both.
  static var rootSize: Self {
    let sides = ValueForm<PerAxis<Double?>>.size(orWord: "fit")
    return Self(.either([sides.shape, .word("fit")])) { decoder, node, key in
      if node.text?.string == "fit" { return nil }
      return sides.spanned.read(&decoder, node, key)
    }
  }
}
