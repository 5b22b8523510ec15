import SnugDiagnostics
import SnugGeometry
package import SnugLayout

/// The keys of views, in the order of the reference. A key that only some classes have lists them.
extension SceneSchema {
  static let view = MappingSchema<ViewDeclaration>(
    "a view",
    from: ViewDeclaration(name: nil),
    identityKeys + textKeys + contentKeys + stackKeys + sizeKeys + marginKeys + frameKeys
      + subviewKeys)

  package static func keys(of viewClass: ViewClass, isRoot: Bool) -> [String] {
    view.keys.filter { $0.shape.belongs(to: viewClass, isRoot: isRoot) }.map(\.name)
  }

  private static let identityKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      classKey, "the class", .choice(ViewClass.allCases.map(\.rawValue)),
      default: "`UIView`, on macOS `NSView`"
    ) { _, _, _ in
      // It determines the valid keys, and has been read before them.
    },
    SchemaKey(
      "name", "the name of the root view in constraints", .viewName, default: "`view`", scope: .root
    ) { decoder, field, view in
      if let text = field.value.text {
        view.name = decoder.viewName(text)
      } else {
        decoder.diagnostics.append(.wrongType(of: field.name, "a name", field.value))
      }
    },
    SchemaKey(
      "size", "the required size, in points; a side that is `fit` gets its fitting size",
      .rootSize, \.size, default: "the fitting size", scope: .root),
    SchemaKey(
      "createdIn", "where it was made: default priorities differ", .choice, \.creation,
      default: "the scene's"),
  ]

  private static let sizeKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "intrinsicContentSize",
      "a size in place of the content's, in points; `none` means no intrinsic metric",
      .size(orWord: "none"), \.view.intrinsicContentSizeOverride, default: "the content's"),
    SchemaKey(
      "hugging", "content hugging priority", .priorities, \.contentHuggingPriority,
      default: "by class and `createdIn`"),
    SchemaKey(
      "compressionResistance", "content compression resistance priority", .priorities,
      \.contentCompressionResistancePriority, default: "750"),
    SchemaKey(
      "placeholderIntrinsicContentSize",
      "a size in place of the content's in scenes with `designTime: true`",
      .size(orWord: "none"), \.placeholderIntrinsicContentSize, default: "the content's"),
    SchemaKey(
      "alignmentRectInsets", "the distances from the frame to the alignment rect, in points",
      .offsets, \.alignmentRectInsets, default: "the class's"),
    SchemaKey(
      "hidden", "whether it is hidden: it is still laid out, but gets no room in a stack view",
      .boolean, \.view.isHidden),
    SchemaKey(
      "semanticContentAttribute", "whether it is mirrored in right-to-left languages",
      .choice, \.view.semanticContentAttribute),
  ]

  /// The key whose value determines the other keys of a view.
  static let classKey = "class"

  /// The key of a scene whose value determines the classes of views.
  static let platformKey = "platform"

  /// The key of a scene whose value includes its platform.
  static let systemKey = "system"
}

extension ValueForm where Value == Spanned<PerAxis<Double?>> {
  /// A size whose sides can be `fit`, or `fit` for both.
  static var rootSize: Self {
    let sides = Self.spanned(.size(orWord: "fit"))
    return Self(.either([sides.shape, .word("fit")]), write: sides.write) { decoder, node, key in
      node.text?.string == "fit" ? nil : sides.read(&decoder, node, key)
    }
  }
}
