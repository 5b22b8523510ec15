import SnugGeometry
package import SnugLayout

extension ViewDeclaration {
  /// Takes over what the scene sets for its views.
  mutating func adopt(_ document: SceneDocument) {
    creation = creation ?? document.creation
    system = document.scene.system
    // As in UIKit, the direction is not inherited from the superview.
    layoutDirection = view.semanticContentAttribute.direction ?? document.scene.layoutDirection
  }

  /// The view with defaults.
  ///
  /// - Parameter document: the scene, which has some of the defaults.
  package func view(in superview: ViewID?, of document: SceneDocument) -> View {
    var declaration = self
    declaration.adopt(document)
    var view = self.view
    view.superview = superview
    view.content = declaration.content
    view.content.scaleFonts(
      to: document.scene.contentSizeCategory, on: document.scene.pixelGrid)
    let hugging = view.content.defaultContentHuggingPriority(
      createdIn: declaration.creation ?? .code, on: viewClass.platform)
    view.contentHuggingPriority = PerAxis { contentHuggingPriority[$0]?.value ?? hugging[$0] }
    view.contentCompressionResistancePriority = PerAxis {
      contentCompressionResistancePriority[$0]?.value
        ?? View.defaultContentCompressionResistancePriority
    }
    view.contentHuggingRange = PerAxis { contentHuggingPriority[$0]?.range }
    view.contentCompressionResistanceRange = PerAxis {
      contentCompressionResistancePriority[$0]?.range
    }
    if document.isDesignTime, let placeholder = placeholderIntrinsicContentSize {
      view.intrinsicContentSizeOverride = placeholder
      view.hasAssumedContentSize = true
    }
    view.alignmentRectInsets =
      alignmentRectInsets
      ?? view.content.defaultAlignmentRectInsets(in: declaration.system)
    if let margins = directionalLayoutMargins {
      view.layoutMargins =
        declaration.layoutDirection == .leftToRight
        ? margins
        : EdgeInsets(
          top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }
    view.requiredSize = size?.value ?? PerAxis(both: nil)
    view.sizeRange = size?.range
    view.name = name?.value ?? ""
    view.range = name?.range
    return view
  }
}
