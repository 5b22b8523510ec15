import Snug

/// The destination of pictures, which determines their names and how they support the dark
/// appearance.
package enum Preset: String, Sendable, CaseIterable {
  /// A DocC catalog: `row.svg` and `row~dark.svg`, or `row@2x.png` and `row~dark@2x.png`.
  ///
  /// The part before `~dark` and `@2x` is DocC's name of an image. It must be unique in a catalog,
  /// whatever the folders and formats.
  case docc
  /// A Markdown file on GitHub: `row.svg` and `row~dark.svg` in a `<picture>` element.
  case github
  /// Any other page, such as a wiki's: an SVG that follows the reader's color scheme, or a light
  /// PNG.
  case web
  /// A page on a phone: as ``web``, 343 points wide, with everything below each other.
  case phone

  /// The default appearance.
  func appearance(as format: OutputFormat) -> AppearanceChoice {
    switch self {
    case .web, .phone: format == .svg ? .auto : .light
    case .docc, .github: .pair
    }
  }
}
