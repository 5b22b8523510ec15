package import Snug
import SnugPangoCairo
import SnugPlatform
import SnugSnapshots

/// A folder with stale pictures, the expected pictures, and a page that shows both.
package enum StalePicturePage {
  /// Writes `index.html` and the pictures into a folder, which is created if needed.
  ///
  /// For each picture there are `1-found.svg`, `1-drawn.svg` and, for PNGs of the same size,
  /// `1-difference.png`.
  package static func write(_ stale: [StalePicture], to folder: String) throws(Diagnostic) {
    var files: [(path: String, bytes: [UInt8])] = []
    let sections = stale.enumerated().map { index, stale in
      let format = OutputFormat(ofFile: stale.picture.path) ?? .svg
      var pictures = [("found", stale.found), ("drawn", stale.picture.bytes)]
      var difference: [UInt8]?
      if let found = stale.found, format == .png {
        difference =
          PictureComparison(expectedPNG: found, actualPNG: stale.picture.bytes).difference
        pictures.append(("difference", difference))
      }
      for case (let name, let bytes?) in pictures {
        let file = "\(index + 1)-\(name).\(format.fileExtension)"
        files.append((SceneFiles.joined(folder, file), bytes))
      }
      return section(stale, format, difference, number: index + 1)
    }
    let title = "Stale pictures"
    let path = SceneFiles.joined(folder, "index.html")
    if let old = FileManager.default.contents(atPath: path), !old.contains(Data(title.utf8)) {
      throw Diagnostic(
        .error, .unwritableFile, "cannot write the page: there is another page with its name",
        file: path, notes: ["name a folder for the differences alone"])
    }
    let page = ComparisonPage.html(title: title, body: sections.joined(separator: "\n"))
    files.append((path, Array(page.utf8)))
    try OutputFile.write(files, into: folder)
  }

  private static func section(
    _ stale: StalePicture, _ format: OutputFormat, _ difference: [UInt8]?, number: Int
  ) -> String {
    var parts = ["<section>", "<h2>\(stale.picture.path.xmlEscaped)</h2>", "<ul>"]
    let words = stale.found == nil ? ["it is missing"] : stale.changes.map(\.words)
    parts += words.map { "<li>\($0.xmlEscaped)</li>" }
    parts.append("</ul>")
    func image(_ bytes: [UInt8], _ what: String) -> String {
      ComparisonPage.image(bytes, isSVG: format == .svg, what)
    }
    if format != .svg, format != .png {
      parts.append("<p><a href=\"\(number)-drawn.\(format.fileExtension)\">Redrawn</a></p>")
    } else if let found = stale.found {
      parts += ComparisonPage.slider(
        from: ("Current", image(found, "current")),
        to: ("Redrawn", image(stale.picture.bytes, "redrawn")),
        difference: difference.map { image($0, "difference") })
    } else {
      parts.append("<figure>\(image(stale.picture.bytes, "redrawn"))</figure>")
    }
    return (parts + ["</section>"]).joined(separator: "\n")
  }
}
