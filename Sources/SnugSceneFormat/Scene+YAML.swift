public import SnugDiagnostics
import SnugGeometry
public import SnugLayout

extension Scene {
  /// Reads a scene from the YAML in a string literal.
  ///
  /// Diagnostics and reasons cite lines of the Swift file if the call, or the code below it, has a
  /// multi-line literal with the text. Columns are exact up to the first escape or interpolation in
  /// a line. Any other text has its own line numbers, after the line of the call:
  /// `CellTests.swift:14, yaml:2:5`.
  ///
  /// Image files are looked for beside the Swift file. `SceneReader` returns warnings, too.
  ///
  /// - Parameters:
  ///   - text: the same as in a scene file.
  ///   - file: the calling Swift file. Its name is the title of a scene without a title.
  ///   - line: the line of the call, from 1.
  /// - Throws: all errors in the text.
  public init(
    yaml text: String, calledFrom file: String = #filePath, line: Int = #line
  ) throws(Diagnostics) {
    let source =
      SwiftFiles.text(of: file)?.literal(text, from: line)
      ?? SourceText(name: "\(SwiftFiles.name(of: file)):\(line), yaml", text)
    self = try SceneReader.read(source, images: .beside(file)).value
  }

  /// The scene as a scene file, which reads back as the same scene.
  ///
  /// Only values that differ from the defaults are written, with a fixed order of keys and fixed
  /// spacing, so that the same scene is always the same text and changes can be reviewed. A scene
  /// does not store its source: visual formats are written as the equations they expand to, metrics
  /// as numbers, and default priorities of Interface Builder as explicit priorities. Numbers are
  /// exact. A variant is written as a whole scene, with the descriptions of its changes.
  ///
  /// A scene file has no keys for the following, which are lost:
  /// - an image given as bytes only: its size is written. An image that was read from a file is
  ///   written as that file's path, and read back if the file still exists;
  /// - the selected rows of a picker, and an image's own alignment rect insets; those of the image
  ///   view are written;
  /// - more than one font in a view, natural text alignment (it is read as left or right), and the
  ///   alignment and line breaks of texts other than labels';
  /// - the order of subviews where arranged and other subviews of a stack view alternate, the order
  ///   of layout guides across views, and guides that no constraint uses;
  /// - a view's object ID and stored frame in an Interface Builder file.
  ///
  /// If a scene violates the invariants of ``Scene``, or has view names that are invalid in a scene
  /// file, its text cannot be read.
  public var yaml: String {
    (placeholders + SceneWriter(self).node.lines).map { $0 + "\n" }.joined()
  }

  /// A comment about the sizes that are not in the console log.
  private var placeholders: [String] {
    let names = viewIDs.filter { id in
      self[id].intrinsicContentSizeOverride != nil
        && Axis.allCases.contains { consoleReport?.assumedSizes[$0].contains(id) ?? false }
    }.map { self[$0].name }
    return names.isEmpty
      ? []
      : ["# The log does not state the intrinsicContentSize of \(names.joined(separator: ", "))."]
  }
}
