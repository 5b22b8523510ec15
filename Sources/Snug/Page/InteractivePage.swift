import CSnugResources
import SnugComparison
import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugPangoCairo

extension Pipeline {
  /// A self-contained HTML page that shows a scene and its variants at any size of the root on an
  /// axis. The user drags to resize. Without scripts, and in print, it shows the picture; so it does for a
  /// console log, which has no other sizes.
  ///
  /// - Parameters:
  ///   - scene: the scene, with its variants if they are chosen.
  ///   - choice: its sweep determines the range of sizes, or else the scene's sweep. The default is
  ///     from half the root's width to one and a half, as far as no more than three sets of required
  ///     constraints conflict, or as many as at the root's own width.
  ///   - id: the ID of the picture's root element, by default from its title.
  public func page(
    of scene: Scene, _ choice: PanelChoice = PanelChoice(), id: PictureID? = nil
  ) throws(RenderError) -> [UInt8] {
    let scenes = [scene] + (choice.showsVariants ? scene.variants : [])
    let baseTitle = choice.settings.baseTitle ?? scene.output.baseTitle ?? Self.baseTitle
    let names = [baseTitle] + scene.variants.map(\.title)
    let (axis, range) = extent(of: scene, choice.sweep)
    let isAsked = asked(of: scene, choice.sweep) != nil
    var still = choice
    still.sweep = .none
    let picture = diagram(
      of: sheet(of: scene, still),
      DiagramOptions(for: scene, followsColorScheme: true, overriddenBy: choice.settings))
    // A log does not tell what becomes of other sizes.
    if scene.consoleReport != nil { return try render(picture, as: .html, id: id) }
    let pages = zip(scenes, names).map { scene, name in
      PageVariant(scene, name, axis, over: range, isAsked: isAsked, choice.settings, by: self)
    }
    var encoder = PageEncoder(
      self, for: pages.flatMap { [$0.segments.drawn, $0.segments.described] })
    let variants = pages.map { $0.encoded(by: &encoder) }
    let data: JSON = [
      "title": .string(scene.title), "axis": .string(Wording.dimension(axis)),
      "variants": .array(variants),
    ]
    let page = InteractivePage(
      title: scene.title, subtitle: scene.subtitle,
      still: try renderer.svg(picture, id: id, defining: encoder.symbols),
      data: data.appending(encoder.tables))
    return Array(page.html.utf8)
  }

  /// The range of the root's sizes in a page, in points.
  ///
  /// - Parameter layout: the layout of the scene, if it is available.
  package func extent(
    of scene: Scene, _ sweep: PanelChoice.Sweep = .asWritten, laidOut layout: Layout? = nil
  ) -> (axis: Axis, range: ClosedRange<Double>) {
    if let asked = asked(of: scene, sweep) { return asked }
    let width = (layout ?? self.layout(scene))[.root].frame.width
    return (.horizontal, max(1, (width / 2).rounded())...max(2, (width * 1.5).rounded()))
  }

  private func asked(
    of scene: Scene, _ sweep: PanelChoice.Sweep
  ) -> (axis: Axis, range: ClosedRange<Double>)? {
    let asked: (axis: Axis, range: ClosedRange<Double>)? =
      switch sweep {
      case .across(let axis, let range): (axis, range)
      case .over(let sweep): sweep.extent
      case .asWritten: scene.sweep?.extent
      case .none: nil
      }
    return asked.flatMap { $0.range.lowerBound < $0.range.upperBound ? $0 : nil }
  }
}

extension SizeSweep {
  fileprivate var extent: (axis: Axis, range: ClosedRange<Double>)? {
    guard let low = sizes.min(), let high = sizes.max() else { return nil }
    return (axis, low...high)
  }
}

extension [LayoutPiece] {
  /// The pieces around a size in which at most a number of conflicts are found, or as many as at the size.
  fileprivate func around(_ size: Double, conflicts most: Int) -> Self {
    guard let middle = firstIndex(where: { $0.range.contains(size) }) else { return self }
    let limit = Swift.max(most, self[middle].layout.conflicts.count)
    func isCrowded(_ piece: LayoutPiece) -> Bool { piece.layout.conflicts.count > limit }
    let low = self[..<middle].lastIndex(where: isCrowded).map { $0 + 1 } ?? 0
    let high = self[middle...].firstIndex(where: isCrowded) ?? count
    return Array(self[low..<high])
  }
}

/// A scene or a variant at all sizes of its root.
private struct PageVariant {
  /// Where nobody asked for a range of sizes, a page ends where more required constraints conflict: there
  /// the layout tells nothing any more, and each conflict costs a search for its repairs at every size.
  private static let mostConflicts = 3

  let segments: PageSegments
  private let description: JSON

  init(
    _ scene: Scene, _ name: String, _ axis: Axis, over wanted: ClosedRange<Double>, isAsked: Bool,
    _ settings: OutputSettings, by pipeline: Pipeline
  ) {
    let engine = LayoutEngine(measuring: pipeline.measurer)
    let start = engine.layout(scene)[.root].frame.size[axis]
    let all = engine.pieces(of: scene, axis, over: wanted)
    let pieces = isAsked ? all : all.around(start, conflicts: Self.mostConflicts)
    let range =
      all.isEmpty
      ? wanted : pieces[0].range.lowerBound...pieces[pieces.count - 1].range.upperBound
    let table = ResizeTable(scene, axis, over: range, pieces)
    // When a view passes its intrinsic size, its movement does not change, but its description
    // does.
    let knots =
      (pieces.map(\.range.lowerBound) + table.breakpoints + [range.upperBound]).sorted()
    let sampler = PageSampler(
      scene, axis, over: range, DiagramOptions(for: scene, overriddenBy: settings),
      measuring: pipeline.measurer)
    let distinct = knots.indices.filter { $0 == 0 || knots[$0 - 1] < knots[$0] - 1e-4 }
      .map { knots[$0] }
    segments = sampler.segments(between: distinct)
    let box = segments.extent.outset(by: EdgeInsets(all: 4))
    let ribbon = Ribbon(table, showing: [])
    description = [
      "name": .string(name), "root": .string(scene[.root].name),
      "start": .number(start),
      "low": .number(range.lowerBound), "high": .number(range.upperBound),
      "zoom": .number(sampler.zoom),
      "box": .array(box.numbers.map { .number($0.rounded()) }),
      "rows": .array(ribbon.rows.map { [.string($0.name), .array($0.runs.map(\.encoded))] }),
      "ticks": .array(ribbon.breakpoints().map { .number($0) }),
    ]
  }

  func encoded(by encoder: inout PageEncoder) -> JSON {
    description.appending([
      "drawn": .array(segments.drawn.map { encoder.encoded($0) }),
      "described": .array(segments.described.map { encoder.encoded($0) }),
    ])
  }
}

extension Ribbon.Run {
  fileprivate var encoded: JSON {
    let classes = [
      state.kind.rawValue, state.isAmbiguous ? "ambiguous" : "",
      state.isConflicting ? "conflict" : "",
    ].filter { !$0.isEmpty }
    return [
      .number(range.lowerBound), .number(range.upperBound),
      .string(classes.joined(separator: " ")), .array(words.map { .string($0) }),
    ]
  }
}

/// An HTML page with a static picture, and data from which a script draws all other sizes.
struct InteractivePage {
  let title: String
  var subtitle: String?
  /// An SVG, which also has the definitions that the script uses.
  let still: [UInt8]
  /// `nil` if the root cannot be resized.
  var data: JSON?

  var html: String {
    // A text of a scene must not end the enclosing element.
    let data = data?.compact.replacing("<", with: "\\u003c") ?? ""
    let nonce = ContentHash(data).hexadecimal
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Snug">
      <title>\(title.xmlEscaped)</title>
      <style nonce="\(nonce)">
      \(Self.colors)\(String(cString: page_css))</style>
      </head>
      <body>
      <main>
      <h1>\(title.xmlEscaped)</h1>
      \(subtitle.map { "<p class=\"subtitle\">\($0.xmlEscaped)</p>\n" } ?? "")\
      <div id="still">
      \(String(decoding: still, as: UTF8.self)
        .replacing("<style>", with: "<style nonce=\"\(nonce)\">"))</div>
      <div id="live" hidden></div>
      </main>
      \(data.isEmpty ? "" : script(data, nonce: nonce))</body>
      </html>

      """
  }

  private func script(_ data: String, nonce: String) -> String {
    """
    <script type="application/json" id="data">\(data)</script>
    <script nonce="\(nonce)">
    \(String(cString: dragging_js))\
    \(String(cString: page_js))\
    \(String(cString: slider_js))</script>

    """
  }

  /// The colors of the picture as CSS, with those of the dark appearance.
  private static var colors: String {
    let names = [
      "canvas", "surface", "surface-2", "rule", "ink", "secondary", "edge", "constraint",
      "stretched", "stretched-tint", "compressed", "compressed-tint", "ambiguous", "conflict",
      "margin", "safe-area",
    ]
    func variables(_ theme: Theme) -> String {
      zip(names, theme.colors).map { "--\($0):\($1.hexadecimal)" }.joined(separator: ";")
    }
    let dark = Theme.darkColors.map { pair in
      let (light, dark) = (pair.light.hexadecimal, pair.dark.hexadecimal)
      return "#live [fill=\"\(light)\"]{fill:\(dark)}#live [stroke=\"\(light)\"]{stroke:\(dark)}"
    }
    return """
      :root{\(variables(.light))}
      @media (prefers-color-scheme:dark){:root{\(variables(.dark))}
      \(dark.joined(separator: "\n"))}

      """
  }
}
