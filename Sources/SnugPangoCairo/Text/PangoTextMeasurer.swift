internal import CSnugPangoCairo
public import SnugGeometry
internal import Synchronization

/// Sets text with Pango in a pinned set of fonts, so that it measures the same on every machine.
///
/// The system font is Inter, with the tracking and line spacing of San Francisco. Noto is used for
/// characters without a glyph in Inter. Fonts are read only from the given directories. The host's
/// font configuration and its locale have no effect. The metrics of a text do not
/// depend on previous measurements.
public final class PangoTextMeasurer: TextMeasurer {
  private let pinnedFonts: PinnedFonts
  /// The unused typesetters, the most recently used last, whose open fonts are reused first.
  ///
  /// A Pango font map is not thread-safe, so each thread that sets text at the same time has its
  /// own typesetter and fonts.
  private let pool: Mutex<[PooledTypesetter]>

  /// A typesetter for one thread at a time. No thread ever waits for its lock.
  private final class PooledTypesetter: Sendable {
    let typesetter: Mutex<Typesetter>

    init(_ typesetter: sending Typesetter) { self.typesetter = Mutex(typesetter) }
  }

  /// The folders that `SNUG_FONTS` names, separated by colons, then those in which Debian, Ubuntu,
  /// Fedora, Arch, macOS and Homebrew install fonts.
  public static let defaultFontDirectories = FontFolders.named + FontFolders.system

  /// Opens Inter. Throws an error if no directory has one of its weights, or if `SNUG_FONTS` names a
  /// folder that does not exist.
  ///
  /// The directories are searched for file names in order, without subdirectories. Inter's weights
  /// are files such as `Inter-Bold.otf`, or all in `InterVariable.ttf`. Noto is opened when a text
  /// needs it. If a file is missing, its characters are missing.
  ///
  /// - Parameter fontDirectories: the directories; without it ``defaultFontDirectories``.
  public init(fontDirectories: [String]? = nil) throws(FontError) {
    let directories = if let fontDirectories { fontDirectories } else { try FontFolders.all() }
    pinnedFonts = try PinnedFonts(directories: directories)
    var first = Typesetter(pinnedFonts)
    try first.openRegular()
    pool = Mutex([PooledTypesetter(first)])
  }

  /// Runs `body` with a typesetter. The texts it sets must not escape from `body`.
  func withTypesetter<Result: Sendable, Failure>(
    _ body: (inout Typesetter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let pooled = pool.withLock { $0.popLast() } ?? PooledTypesetter(Typesetter(pinnedFonts))
    defer { pool.withLock { $0.append(pooled) } }
    return try pooled.typesetter.withLock { (typesetter) throws(Failure) in try body(&typesetter) }
  }

  /// The size of the text in points, not rounded to pixels, at most `maximumWidth` wide.
  ///
  /// With its unlimited width as maximum, a text is not truncated and has the same lines. An
  /// infinite width, or NaN, is no limit; a negative width is treated as 0.
  public func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics {
    withTypesetter { $0.layout(text, maximumWidth: maximumWidth).metrics }
  }

  /// The widths at which the layout of the text changes, exact to Pango's unit of 1/1024 point.
  ///
  /// An infinite width, or NaN, is no limit; a negative width is treated as 0.
  public func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double] {
    withTypesetter {
      $0.breakpoints(of: text, over: widths, includingWidth: includingWidth)
    }
  }

  /// Sets an empty fontconfig configuration for the whole process.
  ///
  /// A tool calls it before it creates its first measurer: Pango always initializes fontconfig's
  /// current configuration, and reading the host's takes longer than opening Inter. A library must
  /// not call it, because its host may need its fonts.
  package static func makeCurrentForProcess() {
    guard let configuration = FcConfigCreate() else { return }
    FcConfigSetRescanInterval(configuration, 0)
    FcConfigSetCurrent(configuration)
    FcConfigDestroy(configuration)
  }
}
