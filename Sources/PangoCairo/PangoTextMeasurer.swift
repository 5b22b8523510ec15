internal import CPangoCairo
public import Geometry
internal import Synchronization

/// Sets text with Pango in a pinned set of fonts, so that it measures the same on every machine.
///
/// The system font is Inter, tracked and spaced in lines as San Francisco is; what Inter has no
/// glyph for comes from Noto. Fonts are found in the given directories and nowhere else: neither
/// the host's font configuration, nor its locale, nor the environment has a say. The metrics of a
/// text depend on that text alone, not on what was measured before it.
public final class PangoTextMeasurer: TextMeasurer {
  private let pinnedFonts: PinnedFonts
  /// The typesetters not in use, the one used last at the end: its open fonts are used again.
  ///
  /// A Pango font map is not thread-safe, so there are as many as threads that set text at the same
  /// time, each with fonts of its own.
  private let pool: Mutex<[PooledTypesetter]>

  /// What one thread at a time sets text with; nothing ever waits for its lock.
  private final class PooledTypesetter: Sendable {
    let typesetter: Mutex<Typesetter>

    init(_ typesetter: sending Typesetter) { self.typesetter = Mutex(typesetter) }
  }

  /// Where Debian's packages `fonts-inter`, `fonts-noto-core`, `fonts-noto-cjk` and
  /// `fonts-noto-color-emoji` put their files, and where macOS and Homebrew keep fonts.
  public static let defaultFontDirectories = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
    "/Library/Fonts",
    "/opt/homebrew/share/fonts",
    "/usr/local/share/fonts",
  ]

  /// Opens Inter; throws when one of its weights is in none of the directories.
  ///
  /// A directory is looked into by file name, in the order given, without its subdirectories. Noto
  /// is opened when a text asks for it; a file that is not there makes its characters missing.
  public init(
    fontDirectories: [String] = PangoTextMeasurer.defaultFontDirectories
  ) throws(FontError) {
    pinnedFonts = try PinnedFonts(directories: fontDirectories)
    var first = Typesetter(pinnedFonts)
    try first.openRegular()
    pool = Mutex([PooledTypesetter(first)])
  }

  /// Runs `body` with something that sets text; what it sets must not leave `body`.
  func withTypesetter<Result: Sendable, Failure>(
    _ body: (inout Typesetter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let pooled = pool.withLock { $0.popLast() } ?? PooledTypesetter(Typesetter(pinnedFonts))
    defer { pool.withLock { $0.append(pooled) } }
    return try pooled.typesetter.withLock { (typesetter) throws(Failure) in try body(&typesetter) }
  }

  /// The size of the text in points, not rounded to pixels, never wider than `maximumWidth`.
  ///
  /// With the width it has when nothing limits it, a text is not truncated and breaks into the
  /// same lines. A width that is not a number, or infinite, is no limit; a negative one is zero.
  public func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics {
    withTypesetter { $0.layout(text, maximumWidth: maximumWidth).metrics }
  }

  /// Where the text is set otherwise: to the 1024th of a point, which is what Pango counts in.
  ///
  /// A width that is not a number, or infinite, is no limit; a negative one is zero.
  public func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double] {
    withTypesetter {
      $0.breakpoints(of: text, over: widths, includingWidth: includingWidth)
    }
  }

  /// The files of the pinned set that are there, each once: what a picture depends on besides its
  /// scene.
  package var fontFiles: [String] {
    var seen: Set<String> = []
    return pinnedFonts.all.map(\.path).filter { seen.insert($0).inserted }
  }

  /// The releases of the libraries that set and draw text, as the running program has them.
  package static var libraryVersions: String {
    [
      "Cairo \(String(cString: cairo_version_string()))",
      "Pango \(String(cString: pango_version_string()))",
      "HarfBuzz \(String(cString: hb_version_string()))",
    ].joined(separator: ", ")
  }

  /// Makes a fontconfig configuration that knows no font the current one of the whole process.
  ///
  /// For a tool to call before it makes its first measurer: Pango initialises fontconfig whether or
  /// not its configuration is used, and reading the host's takes longer than opening Inter. A
  /// library must not call it, because its host may want to see its own fonts.
  package static func makeCurrentForProcess() {
    guard let configuration = FcConfigCreate() else { return }
    FcConfigSetRescanInterval(configuration, 0)
    FcConfigSetCurrent(configuration)
    FcConfigDestroy(configuration)
  }
}
