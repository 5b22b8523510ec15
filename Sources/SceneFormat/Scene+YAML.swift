public import AutoLayout
public import Diagnostics

extension Scene {
  /// Reads a scene from the YAML in a string literal.
  ///
  /// Diagnostics and reasons cite lines of the Swift file if a multi-line literal with the text stands
  /// in the call or below it. Columns are exact up to the first escape or interpolation in a line. Any
  /// other text has its own line numbers, after the line of the call: `CellTests.swift:14, yaml:2:5`.
  ///
  /// Image files are looked for beside the Swift file. `SceneReader` returns warnings, too.
  ///
  /// - Parameters:
  ///   - text: the same as in a scene file.
  ///   - file: the Swift file that calls. Its name is the title of a scene that has none.
  ///   - line: where it calls, from 1.
  /// - Throws: everything that is wrong with the text.
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
  /// Only what differs from the defaults is written, with keys in one order and one spacing, so that
  /// the same scene is always the same text and changes can be reviewed. Visual formats stand expanded, metrics
  /// are numbers, and default priorities of Interface Builder are priorities that are said: a scene
  /// does not know what it was made of. Numbers are exact. A variant is a whole scene, with the
  /// changes as they are to be told.
  ///
  /// What a scene file cannot say is lost:
  /// - an image that was given as bytes alone: its size is written. One that was read from a file is
  ///   written as that file's path, and read back if the file is still there;
  /// - the chosen rows of a picker, and an image's own alignment rect insets; those of the view that
  ///   shows it are written;
  /// - more than one font in a view, natural text alignment (it is read as left or right), and the
  ///   alignment and line breaks of texts other than labels';
  /// - the order of subviews where a stack view's arranged ones and others take turns, the order of
  ///   layout guides across views, and guides of views that no constraint is about;
  /// - what a view is in a file of Interface Builder: its object id and its stored frame.
  ///
  /// A scene that does not keep what ``Scene`` guarantees, or names its views as no scene file can,
  /// becomes a text that cannot be read.
  public var yaml: String {
    SceneWriter(self).node.lines.map { $0 + "\n" }.joined()
  }
}
