public import SnugComparison
public import SnugDiagnostics
public import SnugDiagrams
public import SnugDrawing
public import SnugExplanation
public import SnugGeometry
public import SnugLayout
public import SnugPangoCairo
import SnugSceneFormat

/// The stages from a scene file to a picture, each a method.
///
/// Creating a pipeline is expensive, mainly because it opens the fonts. A pipeline can be used for
/// any number of scenes and from any thread.
public struct Pipeline: Sendable {
  public let measurer: PangoTextMeasurer
  let renderer: Renderer

  /// Throws an error with the package to install if a font of the pinned set is missing.
  public init(fontDirectories: [String]? = nil) throws(FontError) {
    measurer = try PangoTextMeasurer(fontDirectories: fontDirectories)
    renderer = Renderer(measurer)
  }

  /// Prevents reading the host's font configuration, which takes longer than drawing a small
  /// picture. A tool calls this once at its start. A library must not call it, because its host may
  /// need the fonts.
  public static func prepareProcess() { PangoTextMeasurer.makeCurrentForProcess() }

  /// Measures and solves a scene.
  public func layout(_ scene: Scene) -> Layout {
    LayoutEngine(measuring: measurer).layout(scene)
  }

  /// Solves a scene and explains the result.
  public func explain(_ scene: Scene) -> Explanation { Explanation(layout(scene)) }

  /// The behavior of a view while the root of the scene is resized; `nil` for all views.
  public func resizeTable(
    of scene: Scene, _ axis: Axis, over range: ClosedRange<Double>, about view: ViewID? = nil
  ) -> ResizeTable {
    ResizeTable(scene, axis, over: range, about: view, by: LayoutEngine(measuring: measurer))
  }

  /// The effects of other priorities of a view; `nil` for all views.
  public func whatIf(_ explanation: Explanation, about view: ViewID? = nil) -> WhatIf {
    WhatIf(explanation, about: view, by: LayoutEngine(measuring: measurer))
  }

  /// Composes the annotated picture of a layout. Without options the scene's settings apply.
  public func diagram(
    of explanation: Explanation, _ options: DiagramOptions? = nil
  ) -> DisplayList {
    DiagramComposer(options ?? DiagramOptions(for: explanation.layout.scene), measuring: measurer)
      .compose(explanation)
  }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: the picture to draw.
  ///   - format: the format of the file.
  ///   - scale: the pixels per point of a PNG.
  ///   - isAnimated: whether an SVG with several panels shows them one after the other.
  ///   - id: the ID of an SVG's root element, by default from the picture's title.
  public func render(
    _ picture: DisplayList, as format: OutputFormat = .svg, scale: Double = 2,
    animating isAnimated: Bool = false, id: PictureID? = nil
  ) throws(RenderError) -> [UInt8] {
    switch format {
    case .svg:
      try isAnimated ? renderer.animatedSVG(picture, id: id) : renderer.svg(picture, id: id)
    case .png: try renderer.png(picture, scale: scale)
    case .pdf: try renderer.pdf(picture)
    // A page needs the scene for other sizes, and a picture alone does not have it.
    case .html:
      Array(
        InteractivePage(title: picture.title, still: try renderer.svg(picture, id: id)).html.utf8)
    case .marks: Array(picture.json(measuring: measurer).utf8)
    }
  }

  /// An SVG for a page that redraws the picture with every keystroke.
  package func inlineSVG(_ picture: DisplayList) throws(RenderError) -> InlineSVG {
    try renderer.inlineSVG(picture)
  }

  /// The diagnostics of an outcome: duplicate names, unexpected conflicts and ambiguities, expected
  /// outcomes that did not happen, and missing characters.
  public func diagnostics(of explanation: Explanation) -> [Diagnostic] {
    explanation.outcomeDiagnostics + missingCharacters(in: explanation.layout)
  }

  /// The missing characters of a view, without duplicates, in order. The texts of views with
  /// several texts, or with scrolling text, are measured here, because the layout did not measure
  /// them.
  private func missingCharacters(
    in content: ViewContent, _ laidOut: Layout.LaidOutView
  ) -> [Unicode.Scalar] {
    if let text = laidOut.intrinsicContentSize.text { return text.missingCharacters }
    var missing: [Unicode.Scalar] = []
    for text in content.texts {
      let metrics = measurer.metrics(of: text, maximumWidth: nil)
      missing += metrics.missingCharacters.filter { !missing.contains($0) }
    }
    return missing
  }

  private func missingCharacters(in layout: Layout) -> [Diagnostic] {
    layout.scene.viewIDs.flatMap { id -> [Diagnostic] in
      return missingCharacters(in: layout.scene[id].content, layout[id]).map { scalar in
        let code = scalar.value.text(digits: 4, uppercase: true)
        return Diagnostic(
          .warning, .missingCharacter,
          "no font has the character '\(scalar)' (U+\(code)) of '\(layout.scene[id].name)'",
          at: layout.scene[id].range,
          notes: [
            measurer.advice(for: scalar)
              ?? "Snug's fonts are Inter and Noto; the character is drawn as a box"
          ], views: [layout.scene[id].name])
      }
    }
  }
}
