import Foundation
import PangoCairo
import Snapshots
public import Snug

/// A folder that shows stale pictures: as they are, as they should be, and a page of both.
public struct StalePicturePage: Sendable {
  private let stale: [StalePicture]

  public init(_ stale: [StalePicture]) { self.stale = stale }

  /// Writes `index.html` and the pictures into a folder that is made if need be.
  ///
  /// Of each there is `1-found.svg`, `1-drawn.svg` and, of PNGs of one size, `1-difference.png`.
  public func write(to folder: String) throws(Diagnostic) {
    var files: [(path: String, bytes: [UInt8])] = []
    var sections = ""
    for (index, stale) in stale.enumerated() {
      let format = OutputFormat(ofFile: stale.picture.path) ?? .svg
      var pictures = [("found", stale.found, format), ("drawn", stale.picture.bytes, format)]
      if let found = stale.found, format == .png {
        let comparison = PictureComparison(expectedPNG: found, actualPNG: stale.picture.bytes)
        pictures.append(("difference", comparison.difference, .png))
      }
      var cells = ""
      for case (let name, let bytes?, let format) in pictures {
        let file = "\(index + 1)-\(name).\(format.fileExtension)"
        files.append((SceneFiles.joined(folder, file), bytes))
        cells += Self.cell(name, file, format)
      }
      let words = stale.found == nil ? ["it is not there"] : stale.changes.map(\.words)
      sections += """
        <section><h2>\(stale.picture.path.xmlEscaped)</h2>
        <p>\(words.map(\.xmlEscaped).joined(separator: "<br>"))</p>
        \(cells)</section>

        """
    }
    files.append((SceneFiles.joined(folder, "index.html"), Array(Self.page(sections).utf8)))
    try OutputFile.write(files, makingFolders: true)
  }

  private static func cell(_ name: String, _ file: String, _ format: OutputFormat) -> String {
    let shown =
      format == .svg || format == .png
      ? "<img src=\"\(file)\" alt=\"\(name)\">" : "<a href=\"\(file)\">\(file)</a>"
    return "<figure><figcaption>\(name)</figcaption>\(shown)</figure>\n"
  }

  private static func page(_ sections: String) -> String {
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><title>Stale pictures</title>
    <style>
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
    body { margin: 2rem auto; padding: 0 1rem; max-width: 80rem; }
    h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
    figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; max-width: 100%; }
    img { max-width: 100%; border: 1px solid #8886; }
    </style>
    <h1>Stale pictures</h1>
    \(sections)</html>

    """
  }
}
