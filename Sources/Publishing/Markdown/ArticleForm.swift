public import Snug

/// How the pictures of articles are drawn, and where they go.
public struct ArticleForm: Hashable, Sendable {
  /// `nil` for that of DocC in a catalogue, and that of GitHub elsewhere.
  public var preset: Preset?
  public var format: OutputFormat
  /// The folder of the pictures, as seen from the article; empty for the article's own.
  public var folder: String
  /// Whether each picture links to a page in which its root can be dragged.
  public var isInteractive: Bool

  public init(
    preset: Preset? = nil, format: OutputFormat = .svg, folder: String = "",
    isInteractive: Bool = false
  ) {
    self.preset = preset
    self.format = format
    self.folder = folder
    self.isInteractive = isInteractive
  }

  /// Why there can be no such pictures, in a sentence for whoever asked for them; `nil` if there can.
  public var error: String? {
    if folder.hasPrefix("/") {
      return "--pictures takes a folder as seen from the article, and not from the root."
    }
    if isInteractive, preset == .docc {
      return """
        In DocC only the metadata of an article can link to a page; --interactive goes with \
        github and web.
        """
    }
    return PictureForm(preset: preset ?? .github, format: format).error
  }

  /// What the pictures of an article are drawn as.
  func pictures(for article: String) -> PictureForm {
    let isDocumented = article != "-" && CatalogNames.catalog(of: article) != nil
    var form = PictureForm(preset: preset ?? (isDocumented ? .docc : .github), format: format)
    form.hasPage = isInteractive && form.preset != .docc
    return form
  }
}
