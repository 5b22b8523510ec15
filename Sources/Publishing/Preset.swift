import Snug

/// What pictures are for: where they will stand decides what they are called and how they turn dark.
public enum Preset: String, Sendable, CaseIterable {
  /// A DocC catalogue: `row.svg` and `row~dark.svg`, or `row@2x.png` and `row~dark@2x.png`.
  ///
  /// DocC takes what is before `~dark` and `@2x` for the name of an image, and would mix up two
  /// images of one name in a catalogue, whatever their folders and formats.
  case docc
  /// A Markdown file that GitHub shows: `row.svg` and `row~dark.svg`, shown by a `<picture>` element.
  case github
  /// Any other page, such as a wiki's: one SVG that follows its reader's colour scheme, or one light
  /// PNG.
  case web

  /// The default appearance.
  func appearance(as format: OutputFormat) -> AppearanceChoice {
    self == .web ? (format == .svg ? .auto : .light) : .pair
  }
}
