package import Snug

package struct ArticleForm: Hashable, Sendable {
  /// `nil` means the preset for DocC in a catalog, and that for GitHub elsewhere.
  package var preset: Preset?
  package var format: OutputFormat
  /// The folder of the pictures, relative to the article; empty for the article's folder.
  package var folder: String
  /// Whether each picture links to an interactive page in which its root can be resized.
  package var isInteractive: Bool

  package init(
    preset: Preset? = nil, format: OutputFormat = .svg, folder: String = "",
    isInteractive: Bool = false
  ) {
    self.preset = preset
    self.format = format
    self.folder = folder
    self.isInteractive = isInteractive
  }

  /// The error message for an invalid combination; `nil` if it is valid.
  package var error: String? {
    if folder.hasPrefix("/") {
      return "--pictures takes a folder relative to the article, not an absolute path."
    }
    if isInteractive, preset == .docc {
      return """
        In DocC, only the metadata of an article can link to a page; --interactive is for \
        github and web.
        """
    }
    return PictureForm(preset: preset ?? .github, format: format).error
  }

  func pictures(for article: String) -> PictureForm {
    let isDocumented = article != "-" && CatalogNames.catalog(of: article) != nil
    var form = PictureForm(preset: preset ?? (isDocumented ? .docc : .github), format: format)
    form.hasPage = isInteractive && form.preset != .docc
    return form
  }
}
