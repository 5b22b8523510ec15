public import AutoLayout
public import Diagnostics
public import Diagrams
public import Drawing
public import Geometry
public import LayoutExplanation
public import PangoCairo
import SceneFormat

/// The whole way from a scene file to a picture, a stage a method.
///
/// Opening the fonts is most of what making a pipeline costs; one pipeline serves any number of
/// scenes, from any thread.
public struct Pipeline: Sendable {
  public let measurer: PangoTextMeasurer
  let renderer: Renderer

  /// Throws when a font of the pinned set is missing; the error names the package to install.
  public init(
    fontDirectories: [String] = PangoTextMeasurer.defaultFontDirectories
  ) throws(FontError) {
    measurer = try PangoTextMeasurer(fontDirectories: fontDirectories)
    renderer = Renderer(measurer)
  }

  /// For a tool, once and before anything else: keeps the host's font configuration from being
  /// read, which takes longer than a small picture. A library's process has other users of it.
  public static func prepareProcess() { PangoTextMeasurer.makeCurrentForProcess() }

  /// Measures and solves a scene.
  public func layout(_ scene: Scene) -> Layout {
    LayoutEngine(measuring: measurer).layout(scene)
  }

  /// Solves a scene and says why it came out as it did.
  public func explain(_ scene: Scene) -> Explanation { Explanation(layout(scene)) }

  /// How the views of a scene fare while its root is resized; `nil` for the view is all of them.
  public func resizeTable(
    of scene: Scene, _ axis: Axis, over range: ClosedRange<Double>, about view: ViewID? = nil
  ) -> ResizeTable {
    ResizeTable(scene, axis, over: range, about: view, by: LayoutEngine(measuring: measurer))
  }

  /// What would come of other priorities of a view; `nil` is all views.
  public func whatIf(_ explanation: Explanation, about view: ViewID? = nil) -> WhatIf {
    WhatIf(explanation, about: view, by: LayoutEngine(measuring: measurer))
  }

  /// Composes the annotated picture of one layout; without options it shows what the scene says.
  public func diagram(
    of explanation: Explanation, _ options: DiagramOptions? = nil
  ) -> DisplayList {
    DiagramComposer(options ?? DiagramOptions(for: explanation.layout.scene), measuring: measurer)
      .compose(explanation)
  }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: what to draw.
  ///   - format: what to draw it as.
  ///   - scale: the pixels per point of a PNG.
  ///   - isAnimated: whether an SVG of several panels shows one after the other.
  public func render(
    _ picture: DisplayList, as format: OutputFormat = .svg, scale: Double = 2,
    animating isAnimated: Bool = false
  ) throws(RenderError) -> [UInt8] {
    switch format {
    case .svg: try isAnimated ? renderer.animatedSVG(picture) : renderer.svg(picture)
    case .png: try renderer.png(picture, scale: scale)
    case .pdf: try renderer.pdf(picture)
    // Of a picture alone nothing is known at another size.
    case .html:
      Array(InteractivePage(title: picture.title, still: try renderer.svg(picture)).html.utf8)
    case .marks: Array(picture.json(measuring: measurer).utf8)
    }
  }

  /// A picture for a page that shows a new one with every keystroke.
  package func inlineSVG(_ picture: DisplayList) throws(RenderError) -> InlineSVG {
    try renderer.inlineSVG(picture)
  }

  /// What there is to say about an outcome: names that are there twice, conflicts and ambiguity
  /// nobody announced, outcomes announced that did not happen, characters no font has.
  public func diagnostics(of explanation: Explanation) -> [Diagnostic] {
    explanation.outcomeDiagnostics + missingCharacters(in: explanation.layout)
  }

  /// Each once, in the order they occur; what shows several texts, or scrolls its text, has not been
  /// measured by them.
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
        let package = measurer.package(providing: scalar)
        return Diagnostic(
          .warning, .missingCharacter,
          "no font has the character '\(scalar)' (U+\(code)) of '\(layout.scene[id].name)'",
          at: layout.scene[id].range,
          notes: [
            package.map { "install the package '\($0)'" }
              ?? "Snug's fonts are Inter and Noto; the character is drawn as a box"
          ], views: [layout.scene[id].name])
      }
    }
  }
}
