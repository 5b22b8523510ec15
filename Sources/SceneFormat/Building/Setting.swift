public import AutoLayout
public import Diagnostics
public import Geometry

/// What a scene says besides its views and constraints; in a variant what it says instead.
public struct Setting: Sendable {
  let path: [String]
  let value: any SceneValue
  let range: SourceRange

  private init(_ path: [String], _ value: any SceneValue, _ range: SourceRange) {
    self.path = path
    self.value = value
    self.range = range
  }

  /// What the diagram is called.
  public static func title(
    _ title: String, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Setting { Setting(["title"], title, SourceRange(file, line, column)) }

  /// A second line below the title.
  public static func subtitle(
    _ subtitle: String, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Setting { Setting(["subtitle"], subtitle, SourceRange(file, line, column)) }

  /// Pixels per point: texts and images are rounded to pixels; 2 if left out.
  public static func scale(
    _ scale: Double, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Setting { Setting(["scale"], scale, SourceRange(file, line, column)) }

  /// Whose framework: UIKit's or AppKit's rules hold; UIKit's if left out.
  public static func platform(
    _ platform: Platform, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Setting { Setting(["platform"], platform, SourceRange(file, line, column)) }

  /// The version whose control sizes hold, and its platform; iOS 18 or macOS 15 if left out.
  public static func system(
    _ system: SystemVersion, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Setting { Setting(["system"], system, SourceRange(file, line, column)) }

  /// The direction of views that do not force one; left to right if left out.
  public static func layoutDirection(
    _ direction: LayoutDirection, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Setting { Setting(["layoutDirection"], direction, SourceRange(file, line, column)) }

  /// The text size chosen in Settings, which fonts of text styles follow; large if left out.
  public static func contentSizeCategory(
    _ category: ContentSizeCategory, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Setting {
    Setting(["contentSizeCategory"], category, SourceRange(file, line, column))
  }

  /// Where views were made that do not say so themselves; in code if left out.
  public static func createdIn(
    _ creation: ViewCreation, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Setting { Setting(["createdIn"], creation, SourceRange(file, line, column)) }

  /// Whether placeholder sizes count, as in Interface Builder.
  public static func designTime(
    _ isDesignTime: Bool = true, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Setting { Setting(["designTime"], isDesignTime, SourceRange(file, line, column)) }

  /// A number that visual formats and equations can name, for constants and priorities.
  public static func metric(
    _ name: String, _ value: Double, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Setting { Setting(["metrics", name], value, SourceRange(file, line, column)) }

  /// What the scene is meant to show, if that is usually a mistake.
  public static func expect(
    _ expectation: Scene.Expectation, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Setting { Setting(["expect"], expectation, SourceRange(file, line, column)) }

  /// The rules `snug lint` is not to look by.
  public static func disableLint(
    _ rules: Diagnostic.ID..., file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Setting {
    Setting(["lint", "disable"], rules, SourceRange(file, line, column))
  }

  /// What the picture shows; a preset begins it.
  public static func annotate(
    _ names: AnnotationName..., file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Setting { Setting(["output", "annotate"], names, SourceRange(file, line, column)) }

  /// What the picture does not show.
  public static func noAnnotate(
    _ names: AnnotationName..., file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Setting { Setting(["output", "noAnnotate"], names, SourceRange(file, line, column)) }

  /// How many panels stand side by side; 0 is as many as fit, or one column for several
  /// widths.
  public static func columns(
    _ count: Int, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Setting { Setting(["output", "columns"], count, SourceRange(file, line, column)) }

  /// What the scene's own panel is called beside its variants'.
  public static func baseTitle(
    _ title: String, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Setting { Setting(["output", "baseTitle"], title, SourceRange(file, line, column)) }

  /// Sizes of the root on an axis, in points, that the scene is drawn at.
  public static func sweep(
    _ axis: Axis, _ sizes: [Double], file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Setting { Setting(["sweep"], Sweep(axis, sizes), SourceRange(file, line, column)) }

  /// What the root is to come near to on a side it has no size on, as UIKit's method of this name;
  /// as small as can be, at the fitting size level, if left out.
  ///
  /// - Parameter targetSize: in points.
  public static func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority? = nil,
    verticalFittingPriority vertical: LayoutPriority? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Setting {
    var fitting = FittingDeclaration()
    fitting.targetSize = targetSize
    fitting.horizontalFittingPriority = horizontal
    fitting.verticalFittingPriority = vertical
    return Setting(["fitting"], fitting, SourceRange(file, line, column))
  }
}

/// A sweep, whose key has the name of the root in it.
struct Sweep: SceneValue {
  let axis: Axis
  let sizes: [Double]
  var root = ""

  init(_ axis: Axis, _ sizes: [Double]) {
    self.axis = axis
    self.sizes = sizes
  }

  func node(at range: SourceRange) -> YAMLNode {
    .mapping(
      [("\(root).\(axis == .horizontal ? "width" : "height")", sizes.node(at: range))],
      at: range)
  }
}
